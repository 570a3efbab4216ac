// Verifies AGR-4, AGR-5, AGR-6, AGR-7, REL-4.
import { fc } from '../support/generated';
import { isExhaustive } from '../support/runs';
import { agreementEvents, type AgreementChoices } from '@/features/agreements';
import { AgreementHarness } from '../support/agreementHarness';

const { activityChosen, broadcastTypeChosen, choiceMade, classChosen, formOpened } = agreementEvents;
const { levelChosen, schoolsChosen, siteChosen } = agreementEvents;

const RUNS = isExhaustive ? 1000 : 300;

/** The days at a site, by the last figure of its id, and those of football, by its level. */
const DAYS: Readonly<Record<string, readonly string[]>> = {
  1: ['12/31/2026', '1/1/2027', '1/2/2027'],
  2: ['3/14/2027'],
  3: [],
};
const FOOTBALL_DAYS: Readonly<Record<string, readonly string[]>> = { 1: ['11/28/2026'], 2: ['11/21/2026'] };

/** Every response names the choices that it belongs to, so that an option in the wrong list is detected. */
function answerTo(path: string): unknown {
  const [, kind = '', a = '', b = '', c = ''] = path.split('/');
  switch (kind) {
    case 'activities':
      return ['1', '12', '13'].map((id) => ({ ActivityID: id, Description: `Activity ${id}` }));
    case 'levels':
      return [1, 2].map((id) => ({ id, PlayoffLevel: `Level ${id} of ${a}` }));
    case 'classifications':
      return [11, 71].map((id) => ({ ClassID: id, ClassDescription: `Class ${id} of ${a}` }));
    case 'sites': {
      const site = (index: number, StartDate: string | null, EndDate: string | null) => {
        const id = `${b}/${c}/${a}/${index}`;
        return { TournamentID: id, SiteName: `Site ${id}`, StartDate, EndDate };
      };
      return [site(1, '2026-12-31', '2027-01-02'), site(2, '2027-03-14', null), site(3, null, null)];
    }
    case 'year':
      return { Year: 2026 };
    case 'assignment-schools': {
      const of = a === 'football' ? `${b}/${c}` : decodeURIComponent(a);
      return [1, 2, 3].map((index) => ({ SchoolID: `${of}/${index}`, SchoolName: `School ${index} of ${of}` }));
    }
    default:
      return { GameDate: b === '1' ? '2026-11-28' : '2026-11-21' };
  }
}

/** The names that the lists show, and the names that they may show for the present choices. */
function shownIn({ now }: AgreementHarness) {
  const { lists, choices } = now;
  const { activity, level, class: classId, site, schools } = choices;
  const isFootball = activity === '1';
  const areSitesDue = activity !== '' && level !== '' && classId !== '';
  const schoolsOf = isFootball ? (areSitesDue ? `2026/${classId}` : '') : site;
  const areDaysDue = isFootball ? schools.length > 0 : site !== '';
  return {
    shown: {
      activities: lists.activities.items.map(({ name }) => name),
      levels: lists.levels.items.map(({ name }) => name),
      classes: lists.classes.items.map(({ name }) => name),
      sites: lists.sites.items.map(({ name }) => name),
      schools: lists.schools.items.map(({ name }) => name),
      dates: lists.dates.items,
    },
    right: {
      activities: ['Activity 1', 'Activity 12', 'Activity 13'],
      levels: activity === '' ? [] : [`Level 1 of ${activity}`, `Level 2 of ${activity}`],
      classes: activity === '' ? [] : [`Class 11 of ${activity}`, `Class 71 of ${activity}`],
      sites: areSitesDue ? [1, 2, 3].map((index) => `Site ${activity}/${level}/${classId}/${index}`) : [],
      schools: schoolsOf === '' ? [] : [1, 2, 3].map((index) => `School ${index} of ${schoolsOf}`),
      dates: areDaysDue ? ((isFootball ? FOOTBALL_DAYS[level] : DAYS[site.slice(-1)]) ?? []) : [],
    },
  };
}

