import { listed } from './names';

/** The playoff levels. Only at level 1, State, can football be broadcast from the site's own location instead of a school. */
export const playoffLevelRows = listed(
  'State, Sub-State, Regional, League, First Round, Second Round, Quarterfinal, Semifinal',
).map((playoffLevel, index) => ({ id: index + 1, playoffLevel }));

export const FOOTBALL = 1;

/** The second round (6) has an empty date and the first (5) no row: both are shown as "no date available". */
export const footballDateRows = [
  { levelId: 1, gameDate: '2026-11-28' },
  { levelId: 6, gameDate: '' },
  { levelId: 7, gameDate: '2026-11-13' },
  { levelId: 8, gameDate: '2026-11-20' },
];

const SIX = ['6A', '5A', '4A', '3A', '2A', '1A'];
const DIVIDED = ['6A', '5A', '4A', '3A', '2A', '1A Division I', '1A Division II'];

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  Football: [...SIX, '8-Player Division I', '8-Player Division II'],
  Volleyball: DIVIDED,
  Basketball: DIVIDED,
  Baseball: ['6A', '5A', '4A', '3A', '2A-1A'],
  Softball: ['6A', '5A', '4A', '3A', '2A-1A'],
  Soccer: ['6A', '5A', '4A-1A'],
  Wrestling: ['6A', '5A', '4A', '3A-2A-1A'],
  Golf: ['6A', '5A', '4A', '3A-2A-1A'],
  Tennis: ['6A', '5A', '4A', '3A-2A-1A'],
  'Swim & Dive': ['6A', '5A-1A'],
  Bowling: ['6A', '5A-1A'],
  Gymnastics: ['All Classes'],
  'Unified Bowling': ['All Classes'],
};

export const classesOf = (sport: string): readonly string[] => CLASSES[sport] ?? SIX;

const BY_REGION = new Set(['Baseball', 'Softball', 'Soccer', 'Volleyball', 'Basketball']);

export function levelsOf(sport: string): readonly number[] {
  if (sport === 'Football') return [1, 8, 7, 6, 5];
  if (sport === 'Gymnastics' || sport === 'Unified Bowling' || sport === 'Spirit Activities') return [1];
  return BY_REGION.has(sport) ? [1, 2, 3, 4] : [1, 3];
}

/** The class sizes in a description: `4A-1A` is 1 to 4; "All Classes" and eight-player have no range. */
function classRange(description: string): { smallest: number; largest: number } | undefined {
  const sizes = [...description.matchAll(/(\d)A/g)].map(([, size]) => Number(size));
  return sizes.length === 0 ? undefined : { smallest: Math.min(...sizes), largest: Math.max(...sizes) };
}

export function rangesOverlap(one: string, other: string): boolean {
  const [a, b] = [classRange(one), classRange(other)];
  return a !== undefined && b !== undefined && a.smallest <= b.largest && b.smallest <= a.largest;
}
