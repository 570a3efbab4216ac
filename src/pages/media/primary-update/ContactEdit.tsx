import {
  canSaveEmail,
  ContactForm,
  contactParts,
  useSaveContactMutation,
  type ContactPart,
  type ContactValues,
  type Person,
  type StaffRole,
} from '@/features/staff';
import { SaveActions, useSave, UnfinishedNotice, draftKey } from '@/shared/forms';
import { paths } from '@/shared/routes/paths';

const partLabels: Readonly<Record<ContactPart, string>> = {
  person: 'First Name and Last Name',
  contact: 'Email',
  create: 'Email',
  link: 'Linking the new email to this person',
  correction: 'Your latest changes',
};

interface ContactEditProps {
  identifier: string;
  role: StaffRole;
  person: Person;
}

export function ContactEdit({ identifier, role, person }: ContactEditProps) {
  const draft = { owner: identifier, form: role, subject: String(person.PersonID) };
  const [saveContact, write] = useSaveContactMutation({ fixedCacheKey: draftKey(draft) });
  const save = useSave({
    draft,
    write,
    returnPath: paths.mediaChange,
    partsOf: ({ step, done }) =>
      contactParts(person, done)
        .filter((name) => name !== 'correction' || name === step)
        .map((name) => ({ name, label: partLabels[name] })),
  });
  const { FirstName, LastName, Email } = person;

  const submit = (values: ContactValues): Promise<void> =>
    save.settle(
      saveContact({ identifier, role, person, values, resume: save.resume }),
      `${values.FirstName} ${values.LastName} has been saved.`,
    );

  return (
    <ContactForm
      initialValues={{ FirstName, LastName, Email }}
      draft={draft}
      write={write}
      canSaveEmail={canSaveEmail(person)}
      onSubmit={submit}
    >
      <UnfinishedNotice save={save} />
      <SaveActions save={save} />
    </ContactForm>
  );
}
