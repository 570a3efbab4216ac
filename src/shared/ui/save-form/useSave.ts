import { useDispatch, useStore } from 'react-redux';
import {
  fieldsKind,
  fieldsSaved,
  saveProgressed,
  saveStopped,
  selectDraft,
  useDraft,
  type DraftId,
  type UnfinishedSave,
} from '@/shared/lib/drafts';
import type { RootState } from '@/shared/lib/root-reducer';
import { useNavigateHere } from '@/shared/lib/navigation';
import { isFullyRefused, unfinishedOf } from '@/shared/lib/saves';
import { useTabLock } from '@/shared/lib/tab-lock';
import { noticeShown } from '@/shared/ui/notices';
import { flushForms, lockOf } from '@/shared/ui/portal-form';
import { useSuccessNotice } from './useSuccessNotice';

export interface PartOnScreen {
  name: string;
  label: string;
}

interface SaveOnScreen {
  draft: DraftId;
  /** Destination of Cancel and of a complete save. */
  returnPath: string;
  /** Of a save that stopped. */
  partsOf: (unfinished: UnfinishedSave) => readonly PartOnScreen[];
}

export interface SaveProgress {
  draft: DraftId;
  returnPath: string;
  unfinished: UnfinishedSave | undefined;
  isSavingElsewhere: boolean;
  /** Undefined after a reload. */
  failure: object | undefined;
  parts: readonly PartOnScreen[];
  /** For the mutation. */
  resume: UnfinishedSave | undefined;
  settle: (answer: PromiseLike<{ error?: object | undefined }>, successText: string) => Promise<void>;
  /** Returns whether the form was still open. */
  leave: (successText: string) => boolean;
  forget: () => void;
  discard: () => void;
}

export function useSave({ draft, returnPath, partsOf }: SaveOnScreen): SaveProgress {
  const { id, value, send, remove } = useDraft(fieldsKind, draft);
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const saveStarted = useSuccessNotice();
  const navigateHere = useNavigateHere();
  // A save that was refused as a whole shows its parts too, but is not kept.
  const stopped = value.unfinished ?? (value.failure === null ? undefined : unfinishedOf(value.failure));
  const lock = useTabLock(lockOf(id), stopped !== undefined && value.failure === null && !value.isSending);

  const typed = (): Readonly<Record<string, string>> => {
    flushForms();
    const now = selectDraft(store.getState(), id)?.value;
    return fieldsKind.isValue(now) ? now.values : {};
  };
  const leave = (text: string): boolean => {
    remove();
    const hasLeft = navigateHere(returnPath);
    if (hasLeft) dispatch(noticeShown({ tone: 'success', text, pathname: returnPath }));
    return hasLeft;
  };

  return {
    draft,
    returnPath,
    unfinished: value.isSending || lock !== 'free' ? undefined : stopped,
    isSavingElsewhere: lock === 'held',
    failure: value.failure ?? undefined,
    parts: stopped === undefined ? [] : partsOf(stopped),
    resume: stopped,
    settle: async (answer, successText) => {
      const sent = typed();
      const reportSuccess = saveStarted();
      const { error } = await answer;
      if (error === undefined) {
        const later = Object.entries(typed()).filter(([name, text]) => text !== sent[name]);
        if (later.length > 0) send(fieldsSaved(Object.fromEntries(later)));
        else if (leave(successText)) return;
        reportSuccess(successText, later.length);
        return;
      }
      send(saveStopped({ unfinished: isFullyRefused(error) ? null : unfinishedOf(error), failure: error }));
    },
    leave,
    forget: () => {
      send(saveProgressed(null));
    },
    discard: remove,
  };
}
