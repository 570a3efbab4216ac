import { useDispatch, useStore } from 'react-redux';
import type { RootState } from '@/shared/lib/root-reducer';
import { useNavigateHere } from '@/shared/lib/navigation';
import { useTabLock } from '@/shared/lib/once-at-a-time';
import { noticeShown } from '@/shared/ui/noticesSlice';
import {
  draftKey,
  draftChanged,
  saveProgressed,
  textsOf,
  type DraftId,
  type UnfinishedSave,
  type Texts,
} from './draft';
import { selectDraft } from './draftsSlice';
import { useTextDraft } from './useDraft';
import { unfinishedOf } from './saves';
import { flushForms } from './formikDraft';
import type { FormWrite } from './PortalForm';
import { useSuccessNotice } from './useSuccessNotice';

export interface PartOnScreen {
  name: string;
  label: string;
}

interface SaveOnScreen {
  draft: DraftId;
  /** The mutation's state, under the draft's key: who comes back to the screen sees it, too. */
  write: FormWrite & { error?: object | undefined };
  /** Destination of Cancel and of a complete save. */
  returnPath: string;
  /** Of a save that stopped. */
  partsOf: (unfinished: UnfinishedSave) => readonly PartOnScreen[];
}

export interface SaveProgress {
  draft: DraftId;
  returnPath: string;
  isSending: boolean;
  unfinished: UnfinishedSave | undefined;
  isSavingInOtherTab: boolean;
  /** Undefined after a reload. */
  failure: object | undefined;
  parts: readonly PartOnScreen[];
  /** For the mutation. */
  resume: UnfinishedSave | undefined;
  settle: (response: PromiseLike<{ error?: object | undefined }>, successText: string) => Promise<void>;
  /** Returns whether the form was still open. */
  leave: (successText: string) => boolean;
  forget: () => void;
  discard: () => void;
}

export function useSave({ draft, write, returnPath, partsOf }: SaveOnScreen): SaveProgress {
  const { id, draft: kept, send, remove } = useTextDraft(draft);
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const saveStarted = useSuccessNotice();
  const navigateHere = useNavigateHere();
  const { isLoading: isSending, error: failure } = write;
  // A save that was refused as a whole shows its parts too, but is not kept.
  const stopped = kept?.unfinished ?? (failure === undefined ? undefined : unfinishedOf(failure));
  const lock = useTabLock(draftKey(id), stopped !== undefined && failure === undefined && !isSending);

  const typed = (): Texts => {
    flushForms();
    return textsOf(selectDraft(store.getState(), id));
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
    isSending,
    unfinished: isSending || lock !== 'free' ? undefined : stopped,
    isSavingInOtherTab: lock === 'held',
    failure,
    parts: stopped === undefined ? [] : partsOf(stopped),
    resume: stopped,
    settle: async (response, successText) => {
      const sent = typed();
      const reportSuccess = saveStarted();
      const { error } = await response;
      if (error !== undefined) return;
      const later = Object.entries(typed()).filter(([name, text]) => text !== sent[name]);
      if (later.length > 0) {
        remove();
        send(draftChanged({ value: Object.fromEntries(later), changes: later.length, knows: 0 }));
      } else if (leave(successText)) return;
      reportSuccess(successText, later.length);
    },
    leave,
    forget: () => {
      send(saveProgressed(null));
    },
    discard: remove,
  };
}
