import { Link } from 'react-router-dom';
import type { Person } from '@/features/staff';
import { joinNames, personName } from '@/shared/lib/names';
import { paths } from '@/shared/routes/paths';
import { Button, buttonClass } from '@/shared/ui/Button';
import { SuccessPanel } from '@/shared/ui/SuccessPanel';
import { messages } from './messages';
import css from './CredentialForm.module.css';

/** More names than this are easier to read as a list. */
const FEW = 5;

export function CredentialsSaved({ people, onChange }: { people: readonly Person[]; onChange: () => void }) {
  return (
    <SuccessPanel
      heading="Your request has been submitted"
      actions={
        <>
          <Link className={buttonClass({ tone: 'primary' })} to={paths.mediaChange}>
            Media Home
          </Link>
          <Button onClick={onChange}>Change the request</Button>
        </>
      }
    >
      {people.length > FEW ? (
        <>
          <p>{`Credentials are requested for ${String(people.length)} people:`}</p>
          <ul className={css.requested}>
            {people.map((person) => (
              <li key={person.PersonID}>{personName(person)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {people.length === 0
            ? 'No credentials are requested for your staff this year.'
            : `Credentials are requested for ${joinNames(people.map(personName))}.`}
        </p>
      )}
      <p>{messages.yearly}</p>
    </SuccessPanel>
  );
}
