import { useEffect } from 'react';
import type { Organization } from '@/features/organization';
import {
  assistantDraft,
  ContactForm,
  emptyContact,
  useAddAssistantMutation,
  type ContactValues,
  type Person,
} from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { SaveActions, useLeaveSaved } from '@/shared/ui/save-actions';
import { UnfinishedNotice, useUnfinishedSave } from '@/shared/ui/unfinished-save';
import { assistantParts } from '../model/assistantParts';
import { AlreadyOnStaff } from './AlreadyOnStaff';

interface AddAssistantFormProps {
  organization: Organization;
  assistants: readonly Person[];
}

export function AddAssistantForm({ organization, assistants }: AddAssistantFormProps) {
  const draft = assistantDraft(organization.Identifier);
  const leaveSaved = useLeaveSaved();
  const [add] = useAddAssistantMutation();
  const { unfinished, failure, resume, failed, forget, done } = useUnfinishedSave(draft);
  const known = assistants.map(({ PersonID }) => PersonID);
  const arrived =
    unfinished !== undefined && failure === undefined
      ? assistants.find(
          ({ PersonID, RecordID }) => PersonID === unfinished.done.person || RecordID === unfinished.done.record,
        )
      : undefined;

  const leave = (name: string): void => {
    done();
    leaveSaved(`${name} has been added.`);
  };

  const submit = async (values: ContactValues): Promise<void> => {
    const { error } = await add({ organization, known, ...resume, values });
    if (error === undefined) leave(personName(values));
    else failed(error, known);
  };

  useEffect(() => {
    // The answer was lost before a reload, but the list shows that the save succeeded.
    if (arrived !== undefined) leave(personName(arrived));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the list shows it
  }, [arrived]);

  return (
    <ContactForm initialValues={emptyContact} draft={draft} onSubmit={submit}>
      {(sending) => (
        <>
          {unfinished === undefined ? (
            <AlreadyOnStaff assistants={assistants} />
          ) : (
            <UnfinishedNotice
              unfinished={unfinished}
              failure={failure}
              parts={assistantParts(unfinished)}
              onLeave={forget}
            />
          )}
          <SaveActions isSending={sending} isUnfinished={unfinished !== undefined} draft={draft} />
        </>
      )}
    </ContactForm>
  );
}
