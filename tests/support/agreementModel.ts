import type { AgreementChoices } from '@/features/agreements';
import type { AgreementHarness } from './agreementHarness';
import { daysOf, idsIn, loadsOf } from './agreementWorld';

/** The form as one would tell it (AGR-4 to AGR-8): what was chosen. */
export interface Model {
  choices: AgreementChoices;
}

const ready = (real: AgreementHarness, path: string): boolean => path !== '' && real.answered.has(path);

/** What the lists must hold: the answers that belong to the present choices, and nothing of any other. */
export function expectedLists(model: Model, real: AgreementHarness) {
  const loads = loadsOf(model.choices);
  const ids = (path: string): string[] => (ready(real, path) ? idsIn(path) : []);
  const areDatesKnown = ready(real, model.choices.activity === '1' ? loads.date : loads.sites);
  return {
    activities: ids(loads.activities),
    levels: ids(loads.levels),
    classes: ids(loads.classes),
    sites: ids(loads.sites),
    schools: ids(loads.schools),
    dates: areDatesKnown ? daysOf(model.choices) : [],
  };
}

const among = (all: readonly string[], id: string): string => (all.includes(id) ? id : '');

/**
 * Screen, model and network agree. Everything is held together in one comparison: each `expect` makes a hundred
 * matchers, and this runs after every command of a thousand runs.
 */
export function expectToAgree(model: Model, real: AgreementHarness): void {
  const { state, lists, offered } = real.now;
  const expected = expectedLists(model, real);
  const { activity, level, schools, dates, site } = model.choices;
  // Everything that the choices ask for has been asked for.
  const { year, schools: team, ...others } = loadsOf(model.choices);
  const needed = [...Object.values(others), year, activity === '1' && !ready(real, year) ? '' : team];
  // The words beside the ids tell where they come from.
  const words = [
    ...lists.levels.items.map(({ PlayoffLevel }) => PlayoffLevel),
    ...lists.classes.items.map(({ ClassDescription }) => ClassDescription),
  ];
  expect({
    choices: state.choices,
    lists: {
      activities: lists.activities.items.map(({ ActivityID }) => String(ActivityID)),
      levels: lists.levels.items.map(({ id }) => String(id)),
      classes: lists.classes.items.map(({ ClassID }) => String(ClassID)),
      sites: lists.sites.items.map(({ TournamentID }) => String(TournamentID)),
      schools: lists.schools.items.map(({ SchoolID }) => String(SchoolID)),
      dates: lists.dates.items,
    },
    wordsOfOthers: words.filter((word) => !new RegExp(`^(?:Level|Class) .+ of ${activity}$`).test(word)),
    offered: { schools: offered.schools, dates: offered.dates, site: offered.site, level: offered.level },
    notAskedFor: needed.filter((path) => path !== '' && !real.asked.includes(path)),
  }).toEqual({
    choices: model.choices,
    lists: expected,
    wordsOfOthers: [],
    // No answer that was given is lost once its list is there, and none counts that is not offered.
    offered: {
      schools: schools.filter((id) => expected.schools.includes(id)),
      // The only day of an event is as good as chosen.
      dates: expected.dates.length === 1 ? expected.dates : dates.filter((date) => expected.dates.includes(date)),
      site: among(expected.sites, site),
      level: among(expected.levels, level),
    },
    notAskedFor: [],
  });
}

/** The places where the event may be, told by hand. */
export function eventSitesOf(model: Model, real: AgreementHarness): string[] {
  const { activity, level, site, schools } = model.choices;
  const { sites } = expectedLists(model, real);
  const hasPlace = sites.includes(site);
  return [...schools, ...(hasPlace && (activity !== '1' || level === '1') ? ['site'] : [])];
}

/** Whether nothing is missing that AGR-9 asks for. */
export const isComplete = (model: Model, real: AgreementHarness): boolean => {
  const { activity, site, dates, schools, eventsite } = model.choices;
  const hasSite = activity === '1' || site !== '';
  return hasSite && dates.length > 0 && schools.length > 0 && eventSitesOf(model, real).includes(eventsite);
};
