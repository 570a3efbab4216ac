/** The towns, with zip and area code. */
const TOWNS = `
Abilene 67410 785, Alma 66401 785, Andover 67002 316, Anthony 67003 620, Arkansas City 67005 620, Ashland 67831 620,
Atchison 66002 913, Atwood 67730 785, Augusta 67010 316, Baldwin City 66006 785, Basehor 66007 913,
Baxter Springs 66713 620, Belle Plaine 67013 620, Belleville 66935 785, Beloit 67420 785, Bennington 67422 785,
Blue Rapids 66411 785, Bonner Springs 66012 913, Buhler 67522 620, Burlingame 66413 785, Burlington 66839 620,
Caldwell 67022 620, Caney 67333 620, Canton 67428 620, Cedar Vale 67024 620, Centralia 66415 785, Chanute 66720 620,
Chapman 67431 785, Cheney 67025 316, Cherryvale 67335 620, Cimarron 67835 620, Clay Center 67432 785,
Clearwater 67026 620, Clifton 66937 785, Coffeyville 67337 620, Colby 67701 785, Coldwater 67029 620,
Columbus 66725 620, Colwich 67030 316, Concordia 66901 785, Conway Springs 67031 620, Cottonwood Falls 66845 620,
Council Grove 66846 620, De Soto 66018 913, Derby 67037 316, Dighton 67839 620, Dodge City 67801 620,
Douglass 67039 316, Downs 67437 785, Easton 66020 913, Edgerton 66021 913, El Dorado 67042 316, Elkhart 67950 620,
Ellinwood 67526 620, Ellis 67637 785, Ellsworth 67439 785, Emporia 66801 620, Erie 66733 620, Eudora 66025 785,
Eureka 67045 620, Fort Scott 66701 620, Fowler 67844 620, Frankfort 66427 785, Fredonia 66736 620, Frontenac 66763 620,
Galena 66739 620, Garden City 67846 620, Gardner 66030 913, Garnett 66032 785, Girard 66743 620, Goddard 67052 316,
Goodland 67735 785, Great Bend 67530 620, Greensburg 67054 620, Halstead 67056 316, Hanover 66945 785, Hays 67601 785,
Haysville 67060 316, Herington 67449 785, Hesston 67062 620, Hiawatha 66434 785, Hill City 67642 785,
Hillsboro 67063 620, Hoisington 67544 620, Holcomb 67851 620, Holton 66436 785, Horton 66439 785, Howard 67349 620,
Hoxie 67740 785, Hugoton 67951 620, Humboldt 66748 620, Hutchinson 67501 620, Independence 67301 620, Inman 67546 620,
Iola 66749 620, Jetmore 67854 620, Johnson 67855 620, Junction City 66441 785, Kansas City 66101 913,
Kingman 67068 620, Kinsley 67547 620, Kiowa 67070 620, La Crosse 67548 785, Lakin 67860 620, Lansing 66043 913,
Larned 67550 620, Lawrence 66044 785, Leavenworth 66048 913, Leawood 66206 913, Lebo 66856 620, Lenexa 66215 913,
Leoti 67861 620, Liberal 67901 620, Lincoln 67455 785, Lindsborg 67456 785, Logan 67646 785, Louisburg 66053 913,
Lyndon 66451 785, Lyons 67554 620, Macksville 67557 620, Madison 66860 620, Maize 67101 316, Manhattan 66502 785,
Mankato 66956 785, Marion 66861 620, Marysville 66508 785, McLouth 66054 913, McPherson 67460 620, Meade 67864 620,
Medicine Lodge 67104 620, Melvern 66510 785, Minneapolis 67467 785, Minneola 67865 620, Mound City 66056 913,
Moundridge 67107 620, Mulvane 67110 316, Neodesha 66757 620, Ness City 67560 785, Newton 67114 316,
Nickerson 67561 620, Norton 67654 785, Oakley 67748 785, Oberlin 67749 785, Olathe 66061 913, Onaga 66521 785,
Osage City 66523 785, Osawatomie 66064 913, Osborne 67473 785, Oskaloosa 66066 785, Oswego 67356 620, Ottawa 66067 785,
Overland Park 66204 913, Oxford 67119 620, Paola 66071 913, Parsons 67357 620, Peabody 66866 620,
Phillipsburg 67661 785, Pittsburg 66762 620, Plains 67869 620, Plainville 67663 785, Pleasanton 66075 913,
Prairie Village 66208 913, Pratt 67124 620, Quinter 67752 785, Riley 66531 785, Rose Hill 67133 316,
Rossville 66533 785, Russell 67665 785, Sabetha 66534 785, St. Francis 67756 785, St. George 66535 785,
St. John 67576 620, St. Marys 66536 785, Salina 67401 785, Satanta 67870 620, Scott City 67871 620, Sedan 67361 620,
Sedgwick 67135 316, Seneca 66538 785, Sharon Springs 67758 785, Shawnee 66203 913, Silver Lake 66539 785,
Smith Center 66967 785, Solomon 67480 785, South Haven 67140 620, Spring Hill 66083 913, Stafford 67578 620,
Sterling 67579 620, Stockton 67669 785, Sublette 67877 620, Syracuse 67878 620, Tonganoxie 66086 913, Topeka 66603 785,
Tribune 67879 620, Troy 66087 785, Ulysses 67880 620, Valley Center 67147 316, Valley Falls 66088 785,
Victoria 67671 785, WaKeeney 67672 785, Wamego 66547 785, Washington 66968 785, Weir 66781 620, Wellington 67152 620,
Wellsville 66092 785, Wichita 67202 316, Winfield 67156 620, Yates Center 66783 620`;

const NEIGHBORS = `
MO: Kansas City 64108 816, St. Joseph 64501 816, Joplin 64801 417
OK: Bartlesville 74003 918, Guymon 73942 580
NE: Superior 68978 402, Falls City 68355 402
CO: Lamar 81052 719
`;

export interface Town {
  name: string;
  zip: string;
  areaCode: string;
}

const read = (list: string): Town[] =>
  list
    .trim()
    .split(/,\s/)
    .map((town) => {
      const [, name = '', zip = '', areaCode = ''] = /^(.+) (\d+) (\d+)$/.exec(town) ?? [];
      return { name, zip, areaCode };
    });

export const towns: readonly Town[] = read(TOWNS);

/** Towns of out-of-state media organizations. */
export const neighbors = NEIGHBORS.trim()
  .split('\n')
  .flatMap((line) => {
    const [state = '', list = ''] = line.split(': ');
    return read(list).map((town) => ({ ...town, state }));
  });

/** Towns that have several schools and many media organizations. */
export const cities: ReadonlySet<string> = new Set(
  `Wichita, Kansas City, Olathe, Overland Park, Topeka, Shawnee, Lawrence, Lenexa, Salina, Hutchinson,
Leavenworth, Manhattan, Garden City, Dodge City, Hays, Pittsburg, Emporia, Derby, Junction City, Liberal,
Newton, Great Bend`.split(/,\s/),
);
