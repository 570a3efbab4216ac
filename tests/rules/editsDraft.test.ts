// Verifies DRF-1, DRF-6.
import type { UnknownAction } from '@reduxjs/toolkit';
import { editsDraft, isByIds, isToggle } from '@/shared/lib/drafts';

type Edits = Readonly<Record<string, boolean>>;

const { kind, events } = editsDraft<Edits>({
  form: 'invitations',
  none: {},
  areEdits: (value): value is Edits => isByIds(value, isToggle),
  count: (edits) => Object.keys(edits).length,
  editsAfter: (edits, sent) => Object.fromEntries(Object.entries(edits).filter(([id, on]) => sent[id] !== on)),
  mergeEdits: (edits, later) => ({ ...edits, ...later }),
});

const after = (...actions: UnknownAction[]) => actions.reduce(kind.reducer, kind.initial);
const { toggled, toggleUndone, editsDiscarded, editsSent, editsRefused, editsSaved } = events;
const { editingResumed, screenLeft } = events;

describe('toggles', () => {
  test('can be undone one at a time, back to none', () => {
    const toggles = [toggled({ 1: true }), toggled({ 1: true, 2: false })];
    expect(after(...toggles).edits).toEqual({ 1: true, 2: false });
    expect(after(...toggles, toggleUndone()).edits).toEqual({ 1: true });
    expect(after(...toggles, toggleUndone(), toggleUndone())).toEqual(kind.initial);
    expect(after(...toggles, toggleUndone(), toggleUndone(), toggleUndone())).toEqual(kind.initial);
  });

  test('continue from where an undo leads', () => {
    const state = after(toggled({ 1: true }), toggled({ 2: true }), toggleUndone(), toggled({ 3: true }));
    expect(state.edits).toEqual({ 3: true });
    expect(kind.reducer(state, toggleUndone()).edits).toEqual({ 1: true });
  });

  test('can be undone fifty times', () => {
    const toggles = Array.from({ length: 52 }, (_, index) => toggled({ [index]: true }));
    const undone = (times: number) => after(...toggles, ...Array.from({ length: times }, () => toggleUndone())).edits;
    expect(undone(49)).toEqual({ 2: true });
    expect(undone(50)).toEqual({ 1: true });
    expect(undone(51)).toEqual({ 1: true });
  });

  test('can be discarded, with nothing left to undo', () => {
    const state = after(toggled({ 1: true }), toggled({ 2: true }), editsDiscarded());
    expect(state).toEqual(kind.initial);
    expect(kind.reducer(state, toggleUndone())).toEqual(kind.initial);
  });

  test('stored without undo steps can be continued and undone', () => {
    const { undo: _undo, ...old } = after(toggled({ 1: true }));
    expect(kind.reducer(old, toggleUndone()).edits).toEqual({ 1: true });
    const state = kind.reducer(old, toggled({ 2: true }));
    expect(kind.reducer(state, toggleUndone()).edits).toEqual({ 1: true });
  });

  test('count as changes', () => {
    expect(kind.countChanges(after(toggled({ 1: true, 2: false })))).toBe(2);
    expect(kind.countChanges(after(toggled({ 1: true }), editsSent(), editsSaved({ 1: true })))).toBe(0);
  });
});

describe('a submission', () => {
  test('keeps the edits until they are saved', () => {
    const sent = after(toggled({ 1: true }), editsSent());
    expect(sent).toMatchObject({ status: 'sending', edits: { 1: true }, submitted: {} });
    expect(kind.reducer(sent, editsSaved({ 1: true }))).toEqual({
      ...kind.initial,
      status: 'saved',
      submitted: { 1: true },
      sent: { edits: { 1: true }, at: 0 },
    });
  });

  test('remembers when it was sent, however late its answer comes', () => {
    const sentAt = (at: number) => ({ ...editsSent(), meta: { draft: {}, at } });
    const saved = after(toggled({ 1: true }), sentAt(5), { ...editsSaved({ 1: true }), meta: { draft: {}, at: 900 } });
    expect(saved.sent).toEqual({ edits: { 1: true }, at: 5 });
    expect(kind.reducer(saved, screenLeft())).not.toHaveProperty('sent');
  });

  test('that is refused shows why until the next one', () => {
    const refused = after(toggled({ 1: true }), editsSent(), editsRefused('No.'));
    expect(refused).toMatchObject({ status: 'editing', problem: 'No.', edits: { 1: true } });
    expect(kind.reducer(refused, editsSent())).toMatchObject({ status: 'sending', problem: null });
  });

  test('leaves what was toggled while it was on its way', () => {
    const state = after(toggled({ 1: true }), editsSent(), toggled({ 1: true, 2: true }), editsSaved({ 1: true }));
    expect(state).toMatchObject({ status: 'editing', edits: { 2: true }, submitted: { 1: true } });
    expect(kind.reducer(state, toggleUndone()).edits).toEqual({ 2: true });
  });

  test('adds to earlier ones until the screen is left', () => {
    const saved = after(toggled({ 1: true }), editsSaved({ 1: true }), editingResumed());
    expect(saved.status).toBe('editing');
    const twice = [toggled({ 2: false }), editsSent(), editsSaved({ 2: false })].reduce(kind.reducer, saved);
    expect(twice).toMatchObject({ status: 'saved', submitted: { 1: true, 2: false } });
    expect(kind.reducer(twice, screenLeft())).toEqual(kind.initial);
    expect(kind.reducer(after(toggled({ 3: true }), editsSent()), screenLeft())).toMatchObject({
      status: 'editing',
      edits: { 3: true },
    });
  });
});

describe('on disk', () => {
  test('are the edits alone', () => {
    const state = after(toggled({ 1: true }), toggled({ 1: true, 2: true }), editsSent(), editsRefused('No.'));
    expect(kind.toDisk(state)).toEqual({ ...kind.initial, edits: { 1: true, 2: true } });
    expect(kind.isValue(kind.toDisk(state))).toBe(true);
  });

  test.each<[string, unknown, boolean]>([
    ['nothing', null, false],
    ['a list', [], false],
    ['nothing toggled', kind.initial, true],
    ['edits of another shape', { ...kind.initial, edits: { 1: 'yes' } }, false],
    ['edits by name', { ...kind.initial, edits: { x1: true } }, false],
    ['edits by a longer name', { ...kind.initial, edits: { '1x': true } }, false],
    ['edits by long ids', { ...kind.initial, edits: { 10217: true } }, true],
    ['no edits', { ...kind.initial, edits: undefined }, false],
    ['submitted edits of another shape', { ...kind.initial, submitted: [] }, false],
    ['no undo steps, as in earlier releases', { ...kind.initial, undo: undefined }, true],
    ['undo steps that are no list', { ...kind.initial, undo: {} }, false],
    ['a submission on its way', { ...kind.initial, status: 'sending' }, true],
    ['a saved submission', { ...kind.initial, status: 'saved' }, true],
    ['an unknown status', { ...kind.initial, status: 'lost' }, false],
  ])('with %s', (_what, value, isValue) => {
    expect(kind.isValue(value)).toBe(isValue);
  });
});
