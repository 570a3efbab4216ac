import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useNavigateHere } from '@/shared/lib/navigation';
import { useTabLock, otherTabIs } from '@/shared/lib/once-at-a-time';
import { noticeShown } from '@/shared/ui/noticesSlice';
import { describeFailedWrite, isUncertain } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { Button, buttonClass } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormCard';
import { Icon } from '@/shared/ui/Icon';
import { draftChanged, draftKey, saveProgressed, type DraftId, type UnfinishedSave } from './draft';
import { useDraft, useLaterChanges } from './useDraft';
import { unfinishedOf } from './saves';
import { flushForms } from './formikDraft';
import type { FormWrite } from './PortalForm';
import { useSuccessNotice } from './useSuccessNotice';
import { DraftStatus } from './DraftStatus';
import css from './SaveControls.module.css';

interface PartOnScreen {
  name: string;
  label: string;
}

interface SaveOnScreen {
  draft: DraftId;
  /** The mutation's state, shared under the draft's key (`fixedCacheKey`), so that it still shows when the user returns to the screen. */
  write: FormWrite & { error?: object | undefined };
  /** Destination of Cancel and of a complete save. */
  returnPath: string;
  /** Lists the parts of a save that stopped partway. */
  partsOf: (unfinished: UnfinishedSave) => readonly PartOnScreen[];
}

export function useSave({ draft, write, returnPath, partsOf }: SaveOnScreen) {
  const { draft: kept, send, remove } = useDraft(draft);
  const dispatch = useDispatch();
  const formSent = useLaterChanges(draft);
  const saveStarted = useSuccessNotice();
  const navigateHere = useNavigateHere();
  const { isLoading: isSending, error: failure } = write;
  // Falls back to the error: a save that was refused as a whole stores no progress, but the notice lists its parts, too.
  const stopped = kept?.unfinished ?? (failure === undefined ? undefined : unfinishedOf(failure));
  const lock = useTabLock(draftKey(draft), stopped !== undefined && failure === undefined && !isSending);

  /** Removes the draft and leaves the form with a success notice. Returns false if the user had already left. */
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
    /** The error of the save; undefined after a reload. */
    failure,
    parts: stopped === undefined ? [] : partsOf(stopped),
    /** The progress from which the mutation resumes the save. */
    resume: stopped,
    settle: async (response: PromiseLike<{ error?: object | undefined }>, successText: string): Promise<void> => {
      const laterChanges = formSent();
      const reportSuccess = saveStarted();
      const { error } = await response;
      if (error !== undefined) return;
      const value = laterChanges();
      const changes = Object.keys(value).length;
      if (changes > 0) {
        remove();
        send(draftChanged({ value, changes, knows: 0 }));
      } else if (leave(successText)) return;
      reportSuccess(successText, changes);
    },
    leave,
    forget: (): void => {
      send(saveProgressed(null));
    },
    discard: remove,
  };
}

type Save = ReturnType<typeof useSave>;

/** Shown after a save that stopped partway: lists the parts that are saved, and says that Finish saves the rest (SAV-1). */
export function UnfinishedNotice({ save }: { save: Save }) {
  const { unfinished, isSavingInOtherTab, failure, parts, forget } = save;
  if (isSavingInOtherTab) return <Alert tone="info">{otherTabIs('saving this form')}</Alert>;
  if (unfinished === undefined) return null;
  const { step, done, isUnconfirmed = false } = unfinished;
  const isUnsure = isUnconfirmed || isUncertain(failure);
  const outcomeOf = (name: string): 'Saved' | 'Not confirmed' | 'Not saved' => {
    if (name in done) return 'Saved';
    return name === step && isUnsure ? 'Not confirmed' : 'Not saved';
  };
  const isSomeDone = parts.some(({ name }) => name in done);
  const saved = isSomeDone ? 'all of this was saved' : 'this was saved';
  const failed = isSomeDone ? 'Only part of this was saved.' : 'This was not saved.';
  const interrupted = isUnconfirmed ? `We’re not certain whether ${saved}.` : failed;

  return (
    <Alert tone={failure === undefined ? 'warning' : 'error'}>
      <p className={css.title}>
        {failure === undefined
          ? `${interrupted} The save was interrupted.`
          : describeFailedWrite(failure, { done: saved, failed })}
      </p>
      <ul className={css.parts}>
        {parts.map(({ name, label }) => {
          const outcome = outcomeOf(name);
          return (
            <li key={name} data-outcome={outcome}>
              <Icon name={outcome === 'Saved' ? 'check' : 'close'} />
              <span>{`${outcome}: ${label}`}</span>
            </li>
          );
        })}
      </ul>
      <p className={css.next}>Your changes are still here. Choose Finish to save the rest.</p>
      {failure === undefined ? (
        <Button size="small" onClick={forget}>
          Keep as is
        </Button>
      ) : null}
    </Alert>
  );
}

export function SaveActions({ save }: { save: Save }) {
  const { draft, returnPath, isSending, unfinished, isSavingInOtherTab, discard } = save;
  const isSaving = isSending || isSavingInOtherTab;
  return (
    <FormActions>
      <Button type="submit" tone="primary" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : unfinished === undefined ? 'Submit' : 'Finish'}
      </Button>
      <Link
        className={buttonClass({ tone: 'quiet' })}
        to={returnPath}
        onClick={() => {
          flushForms();
          discard();
        }}
      >
        Cancel
      </Link>
      <DraftStatus draft={draft} />
    </FormActions>
  );
}
