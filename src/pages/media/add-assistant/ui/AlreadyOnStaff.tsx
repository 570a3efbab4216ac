import { useFormikContext } from 'formik';
import type { ContactValues, Person } from '@/features/staff';
import { cleanEmail, cleanText } from '@/shared/lib/clean-text';
import { personName } from '@/shared/lib/names';
import { foldText } from '@/shared/lib/text';
import { Alert } from '@/shared/ui/Alert';

/** Only a hint: two people may share a name. */
export function AlreadyOnStaff({ assistants }: { assistants: readonly Person[] }) {
  const { values, isSubmitting } = useFormikContext<ContactValues>();
  const email = cleanEmail(values.Email).toLowerCase();
  const isNamed = cleanText(values.FirstName) !== '' && cleanText(values.LastName) !== '';
  const found = assistants.find(
    (person) =>
      (email !== '' && person.Email.toLowerCase() === email) ||
      (isNamed && foldText(personName(person)) === foldText(personName(values))),
  );
  if (found === undefined || isSubmitting) return null;
  return (
    <Alert tone="info">
      {`${personName(found)}${found.Email ? ` (${found.Email})` : ''} is already on your list.`}
    </Alert>
  );
}
