const lines = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

/** Leagues of high schools; each takes schools that lie near one another in the list of towns. */
export const seniorLeagues = lines(`Ark Valley Chisholm Trail, Sunflower, Eastern Kansas, Centennial, Greater Wichita,
Western Athletic, North Central Kansas, Mid-Continent, Northwest Kansas, Western Kansas Liberty, Hi-Plains,
Southern Plains-Iroquois, Central Prairie, Heart of the Plains, Central Plains, Heart of America, Wheat State,
Northern Plains, Twin Valley, Big Seven, Northeast Kansas, Frontier, Pioneer, Flint Hills, Lyon County, Three Rivers,
Tri-Valley, Southeast Kansas, Cherokee-Neosho-Crawford, South Central Border`).map((name) => name.replace(/\s+/g, ' '));

export const juniorLeagues = lines(`Chisholm Trail Junior, Sunflower Middle School, Prairie Junior, Smoky Hill Junior,
Flint Hills Middle School, Neosho Valley Junior, High Plains Junior, Kaw Valley Middle School, Arkansas River Junior,
Gypsum Hills Junior, Republican Valley Junior, Cross Timbers Middle School`).map((name) => name.replace(/\s+/g, ' '));
