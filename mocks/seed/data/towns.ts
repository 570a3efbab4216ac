/** A county or state in each line, and its towns with zip and area code. */
const COUNTIES = `
Allen: Humboldt 66748 620, Iola 66749 620
Anderson: Garnett 66032 785
Atchison: Atchison 66002 913
Barber: Kiowa 67070 620, Medicine Lodge 67104 620
Barton: Ellinwood 67526 620, Great Bend 67530 620, Hoisington 67544 620
Bourbon: Fort Scott 66701 620
Brown: Hiawatha 66434 785, Horton 66439 785
Butler: Andover 67002 316, Augusta 67010 316, Douglass 67039 316, El Dorado 67042 316, Rose Hill 67133 316
Chase: Cottonwood Falls 66845 620
Chautauqua: Cedar Vale 67024 620, Sedan 67361 620
Cherokee: Baxter Springs 66713 620, Columbus 66725 620, Galena 66739 620, Weir 66781 620
Cheyenne: St. Francis 67756 785
Clark: Ashland 67831 620, Minneola 67865 620
Clay: Clay Center 67432 785
Cloud: Concordia 66901 785
Coffey: Burlington 66839 620, Lebo 66856 620
Comanche: Coldwater 67029 620
Cowley: Arkansas City 67005 620, Winfield 67156 620
Crawford: Frontenac 66763 620, Girard 66743 620, Pittsburg 66762 620
Decatur: Oberlin 67749 785
Dickinson: Abilene 67410 785, Chapman 67431 785, Herington 67449 785, Solomon 67480 785
Doniphan: Troy 66087 785
Douglas: Baldwin City 66006 785, Eudora 66025 785, Lawrence 66044 785
Edwards: Kinsley 67547 620
Elk: Howard 67349 620
Ellis: Ellis 67637 785, Hays 67601 785, Victoria 67671 785
Ellsworth: Ellsworth 67439 785
Finney: Garden City 67846 620, Holcomb 67851 620
Ford: Dodge City 67801 620
Franklin: Ottawa 66067 785, Wellsville 66092 785
Geary: Junction City 66441 785
Gove: Quinter 67752 785
Graham: Hill City 67642 785
Grant: Ulysses 67880 620
Gray: Cimarron 67835 620
Greeley: Tribune 67879 620
Greenwood: Eureka 67045 620, Madison 66860 620
Hamilton: Syracuse 67878 620
Harper: Anthony 67003 620
Harvey: Halstead 67056 316, Hesston 67062 620, Newton 67114 316, Sedgwick 67135 316
Haskell: Satanta 67870 620, Sublette 67877 620
Hodgeman: Jetmore 67854 620
Jackson: Holton 66436 785
Jefferson: McLouth 66054 913, Oskaloosa 66066 785, Valley Falls 66088 785
Jewell: Mankato 66956 785
Johnson: De Soto 66018 913, Edgerton 66021 913, Gardner 66030 913, Leawood 66206 913, Lenexa 66215 913, Olathe 66061 913, Overland Park 66204 913, Prairie Village 66208 913, Shawnee 66203 913, Spring Hill 66083 913
Kearny: Lakin 67860 620
Kingman: Kingman 67068 620
Kiowa: Greensburg 67054 620
Labette: Oswego 67356 620, Parsons 67357 620
Lane: Dighton 67839 620
Leavenworth: Basehor 66007 913, Easton 66020 913, Lansing 66043 913, Leavenworth 66048 913, Tonganoxie 66086 913
Lincoln: Lincoln 67455 785
Linn: Mound City 66056 913, Pleasanton 66075 913
Logan: Oakley 67748 785
Lyon: Emporia 66801 620
Marion: Hillsboro 67063 620, Marion 66861 620, Peabody 66866 620
Marshall: Blue Rapids 66411 785, Frankfort 66427 785, Marysville 66508 785
McPherson: Canton 67428 620, Inman 67546 620, Lindsborg 67456 785, McPherson 67460 620, Moundridge 67107 620
Meade: Fowler 67844 620, Meade 67864 620, Plains 67869 620
Miami: Louisburg 66053 913, Osawatomie 66064 913, Paola 66071 913
Mitchell: Beloit 67420 785
Montgomery: Caney 67333 620, Cherryvale 67335 620, Coffeyville 67337 620, Independence 67301 620
Morris: Council Grove 66846 620
Morton: Elkhart 67950 620
Nemaha: Centralia 66415 785, Sabetha 66534 785, Seneca 66538 785
Neosho: Chanute 66720 620, Erie 66733 620
Ness: Ness City 67560 785
Norton: Norton 67654 785
Osage: Burlingame 66413 785, Lyndon 66451 785, Melvern 66510 785, Osage City 66523 785
Osborne: Downs 67437 785, Osborne 67473 785
Ottawa: Bennington 67422 785, Minneapolis 67467 785
Pawnee: Larned 67550 620
Phillips: Logan 67646 785, Phillipsburg 67661 785
Pottawatomie: Onaga 66521 785, St. George 66535 785, St. Marys 66536 785, Wamego 66547 785
Pratt: Pratt 67124 620
Rawlins: Atwood 67730 785
Reno: Buhler 67522 620, Hutchinson 67501 620, Nickerson 67561 620
Republic: Belleville 66935 785
Rice: Lyons 67554 620, Sterling 67579 620
Riley: Manhattan 66502 785, Riley 66531 785
Rooks: Plainville 67663 785, Stockton 67669 785
Rush: La Crosse 67548 785
Russell: Russell 67665 785
Saline: Salina 67401 785
Scott: Scott City 67871 620
Sedgwick: Cheney 67025 316, Clearwater 67026 620, Colwich 67030 316, Derby 67037 316, Goddard 67052 316, Haysville 67060 316, Maize 67101 316, Valley Center 67147 316, Wichita 67202 316
Seward: Liberal 67901 620
Shawnee: Rossville 66533 785, Silver Lake 66539 785, Topeka 66603 785
Sheridan: Hoxie 67740 785
Sherman: Goodland 67735 785
Smith: Smith Center 66967 785
Stafford: Macksville 67557 620, St. John 67576 620, Stafford 67578 620
Stanton: Johnson 67855 620
Stevens: Hugoton 67951 620
Sumner: Belle Plaine 67013 620, Caldwell 67022 620, Conway Springs 67031 620, Mulvane 67110 316, Oxford 67119 620, South Haven 67140 620, Wellington 67152 620
Thomas: Colby 67701 785
Trego: WaKeeney 67672 785
Wabaunsee: Alma 66401 785
Wallace: Sharon Springs 67758 785
Washington: Clifton 66937 785, Hanover 66945 785, Washington 66968 785
Wichita: Leoti 67861 620
Wilson: Fredonia 66736 620, Neodesha 66757 620
Woodson: Yates Center 66783 620
Wyandotte: Bonner Springs 66012 913, Kansas City 66101 913
`;

