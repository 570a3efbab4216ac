import { isRequested } from '@/features/credentials';
import type { Person } from '@/features/staff';
import { focusAfter } from '@/shared/lib/focus';
import { distinctNames, personName } from '@/shared/lib/names';
import { otherTabChanged } from '@/shared/lib/once-at-a-time';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { changeCountText } from '@/shared/ui/DraftMark';
import { messages } from './messages';
import type { useCredentialEdits } from './useCredentialEdits';
import css from './CredentialForm.module.css';

/** Distinguishes requests that are already saved from those that the next submit adds or withdraws. */
function credentialState(person: Person, isChosen: boolean): keyof typeof messages.states {
  if (person.NeedCredential === 1) return isChosen ? 'requested' : 'withdrawn';
  return isChosen ? 'new' : 'none';
}

export function CredentialForm(editing: ReturnType<typeof useCredentialEdits>) {
  const { people, edits, isSubmitting, problem, changes, isFromOtherTab, choose, submit, discard } = editing;
  const names = distinctNames(people, (person) => [personName(person), person.Email]);
  const count = people.filter((person) => isRequested(person, edits)).length;
  const isFull = count === people.length;

  return (
    <form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className={css.group}>
        <legend>Staff who need a credential this year</legend>
        <div className={css.summary}>
          <p role="status">{`${count} of ${people.length} chosen`}</p>
          <Button size="small" tone="quiet" onClick={() => choose(people, !isFull)}>
            {isFull ? 'Clear all' : 'Select all'}
          </Button>
        </div>
        <ul className={css.people}>
          {people.map((person, index) => {
            const state = credentialState(person, isRequested(person, edits));
            const stateId = `credential-state-${person.PersonID}`;
            return (
              <li key={person.PersonID} className="row">
                <label className={css.person}>
                  <input
                    type="checkbox"
                    aria-describedby={stateId}
                    checked={isRequested(person, edits)}
                    onChange={({ currentTarget }) => choose([person], currentTarget.checked)}
                  />
                  <span>{names[index]}</span>
                </label>
                <span id={stateId} className={`hint ${state === 'requested' ? 'done' : 'soon'}`}>
                  {messages.states[state]}
                </span>
              </li>
            );
          })}
        </ul>
      </fieldset>
      {problem === null ? null : <Alert>{problem}</Alert>}
      <div className={css.actions}>
        <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Submitting…' : 'Submit'}
        </Button>
        {changes === 0 || isSubmitting ? null : (
          <div className={css.changes}>
            <p role="status" className="quiet">
              {`${changeCountText(changes)}.${isFromOtherTab ? ` ${otherTabChanged('this form')}` : ''}`}
            </p>
            <Button
              tone="quiet"
              onClick={(event) => {
                const { form } = event.currentTarget;
                focusAfter(event, discard, () => form?.querySelector<HTMLElement>('input'));
              }}
            >
              Discard
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
