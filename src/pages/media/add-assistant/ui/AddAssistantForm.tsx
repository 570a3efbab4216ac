import { useEffect } from 'react';
import {
  addAssistantSave,
  ContactForm,
  emptyContact,
  useAddAssistantMutation,
  type ContactValues,
  type Person,
} from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { paths } from '@/shared/routes';
import { SaveActions, UnfinishedNotice, useSave } from '@/shared/ui/save-form';
import type { OwnOrganization } from '../model/useBulkAdd';
import { AlreadyOnStaff } from './AlreadyOnStaff';

interface AddAssistantFormProps {
  organization: OwnOrganization;
  assistants: readonly Person[];
}

const successText = (person: ContactValues): string => `${personName(person)} has been added.`;

export function AddAssistantForm({ organization, assistants }: AddAssistantFormProps) {
  const [add] = useAddAssistantMutation();
  const known = assistants.map(({ PersonID }) => PersonID);
  const save = useSave(addAssistantSave, { target: { organization }, returnPath: paths.mediaChange, known });
  const { unfinished, isSavingElsewhere, failure } = save;
  const arrived =
    unfinished !== undefined && failure === undefined
      ? assistants.find(
          ({ PersonID, RecordID }) =>
            PersonID === unfinished.done.person || (RecordID !== undefined && RecordID === unfinished.done.record),
        )
      : undefined;

  const submit = (values: ContactValues): Promise<void> =>
    save.settle(add({ organization, known, ...save.resume, values }), successText(values));

  useEffect(() => {
    // The answer was lost before a reload, but the list shows that the save succeeded.
    if (arrived !== undefined) save.leave(successText(arrived));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the list shows it
  }, [arrived]);

  return (
    <ContactForm initialValues={emptyContact} draft={save.draft} onSubmit={submit}>
      {(isSending) => (
        <>
          {unfinished === undefined && !isSavingElsewhere ? (
            <AlreadyOnStaff assistants={assistants} />
          ) : (
            <UnfinishedNotice save={save} />
          )}
          <SaveActions save={save} isSending={isSending} />
        </>
      )}
    </ContactForm>
  );
}
