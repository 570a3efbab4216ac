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
import {
  draftOf,
  isFullyRefused,
  partsOf,
  resumeOf,
  unfinishedOf,
  type Resume,
  type SaveDescriptor,
  type SaveTypes,
} from '@/shared/lib/resumable-save';
import { useTabLock } from '@/shared/lib/tab-lock';
import { noticeShown } from '@/shared/ui/notices';
import { flushForms, lockOf } from '@/shared/ui/portal-form';
import { useSuccessNotice } from './useSuccessNotice';

interface SaveOnScreen<T extends SaveTypes> {
  target: T['target'];
  /** Destination of Cancel and of a complete save. */
  returnPath: string;
  known?: UnfinishedSave['known'];
}

export interface SaveProgress<Step extends string = string> {
  draft: DraftId;
  returnPath: string;
  unfinished: Resume<Step> | undefined;
  isSavingElsewhere: boolean;
  /** Undefined after a reload. */
  failure: object | undefined;
  parts: readonly { name: Step; label: string }[];
  resume: { resume?: Resume<Step> };
  settle: (answer: PromiseLike<{ error?: object | undefined }>, successText: string) => Promise<void>;
  /** Returns whether the form was still open. */
  leave: (successText: string) => boolean;
  forget: () => void;
  discard: () => void;
}

export function useSave<T extends SaveTypes>(
  save: SaveDescriptor<T>,
  { target, returnPath, known }: SaveOnScreen<T>,
): SaveProgress<T['step']> {
  const draft = draftOf(save, target);
  const { id, value, send, remove } = useDraft(fieldsKind, draft);
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const saveStarted = useSuccessNotice();
  const navigateHere = useNavigateHere();
  // A save that was refused as a whole shows its parts too, but is not kept.
  const progress = value.unfinished ?? (value.failure === null ? null : unfinishedOf(value.failure, known));
  const lock = useTabLock(lockOf(id), progress !== null && value.failure === null && !value.isSending);
  const stopped = progress === null ? undefined : resumeOf(save, progress);

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
    parts: stopped === undefined ? [] : partsOf(save, target, stopped),
    resume: stopped === undefined ? {} : { resume: stopped },
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
      const unfinished = unfinishedOf(error, stopped?.known ?? known);
      send(saveStopped({ unfinished: isFullyRefused(error) ? null : unfinished, failure: error }));
    },
    leave,
    forget: () => {
      send(saveProgressed(null));
    },
    discard: remove,
  };
}
