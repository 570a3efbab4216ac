import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import {
  ContactForm,
  contactSaveName,
  useSaveContactMutation,
  type ContactValues,
  type Person,
  type StaffRole,
} from '@/features/staff';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormActions } from '@/shared/ui/form-card';
import { noticeShown } from '@/shared/ui/notices';
import { forgetFormDraft } from '@/shared/ui/portal-form';
import { UnfinishedNotice, useUnfinishedSave } from '@/shared/ui/unfinished-save';
import { contactParts } from '../model/contactParts';

interface ContactEditProps {
  /** The organization's. */
  identifier: string;
  role: StaffRole;
  person: Person;
}

export function ContactEdit({ identifier, role, person }: ContactEditProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [save] = useSaveContactMutation();
  const progress = useUnfinishedSave(identifier, contactSaveName(role, person.PersonID));
  const { unfinished, failure } = progress;
  const draft = `contactDraft ${role} ${String(person.PersonID)}`;
  const [initialValues] = useState<ContactValues>({
    FirstName: person.FirstName ?? '',
    LastName: person.LastName ?? '',
    Email: person.Email ?? '',
  });

  const submit = async (values: ContactValues): Promise<void> => {
    const { error } = await save({ identifier, role, person, values, ...progress.resume });
    if (error !== undefined) {
      progress.failed(error);
      return;
    }
    progress.forget();
    forgetFormDraft(draft);
    const text = `${values.FirstName} ${values.LastName} has been saved.`;
    dispatch(noticeShown({ tone: 'success', text, pathname: paths.mediaChange }));
    await navigate(paths.mediaChange);
  };

  return (
    <ContactForm initialValues={initialValues} draft={unfinished === undefined ? draft : undefined} onSubmit={submit}>
      {(sending) => (
        <>
          {unfinished === undefined ? null : (
            <UnfinishedNotice
              unfinished={unfinished}
              failure={failure}
              parts={contactParts(person, unfinished)}
              again="What was not saved shows its old value. Please check the fields, then choose Finish."
              onLeave={progress.forget}
            />
          )}
          <FormActions>
            <Button type="submit" tone="primary" aria-disabled={sending}>
              {sending ? 'Saving…' : unfinished ? 'Finish' : 'Submit'}
            </Button>
            <Link
              className={buttonClass({ tone: 'quiet' })}
              to={paths.mediaChange}
              onClick={() => {
                forgetFormDraft(draft);
              }}
            >
              Cancel
            </Link>
          </FormActions>
        </>
      )}
    </ContactForm>
  );
}
