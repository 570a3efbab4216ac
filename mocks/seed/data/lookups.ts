const COUNTIES = `Allen Anderson Atchison Barber Barton Bourbon Brown Butler Chase Chautauqua Cherokee Cheyenne Clark Clay
Cloud Coffey Comanche Cowley Crawford Decatur Dickinson Doniphan Douglas Edwards Elk Ellis Ellsworth Finney Ford Franklin
Geary Gove Graham Grant Gray Greeley Greenwood Hamilton Harper Harvey Haskell Hodgeman Jackson Jefferson Jewell Johnson
Kearny Kingman Kiowa Labette Lane Leavenworth Lincoln Linn Logan Lyon Marion Marshall McPherson Meade Miami Mitchell
Montgomery Morris Morton Nemaha Neosho Ness Norton Osage Osborne Ottawa Pawnee Phillips Pottawatomie Pratt Rawlins Reno
Republic Rice Riley Rooks Rush Russell Saline Scott Sedgwick Seward Shawnee Sheridan Sherman Smith Stafford Stanton
Stevens Sumner Thomas Trego Wabaunsee Wallace Washington Wichita Wilson Woodson Wyandotte`;

const STATES = `AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware
DC:District_of_Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky
LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana
NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio
OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah
VT:Vermont VA:Virginia WA:Washington WV:West_Virginia WI:Wisconsin WY:Wyoming`;

export const countyRows = COUNTIES.split(/\s+/).map((name, index) => ({ id: index + 1, name }));

export const stateRows = STATES.split(/\s+/).map((entry, index) => {
  const [code = '', name = ''] = entry.split(':');
  return { id: index + 1, code, name: name.replaceAll('_', ' ') };
});

export const organizationTypeRows = [
  { typeId: 1, type: 'Not Provided' },
  { typeId: 2, type: 'Newspaper' },
  { typeId: 3, type: 'Radio' },
  { typeId: 4, type: 'TV' },
  { typeId: 5, type: 'Internet' },
];

export const stateIds: ReadonlyMap<string, number> = new Map(stateRows.map(({ code, id }) => [code, id]));
