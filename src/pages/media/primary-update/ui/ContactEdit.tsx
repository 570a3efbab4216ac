import {
  canSaveEmail,
  ContactForm,
  contactSaves,
  useSaveContactMutation,
  type ContactValues,
  type Person,
  type StaffRole,
} from '@/features/staff';
import { paths } from '@/shared/routes';
import { SaveActions, UnfinishedNotice, useSave } from '@/shared/ui/save-form';

interface ContactEditProps {
  identifier: string;
  role: StaffRole;
  person: Person;
}

export function ContactEdit({ identifier, role, person }: ContactEditProps) {
  const [saveContact] = useSaveContactMutation();
  const save = useSave(contactSaves[role], { target: { identifier, person }, returnPath: paths.mediaChange });
  const { FirstName, LastName, Email } = person;

  const submit = (values: ContactValues): Promise<void> =>
    save.settle(
      saveContact({ identifier, role, person, values, ...save.resume }),
      `${values.FirstName} ${values.LastName} has been saved.`,
    );

  return (
    <ContactForm
      initialValues={{ FirstName, LastName, Email }}
      draft={save.draft}
      canSaveEmail={canSaveEmail(person)}
      onSubmit={submit}
    >
      {(isSending) => (
        <>
          <UnfinishedNotice save={save} />
          <SaveActions save={save} isSending={isSending} />
        </>
      )}
    </ContactForm>
  );
}
