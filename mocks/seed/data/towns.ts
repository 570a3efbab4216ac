/** Towns with name, county, zip, and area code. */
const LINES = `
Abilene|Dickinson|67410|785
Alma|Wabaunsee|66401|785
Andover|Butler|67002|316
Anthony|Harper|67003|620
Arkansas City|Cowley|67005|620
Ashland|Clark|67831|620
Atchison|Atchison|66002|913
Atwood|Rawlins|67730|785
Augusta|Butler|67010|316
Baldwin City|Douglas|66006|785
Basehor|Leavenworth|66007|913
Baxter Springs|Cherokee|66713|620
Belle Plaine|Sumner|67013|620
Belleville|Republic|66935|785
Beloit|Mitchell|67420|785
Bennington|Ottawa|67422|785
Blue Rapids|Marshall|66411|785
Bonner Springs|Wyandotte|66012|913
Buhler|Reno|67522|620
Burlingame|Osage|66413|785
Burlington|Coffey|66839|620
Caldwell|Sumner|67022|620
Caney|Montgomery|67333|620
Canton|McPherson|67428|620
Cedar Vale|Chautauqua|67024|620
Centralia|Nemaha|66415|785
Chanute|Neosho|66720|620
Chapman|Dickinson|67431|785
Cheney|Sedgwick|67025|316
Cherryvale|Montgomery|67335|620
Cimarron|Gray|67835|620
Clay Center|Clay|67432|785
Clearwater|Sedgwick|67026|620
Clifton|Washington|66937|785
Coffeyville|Montgomery|67337|620
Colby|Thomas|67701|785
Coldwater|Comanche|67029|620
Columbus|Cherokee|66725|620
Colwich|Sedgwick|67030|316
Concordia|Cloud|66901|785
Conway Springs|Sumner|67031|620
Cottonwood Falls|Chase|66845|620
Council Grove|Morris|66846|620
De Soto|Johnson|66018|913
Derby|Sedgwick|67037|316
Dighton|Lane|67839|620
Dodge City|Ford|67801|620
Douglass|Butler|67039|316
Downs|Osborne|67437|785
Easton|Leavenworth|66020|913
Edgerton|Johnson|66021|913
El Dorado|Butler|67042|316
Elkhart|Morton|67950|620
Ellinwood|Barton|67526|620
Ellis|Ellis|67637|785
Ellsworth|Ellsworth|67439|785
Emporia|Lyon|66801|620
Erie|Neosho|66733|620
Eudora|Douglas|66025|785
Eureka|Greenwood|67045|620
Fort Scott|Bourbon|66701|620
Fowler|Meade|67844|620
Frankfort|Marshall|66427|785
Fredonia|Wilson|66736|620
Frontenac|Crawford|66763|620
Galena|Cherokee|66739|620
Garden City|Finney|67846|620
Gardner|Johnson|66030|913
Garnett|Anderson|66032|785
Girard|Crawford|66743|620
Goddard|Sedgwick|67052|316
Goodland|Sherman|67735|785
Great Bend|Barton|67530|620
Greensburg|Kiowa|67054|620
Halstead|Harvey|67056|316
Hanover|Washington|66945|785
Hays|Ellis|67601|785
Haysville|Sedgwick|67060|316
Herington|Dickinson|67449|785
Hesston|Harvey|67062|620
Hiawatha|Brown|66434|785
Hill City|Graham|67642|785
Hillsboro|Marion|67063|620
Hoisington|Barton|67544|620
Holcomb|Finney|67851|620
Holton|Jackson|66436|785
Horton|Brown|66439|785
Howard|Elk|67349|620
Hoxie|Sheridan|67740|785
Hugoton|Stevens|67951|620
Humboldt|Allen|66748|620
Hutchinson|Reno|67501|620
Independence|Montgomery|67301|620
Inman|McPherson|67546|620
Iola|Allen|66749|620
Jetmore|Hodgeman|67854|620
Johnson|Stanton|67855|620
Junction City|Geary|66441|785
Kansas City|Wyandotte|66101|913
Kingman|Kingman|67068|620
Kinsley|Edwards|67547|620
Kiowa|Barber|67070|620
La Crosse|Rush|67548|785
Lakin|Kearny|67860|620
Lansing|Leavenworth|66043|913
Larned|Pawnee|67550|620
Lawrence|Douglas|66044|785
Leavenworth|Leavenworth|66048|913
Leawood|Johnson|66206|913
Lebo|Coffey|66856|620
Lenexa|Johnson|66215|913
Leoti|Wichita|67861|620
Liberal|Seward|67901|620
Lincoln|Lincoln|67455|785
Lindsborg|McPherson|67456|785
Logan|Phillips|67646|785
Louisburg|Miami|66053|913
Lyndon|Osage|66451|785
Lyons|Rice|67554|620
Macksville|Stafford|67557|620
Madison|Greenwood|66860|620
Maize|Sedgwick|67101|316
Manhattan|Riley|66502|785
Mankato|Jewell|66956|785
Marion|Marion|66861|620
Marysville|Marshall|66508|785
McLouth|Jefferson|66054|913
McPherson|McPherson|67460|620
Meade|Meade|67864|620
Medicine Lodge|Barber|67104|620
Melvern|Osage|66510|785
Minneapolis|Ottawa|67467|785
Minneola|Clark|67865|620
Mound City|Linn|66056|913
Moundridge|McPherson|67107|620
Mulvane|Sumner|67110|316
Neodesha|Wilson|66757|620
Ness City|Ness|67560|785
Newton|Harvey|67114|316
Nickerson|Reno|67561|620
Norton|Norton|67654|785
Oakley|Logan|67748|785
Oberlin|Decatur|67749|785
Olathe|Johnson|66061|913
Onaga|Pottawatomie|66521|785
Osage City|Osage|66523|785
Osawatomie|Miami|66064|913
Osborne|Osborne|67473|785
Oskaloosa|Jefferson|66066|785
Oswego|Labette|67356|620
Ottawa|Franklin|66067|785
Overland Park|Johnson|66204|913
Oxford|Sumner|67119|620
Paola|Miami|66071|913
Parsons|Labette|67357|620
Peabody|Marion|66866|620
Phillipsburg|Phillips|67661|785
Pittsburg|Crawford|66762|620
Plains|Meade|67869|620
Plainville|Rooks|67663|785
Pleasanton|Linn|66075|913
Prairie Village|Johnson|66208|913
Pratt|Pratt|67124|620
Quinter|Gove|67752|785
Riley|Riley|66531|785
Rose Hill|Butler|67133|316
Rossville|Shawnee|66533|785
Russell|Russell|67665|785
Sabetha|Nemaha|66534|785
St. Francis|Cheyenne|67756|785
St. George|Pottawatomie|66535|785
St. John|Stafford|67576|620
St. Marys|Pottawatomie|66536|785
Salina|Saline|67401|785
Satanta|Haskell|67870|620
Scott City|Scott|67871|620
Sedan|Chautauqua|67361|620
Sedgwick|Harvey|67135|316
Seneca|Nemaha|66538|785
Sharon Springs|Wallace|67758|785
Shawnee|Johnson|66203|913
Silver Lake|Shawnee|66539|785
Smith Center|Smith|66967|785
Solomon|Dickinson|67480|785
South Haven|Sumner|67140|620
Spring Hill|Johnson|66083|913
Stafford|Stafford|67578|620
Sterling|Rice|67579|620
Stockton|Rooks|67669|785
Sublette|Haskell|67877|620
Syracuse|Hamilton|67878|620
Tonganoxie|Leavenworth|66086|913
Topeka|Shawnee|66603|785
Tribune|Greeley|67879|620
Troy|Doniphan|66087|785
Ulysses|Grant|67880|620
Valley Center|Sedgwick|67147|316
Valley Falls|Jefferson|66088|785
Victoria|Ellis|67671|785
WaKeeney|Trego|67672|785
Wamego|Pottawatomie|66547|785
Washington|Washington|66968|785
Weir|Cherokee|66781|620
Wellington|Sumner|67152|620
Wellsville|Franklin|66092|785
Wichita|Sedgwick|67202|316
Winfield|Cowley|67156|620
Yates Center|Woodson|66783|620
`;

