import type { Random } from '../random';

/** Splits a string into words; `_` stands for a space inside a word. */
const words = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/** Splits a string into its comma-separated entries. */
export const listed = (text: string): readonly string[] => text.replace(/\s+/g, ' ').trim().split(', ');

export const firstNames = words(`
James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas
Sarah Christopher Karen Daniel Lisa Matthew Nancy Anthony Betty Mark Sandra Donald Ashley Steven Kimberly Andrew Emily
Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa Timothy Deborah Ronald Stephanie George Rebecca Jason
Sharon Edward Laura Jeffrey Cynthia Ryan Amy Jacob Angela Nicholas Shirley Gary Brenda Eric Pamela Jonathan Emma Stephen
Nicole Larry Helen Justin Samantha Scott Katherine Brandon Christine Benjamin Debra Samuel Rachel Gregory Carolyn Alexander
Janet Patrick Maria Jack Heather Dennis Diane Tyler Julie Aaron Joyce Jose Victoria Adam Kelly Nathan Christina Henry Joan
Zachary Evelyn Douglas Lauren Peter Judith Kyle Olivia Noah Martha Ethan Cheryl Jeremy Megan Walter Andrea Keith Ann Roger
Jean Terry Alice Sean Jacqueline Gerald Hannah Carl Doris Austin Kathryn Lane Brooke Cody Shelby Dalton Kelsey Trent Mackenzie
María José Renée Zoë`);

export const lastNames = words(`
Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas
Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King
Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Schmidt Unruh
Koehn Schrag Penner Goering Friesen Dreiling Pfannenstiel Leiker Werth Younger Wiebe Regier Voth Janzen Becker Kuhn Rohr
Stegman Schulte Brungardt Herrman Giebler Urban Bieker Weigel Gross Depperschmidt Wasinger Kaiser Linenberger Rome Befort
Sauer Roth Stucky Kaufman Zerger Waltner Ediger Ratzlaff Harms Klassen Neufeld Isaac Reimer Wedel Nightengale Barkman Loewen
O'Brien O'Connor McCormick McDonald Van_Dyke De_La_Cruz Peña Núñez Muñoz D'Amico St._Clair Fitz-Gerald Hoßfeld Smith-Jones
Littlejohn Whitebread Crow_Dog Tran Pham Vang Xiong`);

export const streets = words(`
Main Kansas Broadway Washington Lincoln Jefferson Madison Grant Douglas Santa_Fe Chestnut Walnut Elm Oak Maple Cedar Poplar
Cottonwood Prairie Sunflower Railroad Commercial Central College School Church Park Mill River Pioneer`);

export const paperTitles =
  listed(`Telegram, News, Tribune, Chronicle, Journal, Herald, Times, Gazette, Sun, Daily Reporter,
Republican, Star, Clarion, Leader, Record, Independent, Courier, Globe, Review, Free Press, Monitor, Advocate, Sentinel,
Post, Dispatch, Press, Messenger, Plainsman, Signal, Enterprise`);

export const siteTitles =
  listed(`Sports Live, Game Day Network, Prep Report, Varsity Stream, Hometown Sports, Preps Online,
Athletics Network, Sideline Report, Friday Night Live, Scoreboard, Sports Hub, Student Broadcast Club`);

export const communityTitles = listed(`Community Media, Booster Press, Student Press, Public Access, Sports Photography,
Radio Club, Media Cooperative, Cable Board`);

export const mascotNames =
  listed(`Bulldogs, Eagles, Cardinals, Tigers, Cowboys, Buffaloes, Broncos, Thunderbirds, Trojans,
Vikings, Wildcats, Panthers, Chargers, Warriors, Mustangs, Longhorns, Bluejays, Redbirds, Swathers, Railroaders, Indians,
Golden Bears, Rams, Huskies, Knights, Lions, Falcons, Hornets, Bearcats, Plainsmen, Jayhawks, Owls, Raiders, Crusaders,
Demons, Beavers, Bobcats, Coyotes, Devils, Bees`);

export const seniorLeagues = listed(`Ark Valley Chisholm Trail, Sunflower, Eastern Kansas, Centennial, Greater Wichita,
Western Athletic, North Central Kansas, Mid-Continent, Northwest Kansas, Western Kansas Liberty, Hi-Plains,
Southern Plains-Iroquois, Central Prairie, Heart of the Plains, Central Plains, Heart of America, Wheat State,
Northern Plains, Twin Valley, Big Seven, Northeast Kansas, Frontier, Pioneer, Flint Hills, Lyon County, Three Rivers,
Tri-Valley, Southeast Kansas, Cherokee-Neosho-Crawford, South Central Border`);

export const juniorLeagues = listed(`Chisholm Trail Junior, Sunflower Middle School, Prairie Junior, Smoky Hill Junior,
Flint Hills Middle School, Neosho Valley Junior, High Plains Junior, Kaw Valley Middle School, Arkansas River Junior,
Gypsum Hills Junior, Republican Valley Junior, Cross Timbers Middle School`);

/** `KSNX-TV Channel 7` → `ksnx-tv-channel-7` */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
}

export const personName = (random: Random): string => `${random.pick(firstNames)} ${random.pick(lastNames)}`;

export const phoneNumber = (random: Random, areaCode: string): string =>
  `${areaCode}555${String(random.between(200, 9999)).padStart(4, '0')}`;
