import { useDispatch } from 'react-redux';
import {
  fieldsKind,
  saveProgressed,
  saveStopped,
  useDraft,
  type DraftId,
  type UnfinishedSave,
} from '@/shared/lib/drafts';
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
import { noticeShown } from '@/shared/ui/notices';

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
  /** Undefined after a reload. */
  failure: object | undefined;
  parts: readonly { name: Step; label: string }[];
  resume: { resume?: Resume<Step> };
  settle: (answer: PromiseLike<{ error?: object | undefined }>, successText: string) => Promise<void>;
  leave: (successText: string) => void;
  forget: () => void;
  discard: () => void;
}

export function useSave<T extends SaveTypes>(
  save: SaveDescriptor<T>,
  { target, returnPath, known }: SaveOnScreen<T>,
): SaveProgress<T['step']> {
  const draft = draftOf(save, target);
  const { value, send, remove } = useDraft(fieldsKind, draft);
  const dispatch = useDispatch();
  const navigateHere = useNavigateHere();
  // A save that was refused as a whole shows its parts too, but is not kept.
  const progress = value.unfinished ?? (value.failure === null ? null : unfinishedOf(value.failure, known));
  const stopped = progress === null ? undefined : resumeOf(save, progress);

  const leave = (text: string): void => {
    remove();
    if (navigateHere(returnPath)) dispatch(noticeShown({ tone: 'success', text, pathname: returnPath }));
  };

  return {
    draft,
    returnPath,
    unfinished: value.isSending ? undefined : stopped,
    failure: value.failure ?? undefined,
    parts: stopped === undefined ? [] : partsOf(save, target, stopped),
    resume: stopped === undefined ? {} : { resume: stopped },
    settle: async (answer, successText) => {
      const { error } = await answer;
      if (error === undefined) {
        leave(successText);
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
