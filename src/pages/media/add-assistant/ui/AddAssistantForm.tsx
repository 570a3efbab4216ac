import { useEffect } from 'react';
import type { Organization } from '@/features/organization';
import {
  ADD_ASSISTANT,
  ContactForm,
  emptyContact,
  useAddAssistantMutation,
  type ContactValues,
  type Person,
} from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { Button } from '@/shared/ui/button';
import { SaveActions, useLeaveSaved } from '@/shared/ui/save-actions';
import { UnfinishedNotice, useUnfinishedSave } from '@/shared/ui/unfinished-save';
import { assistantParts, isOnlyLinkMissing } from '../model/assistantParts';
import css from './AddAssistantForm.module.css';
import { AlreadyOnStaff } from './AlreadyOnStaff';

const DRAFT = 'assistantDraft';

interface AddAssistantFormProps {
  organization: Organization;
  assistants: readonly Person[];
}

export function AddAssistantForm({ organization, assistants }: AddAssistantFormProps) {
  const leaveSaved = useLeaveSaved(DRAFT);
  const [add, { isLoading }] = useAddAssistantMutation();
  const { unfinished, failure, resume, failed, forget } = useUnfinishedSave(organization.Identifier, ADD_ASSISTANT);
  const known = assistants.map(({ PersonID }) => PersonID);
  const isInterrupted = unfinished !== undefined && failure === undefined;
  const arrived = isInterrupted
    ? assistants.find(
        ({ PersonID, RecordID }) => PersonID === unfinished.done.person || RecordID === unfinished.done.record,
      )
    : undefined;

  const leave = (name: string): void => {
    forget();
    leaveSaved(`${name} has been added.`);
  };

  const submit = async (values?: ContactValues): Promise<void> => {
    const { error } = await add({ organization, known, ...resume, ...(values === undefined ? {} : { values }) });
    if (error === undefined) leave(values === undefined ? 'The assistant' : personName(values));
    else failed(error, known);
  };

  useEffect(() => {
    // The answer that was lost before a reload had been a success: the list tells.
    if (arrived !== undefined) leave(personName(arrived));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the list tells it
  }, [arrived]);

  const notice = unfinished && (
    <UnfinishedNotice
      unfinished={unfinished}
      failure={failure}
      parts={assistantParts(unfinished)}
      again={
        isOnlyLinkMissing(unfinished)
          ? 'Choose Finish to put the assistant on your list.'
          : 'Please type the assistant’s details once more, then choose Finish. Nothing is added twice.'
      }
      onLeave={forget}
    />
  );

  if (isInterrupted && isOnlyLinkMissing(unfinished)) {
    return (
      <div className={css.finish}>
        {notice}
        <Button
          tone="primary"
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) void submit();
          }}
        >
          {isLoading ? 'Saving…' : 'Finish'}
        </Button>
      </div>
    );
  }
  return (
    <ContactForm initialValues={emptyContact} draft={unfinished === undefined ? DRAFT : undefined} onSubmit={submit}>
      {(sending) => (
        <>
          {unfinished === undefined ? <AlreadyOnStaff assistants={assistants} /> : notice}
          <SaveActions isSending={sending} isUnfinished={unfinished !== undefined} draft={DRAFT} />
        </>
      )}
    </ContactForm>
  );
}
