import { fieldsKind, saveProgressed, saveStopped, useDraft, type UnfinishedSave } from '@/shared/lib/drafts';
import { isRefusedWhole, unfinishedOf } from '@/shared/lib/resumable-save';
import type { FormDraft } from '@/shared/ui/portal-form';

/**
 * What a screen knows of its save: whether it stopped half-way, now or before a reload, and why. `known` are ids that
 * the screen had listed before the save, told again with every attempt to finish it.
 */
export function useUnfinishedSave(draft: FormDraft) {
  const { value, send, remove } = useDraft(fieldsKind, draft);
  const { unfinished, failure } = value;

  return {
    unfinished: value.isSending ? undefined : (unfinished ?? undefined),
    /** Why it stopped; undefined after a reload. */
    failure: failure ?? undefined,
    resume: unfinished === null ? {} : { resume: unfinished },
    failed: (error: object, known?: UnfinishedSave['known']): void => {
      const stopped = unfinishedOf(error, unfinished?.known ?? known);
      send(saveStopped({ unfinished: stopped, failure: error, isRefused: isRefusedWhole(error) }));
    },
    /** Gives up what is missing; what was typed stays. */
    forget: (): void => {
      send(saveProgressed(null));
    },
    /** All is saved: nothing is left to keep. */
    done: remove,
  };
}
