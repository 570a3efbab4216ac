// Verifies DRF-1, DRF-2, DRF-3, DRF-4, DRF-5, DRF-6, DRF-7.
// This file may exceed the line limit, because it covers every event that changes drafts, and what must never change them.
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  textsOf,
  draftChanged,
  forDraft,
  saveProgressed,
  draftsCleared,
  draftsExpired,
  ownDrafts,
  selectDraft,
  selectUnsubmittedDrafts,
  draftRemoved,
  visitorDrafts,
  draftsClaimed,
  type DraftId,
  type Draft,
} from '@/shared/forms';
import { stateRestored } from '@/shared/lib/persist';
import { keptDrafts, openStore, readPersisted } from '../support/persisted';

const NOW = 1_760_000_000_000;

const organization: DraftId = { owner: '20417', form: 'organization', subject: '' };
const director: DraftId = { owner: '20417', form: 'director', subject: '10001' };
const foreign: DraftId = { owner: '30000', form: 'organization', subject: '' };
const visitor: DraftId = { owner: '', form: 'listingRequest', subject: '' };

const keyOf = ({ owner, form, subject }: DraftId): string => `${owner}/${form}/${subject}`;

const [OWN, DIRECTOR] = [keyOf(organization), keyOf(director)];

const { reducer } = ownDrafts;
const initial = reducer(undefined, { type: 'start' });
const after = (...events: UnknownAction[]) => events.reduce(reducer, initial);

/** The event, as dispatched for a draft at the given time. */
const at = (time: number, id: DraftId, event: UnknownAction): UnknownAction => ({
  ...event,
  meta: { draft: id, at: time },
});
const edited = (value: Record<string, string>, knows = 0) =>
  draftChanged({ value, changes: Object.keys(value).length, knows });
const typed = (time: number, id: DraftId, text: string) => at(time, id, edited({ name: text }));
const gone = (time: number, id: DraftId) => ({ ...draftRemoved(id), meta: { draft: id, at: time } });

type Drafts = Pick<ReturnType<typeof reducer>, 'entries'>;

/** What is typed in each draft that was not removed. */
const texts = ({ entries }: Drafts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, { value }]) => value !== null)
      .map(([key, draft]) => [key, textsOf(draft).name]),
  );

/** The drafts as the other tab stores them after these events. */
const stored = (...events: UnknownAction[]): Drafts => ({ entries: after(...events).entries });

describe('an event', () => {
  test('changes its own draft and no other', () => {
    const before = after(typed(1, organization, 'a'), typed(2, director, 'b'), typed(3, foreign, 'c'));
    const next = reducer(before, typed(4, director, 'd'));
    expect(texts(next)).toEqual({
      [OWN]: 'a',
      [DIRECTOR]: 'd',
      '30000/organization/': 'c',
    });
    expect(next.entries[OWN]).toBe(before.entries[OWN]);
    expect(next.entries[keyOf(foreign)]).toBe(before.entries[keyOf(foreign)]);
    expect(next.entries[DIRECTOR]).toMatchObject({ ...director, changes: 1, editedAt: 4 });
  });

  test("of a visitor changes no organization's draft, and vice versa", () => {
    expect(after(typed(1, visitor, 'a'))).toBe(initial);
    expect(texts(visitorDrafts.reducer(undefined, typed(1, visitor, 'a')))).toEqual({ '/listingRequest/': 'a' });
    expect(visitorDrafts.reducer(undefined, typed(1, organization, 'a')).entries).toEqual({});
  });

  test('that changes nothing keeps the same state', () => {
    const before = after(typed(1, organization, 'a'));
    expect(reducer(before, at(2, organization, { type: 'form/unknown' }))).toBe(before);
    expect(reducer(before, at(2, organization, saveProgressed(null)))).toBe(before);
    expect(reducer(before, gone(2, director))).toBe(before);
    expect(reducer(before, edited({ name: 'of no draft' }))).toBe(before);
  });

  test('distinguishes names with slashes', () => {
    const one = { owner: 'a/b', form: 'c', subject: '' };
    const other = { owner: 'a', form: 'b/c', subject: '' };
    expect(Object.keys(after(typed(1, one, 'x'), typed(1, other, 'y')).entries)).toHaveLength(2);
  });
});

