import { useState } from 'react';
import {
  organizationDraft,
  organizationParts,
  useSaveOrganizationMutation,
  type Organization,
} from '@/features/organization';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { PortalForm } from '@/shared/ui/portal-form';
import { SaveActions, useLeaveSaved } from '@/shared/ui/save-actions';
import { UnfinishedNotice, useUnfinishedSave } from '@/shared/ui/unfinished-save';
import { labels, parts } from '../config/labels';
import { organizationSchema, schemaWithoutAddress, type OrganizationValues } from '../model/organizationSchema';
import { bodyOf, valuesOf } from '../model/organizationValues';
import { useEditChoices } from '../model/useEditChoices';
import { OrganizationFields } from './OrganizationFields';

export function OrganizationForm({ organization }: { organization: Organization }) {
  const draft = organizationDraft(organization.Identifier);
  const leaveSaved = useLeaveSaved();
  const [save] = useSaveOrganizationMutation();
  const progress = useUnfinishedSave(draft);
  const choices = useEditChoices(organization);
  const [initialValues] = useState(() => valuesOf(organization));
  const savable = organizationParts.filter(({ exists }) => exists(organization)).map(({ name }) => name);
  const missing = parts.filter(({ name }) => !savable.includes(name));
  const hasAddress = savable.includes('address');
  const { unfinished, failure } = progress;

  const submit = async (values: OrganizationValues): Promise<void> => {
    const { error } = await save({ organization, values: bodyOf(values), ...progress.resume });
    if (error !== undefined) {
      progress.failed(error);
      return;
    }
    progress.done();
    leaveSaved('Your organization has been saved.');
  };

  const notice = unfinished && (
    <UnfinishedNotice
      unfinished={unfinished}
      failure={failure}
      parts={parts.filter(({ name }) => savable.includes(name))}
      onLeave={progress.forget}
    />
  );

  return (
    <PortalForm
      initialValues={initialValues}
      schema={hasAddress ? organizationSchema : schemaWithoutAddress}
      labels={labels}
      draft={draft}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          {failure === undefined ? notice : null}
          {choices.error === undefined ? null : (
            <Alert>
              We couldn’t load the lists of types and states. {describeError(choices.error)}{' '}
              <Button size="small" onClick={choices.retry}>
                Try again
              </Button>
            </Alert>
          )}
          <OrganizationFields choices={choices} missing={missing} hasAddress={hasAddress} />
          {failure === undefined ? null : notice}
          <SaveActions isSending={isSubmitting} isUnfinished={unfinished !== undefined} draft={draft} />
        </>
      )}
    </PortalForm>
  );
}
