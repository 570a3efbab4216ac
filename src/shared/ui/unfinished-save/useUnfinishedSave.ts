import { useState } from 'react';
import { forgetUnfinished, readUnfinished, unfinishedOf } from '@/shared/lib/resumable-save';
import type { UnfinishedSave } from '@/shared/lib/resumable-save';

/** What a screen knows of its save: whether it stopped half-way, now or before a reload, and why. */
export interface SaveState {
  unfinished: UnfinishedSave | undefined;
  /** Why it stopped; nothing after a reload. */
  failure: unknown;
}

/**
 * The state of one save of a screen. `known` are ids that the screen had listed before the save, told again with
 * every attempt to finish it.
 */
export function useUnfinishedSave(owner: string, save: string) {
  const [state, setState] = useState<SaveState>(() => ({
    unfinished: readUnfinished(owner, save),
    failure: undefined,
  }));

  return {
    ...state,
    resume: state.unfinished === undefined ? {} : { resume: state.unfinished },
    failed: (error: unknown, known?: UnfinishedSave['known']): void => {
      setState({ unfinished: unfinishedOf(error, state.unfinished?.known ?? known), failure: error });
    },
    forget: (): void => {
      forgetUnfinished(owner, save);
      setState({ unfinished: undefined, failure: undefined });
    },
  };
}
