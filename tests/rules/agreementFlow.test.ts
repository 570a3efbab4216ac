// Verifies AGR-1, AGR-3, AGR-4, AGR-26, AGR-27, DRF-6.
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  agreementEvents,
  agreementFormSlice,
  reviewAgreement,
  type AgreementChoices,
  type AgreementEntries,
  type AgreementState,
} from '@/features/agreements';
import { isSent } from '@/features/agreements/model/agreementSlice';
import { choices, lists, emptyChoices, texts } from '../support/agreementData';

const { activityChosen, broadcastTypeChosen, choiceMade, classChosen } = agreementEvents;
const { draftReviewed, earlierAgreementCopied, formOpened, levelChosen } = agreementEvents;
const { pointConfirmed, recordArrived, replacedDraftRestored, schoolsChosen, siteChosen, textEntered } =
  agreementEvents;
const { reducer, getInitialState, isValue, countChanges } = agreementFormSlice;
const initial = getInitialState();
const draft: AgreementEntries = { type: 'Television', choices, texts };
const emptyTexts = { name: '', billingEmail: '', email: '', stream: '', station: '' };

const after = (state: AgreementState | undefined, ...events: UnknownAction[]): AgreementState =>
  events.reduce((current, event) => reducer(current, event), state ?? initial);

const opened = after(undefined, formOpened());
const filled = after(opened, earlierAgreementCopied(draft));
const football = after(
  opened,
  earlierAgreementCopied({ ...draft, choices: { ...choices, activity: '1', eventsite: '501' } }),
);
const reviewed = reviewAgreement({ type: 'Television', organization: { id: 2, name: 'KSNX' }, choices, texts, lists });
const inReview = after(filled, draftReviewed({ texts, choices, reviewed }));

const sent = { choices, texts, reviewed };

const left = { dates: [], schools: [], eventsite: '' };

test.each<[string, AgreementState, UnknownAction, Partial<AgreementChoices>]>([
  ['an activity', filled, activityChosen('13'), { activity: '13', level: '', class: '', site: '', ...left }],
  ['a level', filled, levelChosen('1'), { level: '1', class: '', site: '', ...left }],
  ['a class', filled, classChosen('71'), { class: '71', site: '', ...left }],
  ['a site', filled, siteChosen('40002'), { site: '40002', ...left }],
  ['other schools', filled, schoolsChosen(['501']), { schools: ['501'], eventsite: '' }],
  ['more schools', filled, schoolsChosen(['501', '502', '503']), { schools: ['501', '502', '503'] }],
  ['dates', filled, choiceMade({ dates: ['3/3/2027'] }), { dates: ['3/3/2027'] }],
  ['a football class', football, classChosen('71'), { class: '71', site: '', ...left }],
  ['a football site', football, siteChosen('40002'), { site: '40002' }],
  ['another football school', football, schoolsChosen(['501']), { schools: ['501'] }],
  ['no football school', football, schoolsChosen([]), { schools: [], eventsite: '', dates: [] }],
])('choosing %s resets what depends on it and nothing else', (_what, before, event, changes) => {
  expect(after(before, event)).toEqual({ ...before, choices: { ...before.choices, ...changes } });
});

test('another football site resets only an event site at the previous location', () => {
  const atLocation = after(football, choiceMade({ eventsite: 'site' }));
  expect(after(atLocation, siteChosen('40002')).choices).toEqual({
    ...atLocation.choices,
    site: '40002',
    eventsite: '',
  });
});

test('other schools keep the site’s location selected', () => {
  expect(after(filled, choiceMade({ eventsite: 'site' }), schoolsChosen(['503'])).choices.eventsite).toBe('site');
});

describe('the type of broadcast', () => {
  test('opens an empty form on the first choice', () => {
    expect(after(opened, broadcastTypeChosen('Audio'))).toMatchObject({
      step: 'form',
      type: 'Audio',
      choices: emptyChoices,
      replaced: null,
    });
  });

  test('resets the form on another choice and keeps the cleared one aside', () => {
    const typed = { ...texts, name: 'Typed since' };
    const audio = after(filled, textEntered(typed), broadcastTypeChosen('Audio'));
    expect(audio).toMatchObject({ step: 'form', type: 'Audio', choices: emptyChoices, texts: emptyTexts });
    const back = after(audio, replacedDraftRestored());
    expect(back).toMatchObject({ step: 'form', type: 'Television', choices, texts: typed, replaced: null });
  });

  test('keeps the first cleared form when types change again without input', () => {
    const audio = after(filled, broadcastTypeChosen('Audio'));
    const video = after(audio, broadcastTypeChosen('Internet Video'));
    expect(video.replaced).toEqual(draft);
  });

  test('changes nothing when chosen again', () => {
    expect(after(filled, broadcastTypeChosen('Television'))).toBe(filled);
  });
});

