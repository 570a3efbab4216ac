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
  const senior = towns.flatMap(seniorPlans);
  return [...senior, ...juniorPlans(total - senior.length)];
}

function seniorPlans(town: Town): SchoolPlan[] {
  const senior = (name: string, district = true): SchoolPlan => ({ name, town, level: 'Senior', district });
  const more = MORE.get(town.name) ?? [];
  return [
    ...(WITHOUT_TOWN_SCHOOL.has(town.name) ? [] : [senior(`${town.name} High School`)]),
    ...more.map((entry) =>
      entry.startsWith('*') ? senior(entry.slice(1), false) : senior(fullName(town.name, entry)),
    ),
  ];
}

const fullName = (town: string, entry: string): string =>
  /^(North|South|East|West|Central)/.test(entry) || entry === 'Heights'
    ? `${town} ${entry} High School`
    : `${entry} High School`;

/** Plans junior schools for towns spread evenly over the whole list, so that every league gets some. */
function juniorPlans(count: number): SchoolPlan[] {
  const places = Array.from({ length: count }, (_, index) => Math.floor((index * towns.length) / count));
  const nameOf = (town: string, index: number) => `${town} ${index % 3 === 0 ? 'Junior High School' : 'Middle School'}`;
  return places.flatMap((place, index) =>
    towns
      .slice(place, place + 1)
      .map((town) => ({ name: nameOf(town.name, index), town, level: 'Junior', district: true })),
  );
}