/** Each list is empty or whole, and holds what belongs to the present choices. */
function expectNothingWrong(real: AgreementHarness): void {
  const { shown, right } = shownIn(real);
  const part = (name: keyof typeof right) => (shown[name].length === 0 ? [] : right[name]);
  expect(shown).toEqual(Object.fromEntries(Object.keys(right).map((name) => [name, part(name as keyof typeof right)])));
}

const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

/** Chooses the item at the given place of a list, if the list shows one. */
const choosing: Readonly<Record<string, (real: AgreementHarness, place: number) => Promise<void> | undefined>> = {
  activity: (real, place) => {
    const item = real.now.lists.activities.items[place];
    return item && real.dispatch(activityChosen(String(item.id)));
  },
  level: (real, place) => {
    const item = real.now.lists.levels.items[place];
    return item && real.dispatch(levelChosen(String(item.id)));
  },
  class: (real, place) => {
    const item = real.now.lists.classes.items[place];
    return item && real.dispatch(classChosen(String(item.id)));
  },
  site: (real, place) => {
    const item = real.now.lists.sites.items[place];
    return item && real.dispatch(siteChosen(String(item.id)));
  },
  school: (real, place) => {
    const item = real.now.lists.schools.items[place];
    return item && real.dispatch(schoolsChosen(toggled(real.now.choices.schools, String(item.id))));
  },
  date: (real, place) => {
    const item = real.now.lists.dates.items[place];
    return item === undefined ? undefined : real.dispatch(choiceMade({ dates: toggled(real.now.choices.dates, item) }));
  },
};

const names = Object.keys(choosing);

/** The first of the choices that was not made yet. */
function nextIn({ activity, level, class: classId, site, schools }: AgreementChoices): string {
  const made = [activity, level, classId, site, schools.join(), ''];
  return names[made.indexOf('')] ?? '';
}

const place = fc.nat(2);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ choose: fc.constant('next'), place }) },
    { weight: 1, arbitrary: fc.record({ choose: fc.constantFrom(...names), place }) },
    { weight: 6, arbitrary: fc.record({ answer: fc.nat(20), isRefused: fc.constantFrom(false, false, false, true) }) },
    { weight: 1, arbitrary: fc.constant({ retry: true }) },
  ),
  { minLength: 14, maxLength: 28, size: 'max' },
);

test('no list shows a wrong option and no choice is lost, in whatever order one chooses and the answers come', async () => {
  let whole = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      localStorage.clear();
      const real = new AgreementHarness(answerTo);
      await real.dispatch(formOpened());
      await real.dispatch(broadcastTypeChosen('Television'));
      // Answers the first request, whose activities are needed for all other choices.
      await real.answer(0);
      try {
        for (const step of order) {
          if ('choose' in step) {
            const list = step.choose === 'next' ? nextIn(real.now.choices) : step.choose;
            await choosing[list]?.(real, step.place);
          } else if ('answer' in step) await real.answer(step.answer, step.isRefused);
          else await real.retry();
          expectNothingWrong(real);
        }
        await real.retry();
        await real.answerAll();
        const { shown, right } = shownIn(real);
        expect(shown).toEqual(right);
        const { choices, offered } = real.now;
        // The only day of an event counts as chosen.
        const dates = right.dates.length === 1 ? right.dates : right.dates.filter((day) => choices.dates.includes(day));
        const { activity, level, class: classId, site } = choices;
        expect(offered).toMatchObject({ activity, level, class: classId, site, dates });
        expect([...offered.schools].sort()).toEqual([...choices.schools].sort());
        if (choices.schools.length > 0) whole += 1;
      } finally {
        await real.close();
      }
    }),
    { numRuns: RUNS },
  );
  // The test would prove nothing if too few runs got as far as choosing schools.
  expect(whole).toBeGreaterThan(RUNS / 20);
}, 300_000);
