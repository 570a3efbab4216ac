import type { AgreementChoices, AgreementTexts, BroadcastType } from '@/features/agreements';
import type { AgreementHarness } from './agreementHarness';
import { daysOf, idsIn, loadsOf } from './agreementWorld';

/** Section 4 as one would tell it: the step, what was chosen, and what has been sent. */
export interface Model {
  step: 'type' | 'form' | 'review' | 'submitted';
  type: BroadcastType | null;
  choices: AgreementChoices;
  texts: AgreementTexts;
  replaced: { type: BroadcastType; choices: AgreementChoices; texts: AgreementTexts } | null;
  /** How often YES was to send. */
  sent: number;
}

export const noTexts: AgreementTexts = { name: '', billingEmail: '', email: '', stream: '', station: '' };
export const posts = ({ asked }: AgreementHarness): number =>
  asked.filter((path) => path === 'contact/approve-email').length;
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

export function expectToAgree(model: Model, real: AgreementHarness): void {
  const { state, lists, offered } = real.now;
  expect(state).toMatchObject({ step: model.step, type: model.type, choices: model.choices, replaced: model.replaced });
  const expected = expectedLists(model, real);
  expect({
    activities: lists.activities.items.map(({ ActivityID }) => String(ActivityID)),
    levels: lists.levels.items.map(({ id }) => String(id)),
    classes: lists.classes.items.map(({ ClassID }) => String(ClassID)),
    sites: lists.sites.items.map(({ TournamentID }) => String(TournamentID)),
    schools: lists.schools.items.map(({ SchoolID }) => String(SchoolID)),
    dates: lists.dates.items,
  }).toEqual(expected);
  // The words beside the ids tell where they come from.
  const { activity, level } = model.choices;
  for (const { PlayoffLevel } of lists.levels.items) expect(PlayoffLevel).toMatch(new RegExp(` of ${activity}$`));
  for (const { ClassDescription } of lists.classes.items)
    expect(ClassDescription).toMatch(new RegExp(` of ${activity}$`));
  // No answer that was given is lost once its list is there, and none counts that is not offered.
  const { schools, dates } = model.choices;
  expect(offered.schools).toEqual(schools.filter((id) => expected.schools.includes(id)));
  expect(offered.dates).toEqual(dates.filter((date) => expected.dates.includes(date)));
  expect(offered.site).toBe(expected.sites.includes(model.choices.site) ? model.choices.site : '');
  expect(offered.level).toBe(expected.levels.includes(level) ? level : '');
  // Everything that the choices ask for has been asked for, and nothing was sent twice.
  const { year, schools: team, ...others } = loadsOf(model.choices);
  const needed = [...Object.values(others), year, model.choices.activity === '1' && !ready(real, year) ? '' : team];
  for (const path of needed) if (path !== '') expect(real.asked).toContain(path);
  expect(posts(real)).toBe(model.sent);
}

/** The places where the event may be, told by hand. */
export function eventSitesOf(model: Model, real: AgreementHarness): string[] {
  const { activity, level, site, schools } = model.choices;
  const { sites } = expectedLists(model, real);
  const hasPlace = sites.includes(site) && !site.endsWith('2');
  return [...schools, ...(hasPlace && (activity !== '1' || level === '1') ? ['site'] : [])];
}

/** Whether nothing is missing that section 5 asks for. */
export const isComplete = (model: Model, real: AgreementHarness): boolean => {
  const { activity, site, dates, schools, eventsite } = model.choices;
  const hasSite = activity === '1' || site !== '';
  return hasSite && dates.length > 0 && schools.length > 0 && eventSitesOf(model, real).includes(eventsite);
};