const NEIGHBORS = `
MO: Kansas City 64108 816, St. Joseph 64501 816, Joplin 64801 417
OK: Bartlesville 74003 918, Guymon 73942 580
NE: Superior 68978 402, Falls City 68355 402
CO: Lamar 81052 719
`;

export interface Town {
  name: string;
  county: string;
  zip: string;
  areaCode: string;
}

function read(table: string) {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', list = ''] = line.split(': ');
      return list.split(', ').map((town) => {
        const [, name = '', zip = '', areaCode = ''] = /^(.+) (\d+) (\d+)$/.exec(town) ?? [];
        return { name, place, zip, areaCode };
      });
    });
}

/** As a gazetteer sorts: `St.` as the word that it stands for. */
const sortName = ({ name }: { name: string }): string => name.replace('St.', 'Saint');

/** In the order of the alphabet. */
export const towns: readonly Town[] = read(COUNTIES)
  .map(({ place, ...town }) => ({ ...town, county: place }))
  .sort((one, other) => sortName(one).localeCompare(sortName(other), 'en'));

/** Towns of out-of-state media organizations, whose counties the lookup does not have. */
export const neighbors = read(NEIGHBORS).map(({ place, ...town }) => ({ ...town, state: place }));

/** Towns that have several schools and many media organizations. */
export const cities: ReadonlySet<string> = new Set(
  `Wichita, Kansas City, Olathe, Overland Park, Topeka, Shawnee, Lawrence, Lenexa, Salina, Hutchinson,
Leavenworth, Manhattan, Garden City, Dodge City, Hays, Pittsburg, Emporia, Derby, Junction City, Liberal,
Newton, Great Bend`.split(/,\s/),
);
