// Over 200 lines: every event of the flow, each with what it resets, is one command.
import { fc } from './generated';
import {
  activityChosen,
  broadcastTypeChosen,
  broadcastTypeOrder,
  classChosen,
  correctionRequested,
  choiceMade,
  draftReviewed,
  eventSiteOptions,
  flowOpened,
  levelChosen,
  replacedDraftRestored,
  reviewAgreement,
  schoolsChosen,
  siteChosen,
  textEntered,
  type AgreementChoices,
} from '@/features/agreements';
import { emptyChoices } from './agreementData';
import type { AgreementHarness as Real } from './agreementHarness';
import {
  eventSitesOf,
  expectedLists,
  expectToAgree,
  isComplete,
  emptyTexts,
  posts,
  type Model,
} from './agreementModel';

type Command = fc.AsyncCommand<Model, Real>;

const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check,
  run: async (model, real) => {
    await run(model, real);
    expectToAgree(model, real);
  },
  toString: () => name,
});

const inForm = ({ step }: Readonly<Model>): boolean => step === 'form';
const always = (): boolean => true;
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
      command(`${name} ${place}`, inForm, async (model, real) => {
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
  command(`school ${place}`, inForm, async (model, real) => {
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
  command(`date ${place}`, inForm, async (model, real) => {
    const all = expectedLists(model, real).dates;
    const date = pick(all, place);
    if (date === undefined) return;
    model.choices = { ...model.choices, dates: toggled(model.choices.dates, all, date) };
    await real.dispatch(choiceMade({ dates: model.choices.dates }));
  }),
);

const chooseEventSite = fc.nat(3).map((place) =>
  command(`event site ${place}`, inForm, async (model, real) => {
    const { offered, lists } = real.now;
    const places = eventSitesOf(model, real);
    expect(eventSiteOptions(offered, lists).map(({ value }) => value)).toEqual(places);
    const eventsite = pick(places, place);
    if (eventsite === undefined) return;
    model.choices = { ...model.choices, eventsite };
    await real.dispatch(choiceMade({ eventsite }));
  }),
);

const typed = fc.record({
  name: fc.constantFrom('', 'Ana'),
  billingEmail: fc.constant('b@x.example'),
  email: fc.constant('a@x.example'),
  stream: fc.constant(''),
  station: fc.constantFrom('', '7.1'),
});

const chooseType = fc.tuple(fc.constantFrom(...broadcastTypeOrder), typed).map(([type, texts]) =>
  command(
    `type ${type}`,
    ({ step }) => step === 'type' || step === 'form',
    async (model, real) => {
      if (model.step === 'form') model.texts = texts;
      if (model.type !== type) {
        if (model.type !== null) model.replaced = { type: model.type, choices: model.choices, texts };
        Object.assign(model, { type, step: 'form', choices: emptyChoices, texts: emptyTexts });
      }
      await real.dispatch(textEntered(texts));
      await real.dispatch(broadcastTypeChosen(type));
    },
  ),
);

/** The form is there in one step only; what it still had to tell may come in any. */
const typing = typed.map((texts) =>
  command('type', always, async (model, real) => {
    if (inForm(model)) model.texts = texts;
    await real.dispatch(textEntered(texts));
  }),
);

const openAgain = fc.constant(
  command('open again', always, async (model, real) => {
    if (model.step === 'review') model.step = 'form';
    if (model.step === 'submitted') Object.assign(model, { step: 'type', type: null });
    await real.dispatch(flowOpened());
  }),
);

const bringBack = fc.constant(
  command(
    'bring back',
    (model) => inForm(model) && model.replaced !== null,
    async (model, real) => {
      Object.assign(model, model.replaced, { replaced: null });
      await real.dispatch(replacedDraftRestored());
    },
  ),
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
    command('complete', inForm, async (model, real) => {
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

const review = fc.tuple(typed, complete).map(([texts, completing]) =>
  command('review', inForm, async (model, real) => {
    if (!isComplete(model, real)) await completing.run(model, real);
    const { type, choices } = model;
    if (type === null || !isComplete(model, real)) return;
    const { offered, lists } = real.now;
    const reviewed = reviewAgreement({ type, organization: { id: 2, name: 'KSNX' }, choices: offered, texts, lists });
    const { submission } = reviewed;
    expect([submission.activity, submission.level, submission.class].map(String)).toEqual([
      choices.activity,
      choices.level,
      choices.class,
    ]);
    expect(submission.levelDescription).toBe(`Level ${choices.level} of ${choices.activity}`);
    expect(submission.classDescription).toBe(`Class ${choices.class} of ${choices.activity}`);
    expect(submission.schoolDescription).toEqual(choices.schools.map((id) => `School ${id}`));
    expect(submission.siteDescription?.description ?? '').toBe(choices.site === '' ? '' : `Site ${choices.site}`);
    expect(submission.hostEmail).toBe(
      choices.eventsite !== 'site'
        ? `ad@${choices.eventsite}.example`
        : choices.site.endsWith('1')
          ? `manager@${choices.site}.example`
          : '',
    );
    Object.assign(model, { step: 'review', texts, replaced: null });
    await real.dispatch(draftReviewed({ texts, choices: offered, reviewed }));
  }),
);

const sayNo = fc.constant(
  command(
    'NO',
    ({ step }) => step === 'review',
    async (model, real) => {
      model.step = 'form';
      await real.dispatch(correctionRequested());
      expect(real.now.state.texts).toEqual(model.texts);
    },
  ),
);

const sayYes = fc
  .constantFrom('well' as const, 'well' as const, 'refused' as const, 'dropped' as const)
  .map((outcome) =>
    command(
      `YES YES, ${outcome}`,
      ({ step }) => step === 'review',
      async (model, real) => {
        const { submission, state } = real.now;
        const press = (): void => {
          if (state.reviewed !== null) void submission.send(state.reviewed, state.choices);
        };
        await real.run(() => {
          press();
          press();
        });
        model.sent += 1;
        expect(posts(real)).toBe(model.sent);
        await real.run(press);
        await real.answer(
          real.open.findIndex(({ method }) => method === 'POST'),
          outcome,
        );
        if (outcome === 'well') Object.assign(model, { step: 'submitted', choices: emptyChoices, texts: emptyTexts });
        else expect(real.now.state).toMatchObject({ step: 'review', texts: model.texts, reviewed: state.reviewed });
      },
    ),
  );

const answer = fc
  .tuple(fc.nat(20), fc.constantFrom('well' as const, 'well' as const, 'well' as const, 'refused' as const))
  .map(([place, outcome]) =>
    command(`answer ${place} ${outcome}`, always, async (_model, real) => {
      if (real.open.length > 0) await real.answer(place, outcome);
    }),
  );

const retry = fc.constant(command('try again', always, (_model, real) => retryAll(real)));

export const agreementCommands = fc.commands(
  [
    chooseType,
    chooseActivity(),
    chooseLevel(),
    chooseClass(),
    chooseSite(),
    chooseSchool,
    chooseDate,
    chooseEventSite,
    bringBack,
    typing,
    openAgain,
    complete,
    review,
    review,
    sayNo,
    sayYes,
    sayYes,
    sayYes,
    answer,
    answer,
    retry,
  ],
  { maxCommands: 14, size: 'max' },
);
