// Verifies DRF-1, DRF-5.
import { act } from '@testing-library/react';
import { credentialsDraft, credentialToggles } from '@/features/credentials';
import { useToggles, draftRemoved, selectDraft } from '@/shared/forms';
import { renderPortalHook } from '../support/renderPortalHook';

const draft = credentialsDraft('27919');

function open() {
  const { result, store, unmount, rerender } = renderPortalHook(() => useToggles(credentialToggles, draft));
  const edits = () => result.current.latestEdits();
  return {
    edits,
    toggle: (...steps: Record<string, boolean>[]) => {
      act(() => {
        steps.forEach(result.current.toggle);
      });
    },
    undo: (times = 1) => {
      act(() => {
        for (let time = 0; time < times; time += 1) result.current.undo();
      });
    },
    removeSaved: (sent: Record<string, boolean>): number => {
      let later = -1;
      act(() => {
        later = result.current.removeSaved(sent);
      });
      return later;
    },
    result,
    store,
    unmount,
    rerender,
    changes: () => selectDraft(store.getState(), draft)?.changes,
  };
}

describe('toggles', () => {
  test('can be undone one at a time, back to none, and no further', () => {
    const { toggle, undo, edits, changes, result } = open();
    expect(result.current.canUndo).toBe(false);
    toggle({ 1: true }, { 1: true, 2: false });
    expect([edits(), changes(), result.current.canUndo]).toEqual([{ 1: true, 2: false }, 2, true]);
    undo();
    expect(edits()).toEqual({ 1: true });
    undo(2);
    expect([edits(), changes(), result.current.canUndo]).toEqual([{}, 0, false]);
  });

  test('continue from where an undo leads', () => {
    const { toggle, undo, edits } = open();
    toggle({ 1: true }, { 2: true });
    undo();
    toggle({ 3: true });
    undo();
    expect(edits()).toEqual({ 1: true });
  });

  test('can be undone fifty times', () => {
    const { toggle, undo, edits } = open();
    toggle(...Array.from({ length: 52 }, (_, index) => ({ [index]: true })));
    undo(49);
    expect(edits()).toEqual({ 2: true });
    undo(2);
    expect(edits()).toEqual({ 1: true });
  });

  test('that something else has removed or replaced are not brought back', () => {
    const { toggle, undo, edits, store, result } = open();
    toggle({ 1: true }, { 2: true });
    act(() => {
      store.dispatch(draftRemoved(draft));
    });
    expect(result.current.canUndo).toBe(false);
    undo();
    expect(edits()).toEqual({});
    toggle({ 3: true });
    undo();
    expect(edits()).toEqual({});
  });

  test('stay when their screen is left, without the steps', () => {
    const { toggle, edits, store, unmount } = open();
    toggle({ 1: true });
    unmount();
    expect(edits()).toEqual({ 1: true });
    expect(renderPortalHook(() => useToggles(credentialToggles, draft), store).result.current.canUndo).toBe(false);
  });

  test('go when they are saved, except what was toggled meanwhile', () => {
    const { toggle, removeSaved, edits, changes, undo } = open();
    toggle({ 1: true });
    expect([removeSaved({ 1: true }), changes()]).toEqual([0, 0]);
    toggle({ 1: false, 2: true });
    expect(removeSaved({ 1: false })).toBe(1);
    expect(edits()).toEqual({ 2: true });
    undo();
    expect(edits()).toEqual({ 2: true });
  });
});

test.each<[unknown, boolean]>([
  [{}, true],
  [{ 10217: true }, true],
  [null, false],
  [[], false],
  [{ 1: 'yes' }, false],
  [{ x1: true }, false],
  [{ '1x': true }, false],
])('credentials on the disk are taken up unless they are broken: %j', (value, isTaken) => {
  expect(credentialToggles.areEdits(value)).toBe(isTaken);
});

test('credentials taken back while they were being sent are asked for again', () => {
  expect(credentialToggles.editsAfter({ 2: true }, { 1: true, 2: true, 3: false })).toEqual({ 1: false, 3: true });
});
