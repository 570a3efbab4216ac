// Verifies ATT-22.
import type { TournamentSite } from '@/features/sites';
import { crewsOf, describeCopy, sameCrew } from '@/pages/media/site-attendance/ui/SameCrew';

const site = (ID: number, Class: string, Site = ''): TournamentSite => ({ ID, Site, Class, GameDate: '', EndDate: '' });
const [ana, kim, gone] = [7, 8, 99];
const people = [
  { id: ana, name: 'Ana Ruiz' },
  { id: kim, name: 'Kim Lee' },
];
/** Who goes to which site. */
type Goers = Readonly<Record<number, readonly number[]>>;
const attendance = (goers: Goers) =>
  new Map(Object.entries(goers).map(([siteId, ids]) => [Number(siteId), new Set(ids)]));

function copy(from: TournamentSite[], goers: Goers, sites: TournamentSite[], checked: Goers = {}) {
  const crew = sameCrew({ from, sites, people, saved: attendance(goers), chosen: attendance(checked) });
  const nameOf = (personId: number) => (personId === ana ? 'Ana' : 'Kim');
  return {
    cells: crew.changes.map((cell) => `${nameOf(cell.personId)} at ${cell.siteId}: ${cell.attending}`),
    words: describeCopy('Volleyball', crew),
  };
}

describe('the same crew as at another activity', () => {
  test.each<[string, TournamentSite[], Goers, TournamentSite[], string[], string]>([
    [
      'goes to the site of the same class',
      [site(1, '6A', 'Topeka'), site(2, '5A', 'Salina')],
      { 1: [ana, kim], 2: [ana] },
      [site(11, '5A', 'Hays'), site(12, '6A ', 'Emporia')],
      ['Ana at 12', 'Kim at 12', 'Ana at 11'],
      'Volleyball: 3 copied.',
    ],
    [
      'goes to the site of the same name where several have the class',
      [site(1, '6A', 'Koch Arena, Wichita')],
      { 1: [ana] },
      [site(11, '6A', 'Topeka'), site(12, '6A', 'koch arena wichita')],
      ['Ana at 12'],
      'Volleyball: 1 copied.',
    ],
    [
      'goes to the site of the same name where none has the class',
      [site(1, '', 'Topeka'), site(2, '1A', 'Hays')],
      { 1: [ana], 2: [kim] },
      [site(11, '6A', 'Topeka'), site(12, 'All Classes', 'Hays')],
      ['Ana at 11', 'Kim at 12'],
      'Volleyball: 2 copied.',
    ],
    [
      'is told what has no counterpart',
      [site(1, '6A'), site(2, '2A'), site(3, '', 'Pratt')],
      { 1: [ana], 2: [ana, kim], 3: [kim] },
      [site(11, '6A')],
      ['Ana at 11'],
      'Volleyball: 1 copied; 2 have no 2A site here; 1 has no site here.',
    ],
    [
      'is told where several sites could be meant',
      [site(1, '6A', 'Pratt')],
      { 1: [ana] },
      [site(11, '6A', 'Hays'), site(12, '6A', 'Topeka')],
      [],
      'Volleyball: 0 copied; 1 has no 6A site here.',
    ],
    [
      'leaves out who has left',
      [site(1, '6A')],
      { 1: [ana, gone] },
      [site(11, '6A')],
      ['Ana at 11'],
      'Volleyball: 1 copied; 1 is no longer on your staff.',
    ],
    [
      'is chosen once for two sites that meet in one',
      [site(1, '6A', 'Hays'), site(2, '6A', 'Topeka')],
      { 1: [ana], 2: [ana] },
      [site(11, '6A')],
      ['Ana at 11'],
      'Volleyball: 1 copied.',
    ],
  ])('%s', (_case, from, goers, sites, cells, words) => {
    expect(copy(from, goers, sites)).toEqual({ cells: cells.map((cell) => `${cell}: true`), words });
  });

  test('keeps who is already chosen, and clears nobody', () => {
    const { cells, words } = copy([site(1, '6A')], { 1: [ana] }, [site(11, '6A')], { 11: [ana, kim] });
    expect(cells).toEqual([]);
    expect(words).toBe('Volleyball: 0 copied; 1 was already chosen.');
  });

  test('is offered for activities with a selection of someone on the staff', () => {
    const others = [
      { id: 1, name: 'Volleyball', sites: [site(1, '6A'), site(2, '5A')] },
      { id: 2, name: 'Band', sites: [site(3, '6A')] },
      { id: 3, name: 'Chess', sites: [site(4, '')] },
    ];
    const saved = attendance({ 1: [ana, kim], 2: [ana], 3: [ana], 4: [gone] });
    expect(crewsOf(others, saved, people).map(({ name, size }) => `${name}: ${size}`)).toEqual([
      'Band: 1 person at 1 site',
      'Volleyball: 2 people at 2 sites',
    ]);
  });
});
