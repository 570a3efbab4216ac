import { fc } from './generated';
import {
  activityChosen,
  classChosen,
  choiceMade,
  eventSiteOptions,
  levelChosen,
  schoolsChosen,
  siteChosen,
  type AgreementChoices,
} from '@/features/agreements';
import type { AgreementHarness as Real } from './agreementHarness';
import { eventSitesOf, expectedLists, expectToAgree, type Model } from './agreementModel';

type Command = fc.AsyncCommand<Model, Real>;

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    expectToAgree(model, real);
  },
  toString: () => name,
});

const pick = <T>(items: readonly T[], place: number): T | undefined => items[place % Math.max(1, items.length)];

type ListName = keyof ReturnType<typeof expectedLists>;

/** Chooses what stands at that place of the list, as far as it shows anything. */
const choosing =
  (
    name: string,
    list: ListName,
    event: (id: string) => Parameters<Real['dispatch']>[0],
    reset: (id: string, choices: AgreementChoices) => Partial<AgreementChoices>,
  ) =>
  (places = fc.nat(3)) =>
    places.map((place) =>
      command(`${name} ${place}`, async (model, real) => {
        const id = pick(expectedLists(model, real)[list], place);
        if (id === undefined) return;
        model.choices = { ...model.choices, ...reset(id, model.choices) };
        await real.dispatch(event(id));
      }),
    );

const left = { dates: [], schools: [], eventsite: '' };
const toggled = (list: readonly string[], all: readonly string[], id: string): string[] =>
  all.filter((other) => list.includes(other) !== (other === id));

const chooseActivity = choosing('activity', 'activities', activityChosen, (id) => ({
  activity: id,
  level: '',
  class: '',
  site: '',
  ...left,
}));
const chooseLevel = choosing('level', 'levels', levelChosen, (id) => ({ level: id, class: '', site: '', ...left }));
const chooseClass = choosing('class', 'classes', classChosen, (id) => ({ class: id, site: '', ...left }));
const chooseSite = choosing('site', 'sites', siteChosen, (id, { activity, eventsite }) =>
  activity === '1' ? { site: id, eventsite: eventsite === 'site' ? '' : eventsite } : { site: id, ...left },
);

const chooseSchool = fc.nat(3).map((place) =>
  command(`school ${place}`, async (model, real) => {
    const all = expectedLists(model, real).schools;
    const id = pick(all, place);
    if (id === undefined) return;
    const schools = toggled(model.choices.schools, all, id);
    const { activity, dates, eventsite } = model.choices;
    model.choices = {
      ...model.choices,
      schools,
      eventsite: eventsite === 'site' || schools.includes(eventsite) ? eventsite : '',
      dates: activity === '1' && schools.length === 0 ? [] : dates,
    };
    await real.dispatch(schoolsChosen(schools));
  }),
);

const chooseDate = fc.nat(3).map((place) =>
  command(`date ${place}`, async (model, real) => {
    const all = expectedLists(model, real).dates;
    const date = pick(all, place);
    if (date === undefined) return;
    model.choices = { ...model.choices, dates: toggled(model.choices.dates, all, date) };
    await real.dispatch(choiceMade({ dates: model.choices.dates }));
  }),
);

const chooseEventSite = fc.nat(3).map((place) =>
  command(`event site ${place}`, async (model, real) => {
    const { offered, lists } = real.now;
    const places = eventSitesOf(model, real);
    expect(eventSiteOptions(offered, lists).map(({ value }) => value)).toEqual(places);
    const eventsite = pick(places, place);
    if (eventsite === undefined) return;
    model.choices = { ...model.choices, eventsite };
    await real.dispatch(choiceMade({ eventsite }));
  }),
);

const retryAll = (real: Real): Promise<void> =>
  real.run(() => {
    for (const failure of real.now.failures) failure.retry();
  });

/** Chooses on until the form is complete, with every answer at once. */
const complete = fc
  .tuple(
    chooseActivity(fc.nat(2)),
    chooseLevel(fc.constant(0)),
    chooseClass(fc.constant(0)),
    chooseSite(fc.nat(1)),
    chooseSchool,
    chooseDate,
  )
  .map((steps) =>
    command('complete', async (model, real) => {
      for (const step of steps) {
        await retryAll(real);
        await real.answerAll();
        await step.run(model, real);
      }
      await real.answerAll();
      const eventsite = eventSitesOf(model, real)[0];
      if (eventsite === undefined) return;
      model.choices = { ...model.choices, eventsite };
      await real.dispatch(choiceMade({ eventsite }));
    }),
  );

const answer = fc
  .tuple(fc.nat(20), fc.constantFrom('well' as const, 'well' as const, 'well' as const, 'refused' as const))
  .map(([place, outcome]) =>
    command(`answer ${place} ${outcome}`, async (_model, real) => {
      if (real.open.length > 0) await real.answer(place, outcome);
    }),
  );

const retry = fc.constant(command('try again', (_model, real) => retryAll(real)));

export const agreementCommands = fc.commands(
  [
    chooseActivity(),
    chooseLevel(),
    chooseClass(),
    chooseSite(),
    chooseSchool,
    chooseDate,
    chooseEventSite,
    complete,
    answer,
    answer,
    retry,
  ],
  { maxCommands: 14, size: 'max' },
);
