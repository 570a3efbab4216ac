// Verifies ATT-23.
import type { TournamentSite } from '@/features/sites';
import { movedFrom, movedWords, withNoted, withSeen, type SeenSites } from '@/features/sites/model/seenEvents';
import { siteRecord } from '../support/records';

const site = (Site: string, GameDate: string, EndDate = '') => siteRecord(1, { Site, GameDate, EndDate });
const november = (day: number) => ({ year: 2026, month: 11, day });

/** What the user reads about a site after seeing it in these states, one per day, from November 18 on. */
function readAfter(...visits: TournamentSite[]): string | undefined {
  let seen: SeenSites = {};
  let words: string | undefined;
  for (const [index, shown] of visits.entries()) {
    const was = movedFrom(seen[1], shown);
    words = was === undefined ? undefined : movedWords(was, shown);
    seen = withSeen(seen, [shown], november(18 + index));
    // What is shown does not depend on whether the visit has been recorded yet.
    expect(movedFrom(seen[1], shown)).toEqual(was);
  }
  return words;
}

beforeAll(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20), doNotFake: ['queueMicrotask'] });
});
afterAll(() => {
  jest.useRealTimers();
});

const hays = site('Lewis Field, Hays', '2026-11-28');
const later = site('Lewis Field, Hays', '2026-12-05');

describe('an event that this browser has seen', () => {
  test.each<[string, TournamentSite[], string | undefined]>([
    ['is not marked on the first visit', [hays], undefined],
    ['is not marked if nothing changed', [hays, hays], undefined],
    ['is marked with its old day', [hays, later], 'was Sat, Nov 28 · seen Nov 18 in this browser'],
    [
      'is marked with its old days',
      [site('Topeka', '2026-11-27', '2026-11-28'), site('Topeka', '2026-11-27', '2026-11-29')],
      'was Fri, Nov 27 – Sat, Nov 28 · seen Nov 18 in this browser',
    ],
    [
      'is marked with its old site',
      [hays, site('Welch Stadium, Emporia', '2026-11-28')],
      'was Lewis Field, Hays · seen Nov 18 in this browser',
    ],
    [
      'is marked with both',
      [hays, hays, site('Welch Stadium, Emporia', '2026-12-05')],
      'was Sat, Nov 28, Lewis Field, Hays · seen Nov 19 in this browser',
    ],
    ['stays marked on later visits', [hays, later, later], 'was Sat, Nov 28 · seen Nov 18 in this browser'],
    [
      'keeps the value that the user knows when it moves again',
      [hays, later, site('Lewis Field, Hays', '2026-12-12')],
      'was Sat, Nov 28 · seen Nov 18 in this browser',
    ],
    ['is no longer marked when it moves back', [hays, later, hays], undefined],
    ['is not marked when its date cannot be read', [hays, site('Lewis Field, Hays', 'soon')], undefined],
    ['is not marked when its date is announced', [site('Lewis Field, Hays', ''), hays], undefined],
    [
      'is compared with the last date that could be read',
      [hays, site('Lewis Field, Hays', 'soon'), later],
      'was Sat, Nov 28 · seen Nov 19 in this browser',
    ],
    ['is not marked when its site is announced', [site('', '2026-11-28'), hays], undefined],
    ['is not marked when only case and signs differ', [hays, site('LEWIS FIELD – Hays', '11/28/2026')], undefined],
  ])('%s', (_case, visits, words) => {
    expect(readAfter(...visits)).toBe(words);
  });

  test('is no longer marked once the user has taken note', () => {
    const moved = withSeen(withSeen({}, [hays], november(18)), [later], november(19));
    expect(movedFrom(withNoted(moved, [2])[1], later)).toBeDefined();
    expect(movedFrom(withNoted(moved, [1])[1], later)).toBeUndefined();
    expect(movedFrom(withNoted(moved, [1])[1], hays)).toMatchObject({ start: '2026-12-05' });
  });

  test('is written once a day at most, and forgotten when it is over', () => {
    const seen = withSeen({}, [hays], november(18));
    expect(withSeen(seen, [hays], november(18))).toBe(seen);
    expect(withSeen(seen, [hays], november(19))).not.toBe(seen);
    const over = withSeen(seen, [hays], november(29));
    expect(over).toEqual({});
    expect(withSeen(over, [hays], november(29))).toBe(over);
  });
});
