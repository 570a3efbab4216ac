import { credentialChoices, isRequested } from '@/features/credentials';
import type { CredentialEdits } from '@/features/credentials';
import type { Person } from '@/features/staff';
import { distinctNames, personName } from '@/shared/lib/names';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { useSubmitCredentials } from '../model/useSubmitCredentials';
import css from './CredentialForm.module.css';

interface CredentialFormProps {
  identifier: string;
  people: readonly Person[];
  edits: CredentialEdits;
  onChoose: (people: readonly Person[], requested: boolean) => void;
  onSaved: () => void;
}

export function CredentialForm({ identifier, people, edits, onChoose, onSaved }: CredentialFormProps) {
  const { submit, problem, isSubmitting } = useSubmitCredentials(identifier, onSaved);
  const names = distinctNames(people, (person) => [personName(person), person.Email]);
  const count = people.filter((person) => isRequested(person, edits)).length;
  const isFull = count === people.length;

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(credentialChoices(people, edits, identifier));
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
              onChoose(people, !isFull);
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
                    onChoose([person], currentTarget.checked);
                  }}
                />
                <span>{names[index]}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {problem === undefined ? null : <Alert>{`Your request was not saved. ${problem}`}</Alert>}
      <div>
        <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Submitting…' : 'Submit'}
        </Button>
      </div>
    </form>
  );
}