describe('a form', () => {
  const unfinished = { step: 'type', done: { name: 'saved' } };
  const form = (...events: UnknownAction[]) =>
    after(...events.map((event, index) => at(index + 1, organization, event))).entries[OWN];

  test.each<[string, UnknownAction[], number]>([
    ['with two fields changed', [edited({ a: '1', b: '2' })], 2],
    ['whose fields were changed back', [edited({ a: '1' }), edited({})], 0],
    ['with an emptied field', [edited({ a: '' })], 1],
    ['saved by half', [saveProgressed(unfinished)], 1],
    ['saved by half, with a field', [edited({ a: '1' }), saveProgressed(unfinished)], 2],
    ['saved', [saveProgressed(unfinished), saveProgressed(null)], 0],
  ])('%s counts its changes', (_what, events, count) => {
    expect(form(...events)?.changes).toBe(count);
  });

  test('keeps its input and its unfinished save beside each other', () => {
    const halfSaved = form(edited({ a: '1' }), saveProgressed(unfinished));
    expect(halfSaved).toEqual({ ...organization, value: { a: '1' }, unfinished, changes: 2, editedAt: 2 });
    expect(form(saveProgressed(unfinished), edited({ a: '1' }))).toEqual(halfSaved);
    expect(form(edited({ a: '1' }), saveProgressed(unfinished), saveProgressed(null))).toEqual({
      ...organization,
      value: { a: '1' },
      changes: 1,
      editedAt: 3,
    });
  });

  test('does not start anew for what it changed itself, but for a removal', () => {
    const removed = after(typed(1, organization, 'a'), gone(2, organization), typed(3, organization, 'b'));
    expect(after(typed(1, organization, 'a')).entries[OWN]?.replacedAt).toBeUndefined();
    expect(removed.entries[OWN]?.replacedAt).toBe(2);
  });

  test.each<unknown>([undefined, null, [], 'x', { a: 1 }, { name: 'a', zip: 7 }, { values: {} }])(
    'has no text in %j',
    (value) => {
      expect(textsOf(value === undefined ? undefined : { ...organization, value, changes: 1, editedAt: 1 })).toEqual(
        {},
      );
    },
  );
});

describe('lifetime', () => {
  const all = after(typed(1, organization, 'a'), typed(2, director, 'b'), typed(3, foreign, 'c'));

  test.each<[string, UnknownAction, string[]]>([
    ['the signed-in organization’s', draftsClaimed('20417'), [OWN, DIRECTOR]],
    ['nobody’s when nobody is signed in', draftsClaimed(''), []],
    ['nobody’s after a logout', draftsCleared(), []],
    ['those that were changed since', draftsExpired(2), [DIRECTOR, '30000/organization/']],
    ['all that are young enough', draftsExpired(1), Object.keys(all.entries)],
  ])('%s', (_whose, event, keys) => {
    expect(Object.keys(reducer(all, event).entries)).toEqual(keys);
  });

  test('a visitor’s drafts survive sign-in and time, but not logout', () => {
    const of = (event: UnknownAction) =>
      Object.keys(visitorDrafts.reducer(visitorDrafts.reducer(undefined, typed(1, visitor, 'a')), event).entries);
    expect([of(draftsClaimed('20417')), of(draftsExpired(9))]).toEqual([['/listingRequest/'], ['/listingRequest/']]);
    expect(of(draftsCleared())).toEqual([]);
  });

  test('logout leaves no trace of which drafts existed', () => {
    expect(after(typed(1, organization, 'a'), gone(2, organization), draftsCleared())).toEqual({
      ...initial,
      owner: '',
    });
  });
});

