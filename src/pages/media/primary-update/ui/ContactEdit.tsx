import { useState } from 'react';
import {
  ContactForm,
  contactDraft,
  useSaveContactMutation,
  type ContactValues,
  type Person,
  type StaffRole,
} from '@/features/staff';
import { SaveActions, useLeaveSaved } from '@/shared/ui/save-actions';
import { UnfinishedNotice, useUnfinishedSave } from '@/shared/ui/unfinished-save';
import { contactParts } from '../model/contactParts';

interface ContactEditProps {
  /** The organization's. */
  identifier: string;
  role: StaffRole;
  person: Person;
}

export function ContactEdit({ identifier, role, person }: ContactEditProps) {
  const [save] = useSaveContactMutation();
  const draft = contactDraft(identifier, role, person.PersonID);
  const progress = useUnfinishedSave(draft);
  const { unfinished, failure } = progress;
  const leaveSaved = useLeaveSaved();
  const [initialValues] = useState<ContactValues>({
    FirstName: person.FirstName,
    LastName: person.LastName,
    Email: person.Email,
  });

  const submit = async (values: ContactValues): Promise<void> => {
    const { error } = await save({ identifier, role, person, values, ...progress.resume });
    if (error !== undefined) {
      progress.failed(error);
      return;
    }
    progress.done();
    leaveSaved(`${values.FirstName} ${values.LastName} has been saved.`);
  };

  return (
    <ContactForm initialValues={initialValues} draft={draft} onSubmit={submit}>
      {(sending) => (
        <>
          {unfinished === undefined ? null : (
            <UnfinishedNotice
              unfinished={unfinished}
              failure={failure}
              parts={contactParts(person, unfinished)}
              onLeave={progress.forget}
            />
          )}
          <SaveActions isSending={sending} isUnfinished={unfinished !== undefined} draft={draft} />
        </>
      )}
    </ContactForm>
  );
}
