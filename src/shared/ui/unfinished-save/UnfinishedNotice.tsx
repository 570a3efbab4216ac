import { describeError, isUncertain } from '@/shared/api';
import type { UnfinishedSave } from '@/shared/lib/drafts';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import css from './UnfinishedNotice.module.css';

interface UnfinishedNoticeProps {
  unfinished: UnfinishedSave;
  /** Why the save stopped; undefined after a reload. */
  failure: unknown;
  /** What the steps are about, in their order and in the user's words. */
  parts: readonly { name: string; label: string }[];
  /** Gives the save up; offered after a reload. */
  onLeave: () => void;
}

/** Says which parts of a save of several calls are saved and which are not (SAV-1). */
export function UnfinishedNotice({ unfinished, failure, parts, onLeave }: UnfinishedNoticeProps) {
  const { step, done } = unfinished;
  const outcomeOf = (name: string): 'Saved' | 'Not confirmed' | 'Not saved' => {
    if (name in done) return 'Saved';
    return name === step && isUncertain(failure) ? 'Not confirmed' : 'Not saved';
  };
  const isSomeDone = parts.some(({ name }) => name in done);

  return (
    <Alert tone={failure === undefined ? 'warning' : 'error'}>
      <p className={css.title}>
        {isSomeDone ? 'Only a part of this was saved.' : 'This was not saved.'}
        {failure === undefined ? ' It was interrupted before it was finished.' : ` ${describeError(failure)}`}
      </p>
      <ul className={css.parts}>
        {parts.map(({ name, label }) => {
          const outcome = outcomeOf(name);
          return (
            <li key={name} data-outcome={outcome}>
              <Icon name={outcome === 'Saved' ? 'check' : 'close'} />
              <span>
                {outcome}: {label}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.next}>What you have typed is still here. Choose Finish to save what is missing.</p>
      {failure === undefined ? (
        <Button size="small" onClick={onLeave}>
          Leave it as it is
        </Button>
      ) : null}
    </Alert>
  );
}
