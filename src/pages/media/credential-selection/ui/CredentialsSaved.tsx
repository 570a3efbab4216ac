import { Link } from 'react-router-dom';
import type { Person } from '@/features/staff';
import { joinNames, personName } from '@/shared/lib/names';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { SuccessPanel } from '@/shared/ui/success-panel';
import { messages } from '../config/messages';

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
      <p>
        {people.length === 0
          ? 'No credentials are requested for your staff this year.'
          : `Credentials are requested for ${joinNames(people.map(personName))}.`}
      </p>
      <p>{messages.yearly}</p>
    </SuccessPanel>
  );
}