describe('the steps', () => {
  test('go from form to review, and back with all input', () => {
    expect(inReview).toMatchObject({ step: 'review', reviewed, choices, texts });
    expect(after(inReview, formOpened())).toEqual({ ...filled, step: 'form', reviewed: null });
  });

  test.each([
    ['a review before there is a form', opened, draftReviewed({ texts, choices, reviewed })],
    ['a choice in the review', inReview, activityChosen('1')],
    ['another type in the review', inReview, broadcastTypeChosen('Audio')],
    ['a text that comes late', inReview, textEntered({ name: 'Typed late' })],
    ['an earlier agreement in the review', inReview, earlierAgreementCopied(draft)],
    ['a choice before there is a type', opened, activityChosen('1')],
    ['bringing back what was never cleared', filled, replacedDraftRestored()],
  ])('are not changed by %s', (_what, before, event) => {
    expect(after(before, event)).toEqual(before);
  });

  test.each([
    ['in the review', inReview, true],
    ['in the form, after the screen was left and reopened', after(inReview, formOpened()), true],
    ['in the form, with another choice', after(inReview, formOpened(), choiceMade({ tier: '2000' })), false],
    ['in the form, with another text', after(inReview, formOpened(), textEntered({ name: 'Bo' })), false],
    ['in the review of something else', after(filled, draftReviewed({ ...sent, texts: emptyTexts })), false],
    ['before there is a form', opened, false],
  ])('end with the answer that comes %s: %j', (_where, state, doEnd) => {
    expect(isSent(state, sent)).toBe(doEnd);
  });

  test('continue where the screen was left', () => {
    expect(after(filled, formOpened())).toBe(filled);
    expect(after(opened, formOpened())).toBe(opened);
  });

  test('forget the replaced form once another is reviewed', () => {
    const audio = after(filled, broadcastTypeChosen('Audio'));
    expect(after(audio, draftReviewed({ texts, choices, reviewed })).replaced).toBeNull();
  });
});

describe('the record of the organization', () => {
  const record = {
    name: 'Dora Director',
    email: 'dora@ksnx7.example',
    billingEmail: 'desk@ksnx7.example',
    stream: '',
    station: 'KSNX',
  };
  const form = after(opened, broadcastTypeChosen('Television'));

  test('prefills an empty form without counting as a change', () => {
    const filledIn = after(form, recordArrived(record));
    expect(filledIn.texts).toEqual(record);
    expect(countChanges(filledIn)).toBe(1);
    expect(after(filledIn, recordArrived({ ...record }))).toBe(filledIn);
  });

  test('keeps typed and cleared fields when it arrives later', () => {
    const typed = after(form, textEntered({ name: 'Ana' }), recordArrived(record));
    expect(typed.texts).toEqual({ ...record, name: 'Ana' });
    const emptied = after(form, recordArrived(record), textEntered({ station: '' }));
    const later = after(emptied, recordArrived({ ...record, name: 'New Director', station: 'KSNX 7' }));
    expect(later.texts).toEqual({ ...record, name: 'New Director', station: '' });
    expect(countChanges(later)).toBe(2);
  });

  test("is not restored, and prefills the next type's form", () => {
    const next = after(form, recordArrived(record), broadcastTypeChosen('Audio'));
    expect(next).toMatchObject({ replaced: null, texts: emptyTexts });
    expect(after(next, recordArrived(record)).texts).toEqual(record);
  });

  test('leaves a restored form unchanged', () => {
    const emptied = after(form, recordArrived(record), textEntered({ station: '' }));
    const back = after(emptied, broadcastTypeChosen('Audio'), replacedDraftRestored(), recordArrived(record));
    expect(back).toMatchObject({ type: 'Television', texts: { ...record, station: '' } });
  });

  test('changes nothing outside of the form', () => {
    expect(after(inReview, recordArrived(record))).toBe(inReview);
  });
});

test('past days and the host are confirmed per form', () => {
  const [date, host] = ['date 3/2/2027', 'host 40001 501'];
  const confirmed = after(
    filled,
    pointConfirmed({ id: date, isConfirmed: true }),
    pointConfirmed({ id: host, isConfirmed: true }),
  );
  expect(confirmed.confirmed).toEqual([date, host]);
  expect(after(confirmed, pointConfirmed({ id: date, isConfirmed: false })).confirmed).toEqual([host]);
  expect(after(inReview, pointConfirmed({ id: date, isConfirmed: true }))).toBe(inReview);
  expect(after(confirmed, broadcastTypeChosen('Audio')).confirmed).toBeUndefined();
});

describe('as a draft', () => {
  test.each<[string, AgreementState, number]>([
    ['nothing', opened, 0],
    ['the type alone', after(opened, broadcastTypeChosen('Audio')), 1],
    ['the type, nine choices and four texts', filled, 14],
    ['what is being reviewed', inReview, 14],
  ])('it counts %s as changes', (_what, state, count) => {
    expect(countChanges(state)).toBe(count);
  });

  test('it is valid at every step, whatever was replaced, prefilled, or confirmed', () => {
    const steps = [
      after(filled, broadcastTypeChosen('Audio')),
      { ...filled, prefilled: texts, confirmed: ['date 3/2/2027'] },
      { ...filled, replaced: { ...draft, prefilled: texts } },
      opened,
      filled,
      football,
      inReview,
    ];
    expect(steps.map(isValue)).toEqual(steps.map(() => true));
  });

  test.each<[string, unknown]>([
    ['a type that there is not', { ...filled, type: 'Radio' }],
    ['a step that there is not', { ...filled, step: 'paid' }],
    ['numbers in a list', { ...filled, choices: { ...choices, schools: [1] } }],
    ['something else prefilled', { ...filled, prefilled: {} }],
    ['a confirmation that is no list', { ...filled, confirmed: 'all' }],
    ['a replaced one without its choices', { ...filled, replaced: { ...draft, choices: {} } }],
    ['a review without its submission', { ...inReview, reviewed: {} }],
    ['no type and broken texts', { ...opened, texts: null }],
    ['no step', { ...filled, step: undefined }],
  ])('it is not valid with %s', (_what, value) => {
    expect(isValue(value)).toBe(false);
  });
});
