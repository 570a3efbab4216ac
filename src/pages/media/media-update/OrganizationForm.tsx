import { useMemo } from 'react';
import {
  partLabels,
  savableParts,
  useSaveOrganizationMutation,
  withFilledIn,
  type Organization,
} from '@/features/organization';
import { describeError } from '@/shared/api';
import { textsOf, PortalForm, useTextDraft, useSave, draftKey, SaveActions, UnfinishedNotice } from '@/shared/forms';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { labels } from './labels';
import { schemaFor, type OrganizationValues } from './organizationSchema';
import { notSavedText, unreadParts } from './unreadParts';
import { bodyOf, valuesOf } from './organizationValues';
import { useEditChoices } from './useEditChoices';
import { OrganizationFields } from './OrganizationFields';

export function OrganizationForm({ organization }: { organization: Organization }) {
  const draft = { owner: organization.Identifier, form: 'organization', subject: '' };
  const [saveOrganization, write] = useSaveOrganizationMutation({ fixedCacheKey: draftKey(draft) });
  const filledIn = withFilledIn(organization, textsOf(useTextDraft(draft).draft));
  const savable = savableParts(filledIn);
  const save = useSave({
    draft,
    write,
    returnPath: paths.mediaChange,
    partsOf: () => savable.map((name) => ({ name, label: partLabels[name] })),
  });
  const choices = useEditChoices(organization);
  const [hasAddress, hasContact] = [savable.includes('address'), savable.includes('contact')];
  const schema = useMemo(() => schemaFor(hasAddress, hasContact), [hasAddress, hasContact]);

  const submit = (values: OrganizationValues): Promise<void> => {
    const target = { organization: withFilledIn(organization, values) };
    return save.settle(
      saveOrganization({ ...target, values: bodyOf(values), resume: save.resume }),
      ['Your organization has been saved.', ...unreadParts(target.organization).map(notSavedText)].join(' '),
    );
  };

  return (
    <PortalForm
      initialValues={valuesOf(organization)}
      schema={schema}
      labels={labels}
      draft={draft}
      write={write}
      onSubmit={submit}
      fields={
        <>
          {save.failure === undefined ? <UnfinishedNotice save={save} /> : null}
          {choices.error === undefined ? null : (
            <Alert>
              <span>{`We couldn’t load the lists of types and states. ${describeError(choices.error)} `}</span>
              <Button size="small" onClick={choices.retry}>
                Try again
              </Button>
            </Alert>
          )}
          <OrganizationFields choices={choices} organization={filledIn} />
        </>
      }
    >
      {save.failure === undefined ? null : <UnfinishedNotice save={save} />}
      <SaveActions save={save} />
    </PortalForm>
  );
}
