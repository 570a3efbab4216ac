// Verifies AGR-12, AGR-21.
import {
  broadcastFee,
  contestCount,
  isFreeTierDoubtful,
  isPaidByContest,
  type BroadcastType,
} from '@/features/agreements';

const DAY = ['3/10/2027'];
const one = { dates: DAY, contests: 1, severalDays: false };

type Case = [what: string, of: Parameters<typeof broadcastFee>[0], lines: [string, number][], calculation: string];

const tv = (tier: number | string, dates: string[], contests: number, severalDays = dates.length > 1) => ({
  type: 'Television' as const,
  tier,
  dates,
  contests,
  severalDays,
});
const DAYS = ['3/10/2027', '3/12/2027'];

/** What is paid, line by line; the total is their sum. */
test.each<Case>([
  ['one contest, 72 hours later', tv('75', DAY, 1), [['1 contest', 75]], '$75 per contest × 1 contest'],
  ['three contests of a day, 72 hours later', tv('75', DAY, 3), [['3 contests', 225]], '$75 per contest × 3 contests'],
  ['two contests, 48 hours later', tv(100, DAYS, 2), [['2 contests', 200]], '$100 per contest × 2 contests'],
  ['three contests, 24 hours later', tv(200, DAY, 3), [['3 contests', 600]], '$200 per contest × 3 contests'],
  [
    'four contests on two days, the same day',
    tv('500', DAYS, 4),
    [['4 contests', 2000]],
    '$500 per contest × 4 contests',
  ],
  ['a live telecast', tv('2000', DAY, 1), [['1 contest', 2000]], '$2,000 per contest × 1 contest'],
  [
    'live telecasts of three contests of an event of one day',
    tv('2000', DAY, 3),
    [['3 contests', 6000]],
    '$2,000 per contest × 3 contests',
  ],
  [
    'live telecasts of six contests on two days of an event of several',
    tv('2000', DAYS, 6),
    [
      ['3/10/2027', 2000],
      ['3/12/2027', 2000],
    ],
    '$2,000 per day × 2 days',
  ],
  [
    'live telecasts of three contests on one day of an event of several',
    tv('2000', DAY, 3, true),
    [['3/10/2027', 2000]],
    '$2,000 per day × 1 day',
  ],
  [
    'internet video of three contests on two days',
    { type: 'Internet Video', tier: '200', dates: DAYS, contests: 3, severalDays: true },
    [['This broadcast', 200]],
    '$200 for this broadcast',
  ],
  [
    'internet video before its day is chosen',
    { type: 'Internet Video', tier: '200', dates: [], contests: 1, severalDays: false },
    [['This broadcast', 200]],
    '$200 for this broadcast',
  ],
  ['internet video by students', { type: 'Internet Video', tier: '0', ...one }, [], 'No charge'],
  ['audio', { type: 'Audio', tier: '', ...one }, [], 'Audio broadcasts are free of charge'],
])('%s: the lines and their sum are what the schedule says', (_what, of, lines, calculation) => {
  expect(broadcastFee(of)).toEqual({
    total: lines.reduce((sum, [, amount]) => sum + amount, 0),
    calculation,
    lines: lines.map(([what, amount]) => ({ what, amount })),
  });
});

test.each(['', '0', '76'])('there is no fee when the television tier is %j', (tier) => {
  expect(broadcastFee({ type: 'Television', tier, ...one })).toBeUndefined();
});

test.each(['75', '2000'])('there is no fee of the television tier %j before a day is chosen', (tier) => {
  expect(broadcastFee(tv(tier, [], 1))).toBeUndefined();
});

test.each<[BroadcastType, string, boolean, boolean]>([
  ['Television', '75', false, true],
  ['Television', '75', true, true],
  ['Television', '500', true, true],
  ['Television', '2000', false, true],
  ['Television', '2000', true, false],
  ['Television', '', false, false],
  ['Internet Video', '200', false, false],
  ['Internet Video', '0', false, false],
  ['Audio', '0', false, false],
])('whether the contests count for %s, tier %j, an event of several days: %j', (type, tier, severalDays, counts) => {
  expect(isPaidByContest({ type, tier, severalDays })).toBe(counts);
});

test.each([
  ['', 2, 2],
  ['', 0, 1],
  ['3', 1, 3],
  ['1', 2, 2],
  ['0', 2, 2],
  ['abc', 2, 2],
  ['1000', 2, 2],
])('contests are counted for the input %j and %d days', (typed, days, contests) => {
  expect(contestCount(typed, days)).toBe(contests);
});

test.each<[BroadcastType, string, string, boolean]>([
  ['Internet Video', '0', 'State', true],
  ['Internet Video', '0', 'Quarterfinal', true],
  ['Internet Video', '0', 'Sub-State', false],
  ['Internet Video', '0', 'Substate', false],
  ['Internet Video', '0', 'SUB STATE', false],
  ['Internet Video', '0', 'Regionals', false],
  ['Internet Video', '0', '', false],
  ['Internet Video', '200', 'State', false],
  ['Internet Video', '', 'State', false],
  ['Television', '75', 'State', false],
  ['Audio', '0', 'State', false],
])('whether no charge is doubtful for %s with tier %j at level %j', (type, tier, level, isDoubtful) => {
  expect(isFreeTierDoubtful(type, tier, level)).toBe(isDoubtful);
});
