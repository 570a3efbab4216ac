import { isRequested } from '@/features/credentials';
import { distinctNames, personName } from '@/shared/lib/names';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { changeCountText } from '@/shared/ui/draft-mark';
import type { useCredentialEdits } from '../model/useCredentialEdits';
import css from './CredentialForm.module.css';

type CredentialFormProps = ReturnType<typeof useCredentialEdits>;

export function CredentialForm({
  people,
  edits,
  status,
  problem,
  changes,
  isFromElsewhere,
  choose,
  submit,
  discard,
}: CredentialFormProps) {
  const isSubmitting = status === 'sending';
  const names = distinctNames(people, (person) => [personName(person), person.Email]);
  const count = people.filter((person) => isRequested(person, edits)).length;
  const isFull = count === people.length;

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset className={css.card}>
        <legend>Staff who need a credential this year</legend>
        <div className={css.summary}>
          <p role="status">{`${String(count)} of ${String(people.length)} chosen`}</p>
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              choose(people, !isFull);
            }}
          >
            {isFull ? 'Clear all' : 'Select all'}
          </Button>
        </div>
        <ul className={css.people}>
          {people.map((person, index) => (
            <li key={person.PersonID}>
              <label className={css.person}>
                <input
                  type="checkbox"
                  checked={isRequested(person, edits)}
                  onChange={({ currentTarget }) => {
                    choose([person], currentTarget.checked);
                  }}
                />
                <span>{names[index]}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {problem === null ? null : <Alert>{problem}</Alert>}
      <div className={css.actions}>
        <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Submitting…' : 'Submit'}
        </Button>
        {changes === 0 || isSubmitting ? null : (
          <>
            <p role="status">
              {changeCountText(changes)}
              {isFromElsewhere ? '. Another tab changed this form.' : null}
            </p>
            <Button tone="quiet" onClick={discard}>
              Discard
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