describe('two tabs', () => {
  const received = (state: ReturnType<typeof after>, { entries }: Drafts) =>
    reducer(state, stateRestored({ key: 'persist:drafts', parts: { entries }, isFromOtherTab: true }));

  test.each<[string, UnknownAction[], UnknownAction[], Record<string, string>]>([
    ['the later change', [typed(1, organization, 'here')], [typed(2, organization, 'there')], { [OWN]: 'there' }],
    ['one’s own later change', [typed(3, organization, 'here')], [typed(2, organization, 'there')], { [OWN]: 'here' }],
    [
      'both of two drafts',
      [typed(1, organization, 'here')],
      [typed(1, director, 'there')],
      { [OWN]: 'here', [DIRECTOR]: 'there' },
    ],
    ['a removal', [typed(1, organization, 'here')], [typed(1, organization, 'here'), gone(2, organization)], {}],
    ['one’s own removal', [typed(1, organization, 'a'), gone(2, organization)], [typed(1, organization, 'a')], {}],
    [
      'what is shown here without changes, in spite of a removal',
      [at(1, organization, draftChanged({ value: { name: 'added' }, changes: 0 }))],
      [typed(1, organization, 'there'), gone(2, organization)],
      { [OWN]: 'added' },
    ],
    [
      'what was typed after a removal',
      [typed(1, organization, 'a'), gone(2, organization)],
      [typed(3, organization, 'b')],
      { [OWN]: 'b' },
    ],
    [
      'what was typed here after a removal there',
      [typed(3, organization, 'b')],
      [typed(1, organization, 'a'), gone(2, organization)],
      { [OWN]: 'b' },
    ],
  ])('have in the end %s', (_what, here, there, expected) => {
    expect(texts(received(after(...here), stored(...there)))).toEqual(expected);
  });

  test('mark a draft changed by the other tab until its form has started anew from it and is changed', () => {
    const state = received(
      after(typed(1, organization, 'a'), typed(1, director, 'b')),
      stored(typed(2, organization, 'c')),
    );
    expect([state.entries[OWN]?.fromOtherTab, state.entries[DIRECTOR]?.fromOtherTab]).toEqual([true, undefined]);
    const changed = (knows: number) => reducer(state, at(3, organization, edited({ name: 'd' }, knows))).entries[OWN];
    expect(changed(0)).toMatchObject({ fromOtherTab: true, replacedAt: 2, value: { name: 'd' } });
    expect(changed(2)?.fromOtherTab).toBeUndefined();
  });

  test('do not restore a draft submitted in one of them', () => {
    const here = after(typed(1, organization, 'a'));
    const submitted = reducer(here, gone(2, organization));
    expect(submitted.entries[OWN]?.changes).toBe(0);
    // Of a submitted draft, only the time is stored.
    const onDisk = { entries: { [OWN]: { ...organization, value: null, changes: 0, editedAt: 2 } } };
    expect(texts(received(here, onDisk))).toEqual({});
    expect(texts(received(submitted, stored(typed(1, organization, 'a'))))).toEqual({});
    expect(received(submitted, onDisk)).toBe(submitted);
  });

  test('settle: an update without news changes nothing', () => {
    const one = after(typed(1, organization, 'a'), typed(2, director, 'b'), typed(3, organization, 'c'));
    const other = received(after(typed(1, organization, 'a')), one);
    expect(received(one, other)).toBe(one);
    expect(received(other, one)).toBe(other);
  });
});

describe('stored drafts', () => {
  const good: Draft = { ...organization, value: { name: 'a' }, changes: 1, editedAt: NOW };

  const restored = (parts: Record<string, unknown>, key = 'persist:drafts') =>
    stateRestored({ key, parts, isFromOtherTab: false });

  test.each<[string, Record<string, unknown>]>([
    ['no entries', { removed: 7 }],
    ['a list of entries', { entries: [good] }],
    ['an entry that is nothing', { entries: { a: null } }],
    ['an entry without an owner', { entries: { a: { ...good, owner: 7 } } }],
    ['an entry without a time', { entries: { a: { ...good, editedAt: 'now' } } }],
    ['an entry without its changes', { entries: { a: { ...good, changes: null } } }],
    ['an entry with a broken save', { entries: { a: { ...good, unfinished: { step: 'x' } } } }],
  ])('is not taken up where it is %s', (_what, payload) => {
    expect(reducer(initial, restored(payload))).toEqual(initial);
  });

  test('are restored when well-formed, by their own slice', () => {
    const payload = { entries: { [OWN]: good, other: { ...good, editedAt: null } } };
    expect(texts(reducer(initial, restored(payload)))).toEqual({ [OWN]: 'a' });
    expect(reducer(initial, restored(payload, 'persist:visitorDrafts'))).toBe(initial);
  });

  test('do not replace earlier input', () => {
    const payload = { entries: { [OWN]: good } };
    const state = after(typed(NOW + 1, organization, 'typed since'));
    expect(texts(reducer(state, restored(payload)))).toEqual({ [OWN]: 'typed since' });
  });

  test('contain unsaved input, but no forms without any and nothing volatile', async () => {
    const store = await openStore();
    store.dispatch(forDraft(organization, edited({ name: 'Ana' })));
    store.dispatch(forDraft(director, edited({})));
    store.dispatch(forDraft({ ...visitor, form: 'login', volatile: true }, edited({ email: 'ana@gazette.example' })));
    store.dispatch(forDraft(visitor, edited({ email: 'flo@flint.example' })));
    store.close();
    expect(Object.keys(readPersisted('persist:drafts')?.entries ?? {})).toEqual([OWN]);
    expect(keptDrafts('listingRequest', sessionStorage)).toMatchObject([{ value: { email: 'flo@flint.example' } }]);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('ana@');
  });

  test('are listed latest first', async () => {
    const store = await openStore();
    store.dispatch(typed(2, director, 'b'));
    store.dispatch(typed(3, organization, 'a'));
    store.dispatch(at(4, { ...director, subject: '7' }, edited({})));
    store.dispatch(typed(5, foreign, 'c'));
    const state: object = store.getState();
    expect(selectUnsubmittedDrafts(state, '20417').map(({ form }) => form)).toEqual(['organization', 'director']);
    expect(selectDraft(state, organization)?.changes).toBe(1);
    expect(selectDraft({}, organization)).toBeUndefined();
    store.close();
  });
});
