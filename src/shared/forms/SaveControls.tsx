import { Link } from 'react-router-dom';
import { describeFailedWrite, isUncertain } from '@/shared/api';
import { otherTabIs } from '@/shared/lib/once-at-a-time';
import { Alert } from '@/shared/ui/Alert';
import { Button, buttonClass } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormCard';
import { Icon } from '@/shared/ui/Icon';
import { DraftStatus } from './DraftStatus';
import { flushForms } from './formikDraft';
import css from './SaveControls.module.css';
import type { SaveProgress } from './useSave';

/** After a save that stopped part-way: which parts are saved, and Finish for the rest (SAV-1). */
export function UnfinishedNotice({ save }: { save: SaveProgress }) {
  const { unfinished, isSavingInOtherTab, failure, parts, forget } = save;
  if (isSavingInOtherTab) return <Alert tone="info">{otherTabIs('saving this form')}</Alert>;
  if (unfinished === undefined) return null;
  const { step, done } = unfinished;
  const outcomeOf = (name: string): 'Saved' | 'Not confirmed' | 'Not saved' => {
    if (name in done) return 'Saved';
    return name === step && isUncertain(failure) ? 'Not confirmed' : 'Not saved';
  };
  const isSomeDone = parts.some(({ name }) => name in done);
  const failed = isSomeDone ? 'Only part of this was saved.' : 'This was not saved.';

  return (
    <Alert tone={failure === undefined ? 'warning' : 'error'}>
      <p className={css.title}>
        {failure === undefined
          ? `${failed} The save was interrupted.`
          : describeFailedWrite(failure, { done: isSomeDone ? 'all of this was saved' : 'this was saved', failed })}
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

export function SaveActions({ save }: { save: SaveProgress }) {
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
