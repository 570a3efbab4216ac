import type { NewRow, schools } from '../../db/schema';
import { type Town, towns } from '../data/towns';

export type SchoolRow = NewRow<typeof schools>;

export type Level = 'Senior' | 'Junior';

export interface SchoolPlan {
  name: string;
  town: Town;
  level: Level;
  district: boolean;
}

/** More schools of a town; a leading `*` marks a private one, which has no district. */
const LINES = `
Wichita|East, North, West, South, Northwest, Southeast, Heights, *Bishop Carroll Catholic, *Kapaun Mt. Carmel, *The Independent School, *Trinity Academy
Kansas City|Wyandotte, Harmon, Schlagle, Washington, Piper, Turner, Sumner Academy of Arts & Science, *Bishop Ward
Olathe|North, South, East, Northwest, West
Overland Park|Blue Valley, Blue Valley North, Blue Valley Northwest, Blue Valley Southwest, Shawnee Mission South, *Saint Thomas Aquinas
Topeka|Seaman, Shawnee Heights, Washburn Rural, Highland Park, Topeka West, *Hayden, *Cair Paravel Latin School
Shawnee|Mill Valley, Shawnee Mission Northwest, *Maranatha Christian Academy
Lawrence|Free State, *Bishop Seabury Academy
Salina|Central, South, *Sacred Heart
Hutchinson|*Trinity Catholic, *Central Christian
Hays|*Thomas More Prep-Marian
Pittsburg|*St. Mary’s Colgan
Newton|*Berean Academy
Leavenworth|*Immaculata
Atchison|*Maur Hill-Mount Academy
Prairie Village|*Kansas City Christian, Shawnee Mission East
Manhattan|*Flint Hills Christian
`;

const MORE = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [town = '', schools = ''] = line.split('|');
      return [town, schools.split(', ')];
    }),
);

/** Towns that get no `<Town> High School`, because all of their schools are listed above. */
const WITHOUT_TOWN_SCHOOL = new Set(['Wichita', 'Kansas City', 'Olathe', 'Overland Park', 'Salina', 'Shawnee']);

export function schoolPlans(total: number): SchoolPlan[] {
  const senior = towns.flatMap((town) => seniorPlans(town));
  const junior = juniorPlans(total - senior.length);
  return [...senior, ...junior];
}

function seniorPlans(town: Town): SchoolPlan[] {
  const own = WITHOUT_TOWN_SCHOOL.has(town.name) ? [] : [`${town.name} High School`];
  const more = (MORE.get(town.name) ?? []).map((entry) => ({ entry, isPrivate: entry.startsWith('*') }));
  return [
    ...own.map((name) => ({ name, town, level: 'Senior' as const, district: true })),
    ...more.map(({ entry, isPrivate }) => ({
      name: isPrivate ? entry.slice(1) : fullName(town.name, entry),
      town,
      level: 'Senior' as const,
      district: !isPrivate,
    })),
  ];
}

const fullName = (town: string, entry: string): string =>
  /^(North|South|East|West|Central)/.test(entry) || entry === 'Heights'
    ? `${town} ${entry} High School`
    : `${entry} High School`;

/** Plans junior schools for towns spread evenly over the whole list, so that every league gets some. */
function juniorPlans(count: number): SchoolPlan[] {
  return Array.from({ length: count }, (_, index) => towns[Math.floor((index * towns.length) / count)]).flatMap(
    (town, index) =>
      town === undefined
        ? []
        : [
            {
              name: `${town.name} ${index % 3 === 0 ? 'Junior High School' : 'Middle School'}`,
              town,
              level: 'Junior' as const,
              district: true,
            },
          ],
  );
}