export interface Town {
  name: string;
  county: string;
  zip: string;
  areaCode: string;
}

export const towns: readonly Town[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', county = '', zip = '', areaCode = ''] = line.split('|');
    return { name, county, zip, areaCode };
  });

/** Towns that have several schools and many media organizations. */
export const cities: ReadonlySet<string> = new Set([
  'Wichita',
  'Kansas City',
  'Olathe',
  'Overland Park',
  'Topeka',
  'Shawnee',
  'Lawrence',
  'Lenexa',
  'Salina',
  'Hutchinson',
  'Leavenworth',
  'Manhattan',
  'Garden City',
  'Dodge City',
  'Hays',
  'Pittsburg',
  'Emporia',
  'Derby',
  'Junction City',
  'Liberal',
  'Newton',
  'Great Bend',
]);

/** Towns of out-of-state media organizations, whose counties the lookup does not have. */
export const neighbors: readonly (Omit<Town, 'county'> & { state: string })[] = [
  { name: 'Kansas City', state: 'MO', zip: '64108', areaCode: '816' },
  { name: 'St. Joseph', state: 'MO', zip: '64501', areaCode: '816' },
  { name: 'Joplin', state: 'MO', zip: '64801', areaCode: '417' },
  { name: 'Bartlesville', state: 'OK', zip: '74003', areaCode: '918' },
  { name: 'Guymon', state: 'OK', zip: '73942', areaCode: '580' },
  { name: 'Superior', state: 'NE', zip: '68978', areaCode: '402' },
  { name: 'Falls City', state: 'NE', zip: '68355', areaCode: '402' },
  { name: 'Lamar', state: 'CO', zip: '81052', areaCode: '719' },
];
