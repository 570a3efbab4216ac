import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import {
  assistantParts,
  ContactForm,
  contactPartLabels,
  emptyContact,
  newAssistantDraft,
  sameId,
  useAddAssistantMutation,
  type ContactValues,
  type AssistantPart,
} from '@/features/staff';
import { cleanEmail, cleanText } from '@/shared/lib/clean-text';
import { personName } from '@/shared/lib/names';
import { foldText } from '@/shared/lib/text';
import { Alert } from '@/shared/ui/Alert';
import { useSave, draftKey } from '@/shared/forms';
import { paths } from '@/shared/routes/paths';
import type { OwnStaff } from '../model/useBulkAdd';

/** Hints that the typed name or email is already on the list. It blocks nothing, because two people may share a name. */
function AlreadyOnStaff({ listed }: Pick<OwnStaff, 'listed'>) {
  const { values, isSubmitting } = useFormikContext<ContactValues>();
  const email = cleanEmail(values.Email).toLowerCase();
  const isNamed = cleanText(values.FirstName) !== '' && cleanText(values.LastName) !== '';
  const found = listed.find(
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

const partLabels: Readonly<Record<AssistantPart, string>> = {
  ...contactPartLabels,
  record: 'Staff record',
  link: 'Adding the assistant to your list',
};

const successText = (person: ContactValues): string => `${personName(person)} has been added.`;

export function AddAssistantForm({ organization, assistants, listed }: OwnStaff) {
  const draft = newAssistantDraft(organization.Identifier);
  const [add, write] = useAddAssistantMutation({ fixedCacheKey: draftKey(draft) });
  const save = useSave({
    draft,
    write,
    returnPath: paths.mediaChange,
    partsOf: ({ step, done }) =>
      assistantParts(done)
        .filter((name) => name !== 'correction' || name === step)
        .map((name) => ({ name, label: partLabels[name] })),
  });
  const { unfinished, isSavingInOtherTab, failure } = save;
  const arrived =
    unfinished !== undefined && failure === undefined
      ? assistants.find(
          ({ PersonID, RecordID }) =>
            sameId(PersonID, unfinished.done.person) || sameId(RecordID, unfinished.done.record),
        )
      : undefined;

  const submit = (values: ContactValues): Promise<void> =>
    save.settle(add({ organization, values, resume: save.resume }), successText(values));

  useEffect(() => {
    // Reports success if a reload interrupted the save but the list has the new assistant.
    if (arrived !== undefined) save.leave(successText(arrived));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the list shows it
  }, [arrived]);

  const isPlain = unfinished === undefined && !isSavingInOtherTab;
  return (
    <ContactForm
      initialValues={emptyContact}
      save={save}
      write={write}
      onSubmit={submit}
      hint={isPlain ? <AlreadyOnStaff listed={listed} /> : null}
    />
  );
}
