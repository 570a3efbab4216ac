import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import {
  organizationDraft,
  partLabels,
  savableParts,
  useSaveOrganizationMutation,
  withFilledIn,
  useGetOrganizationQuery,
  type Organization,
} from '@/features/organization';
import { textsOf, PortalForm, useDraft, useSave, draftKey, SaveActions, UnfinishedNotice } from '@/shared/forms';
import { paths } from '@/shared/routes/paths';
import { selectSessionIdentifier } from '@/features/session';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { FormCard } from '@/shared/ui/FormCard';
import { FormSkeleton } from '@/shared/ui/FormSkeleton';
import { Page } from '@/shared/ui/Page';
import { labels } from './messages';
import {
  bodyOf,
  notSavedText,
  schemaFor,
  unreadableParts,
  valuesOf,
  type OrganizationValues,
} from './organizationValues';
import { OrganizationFields } from './OrganizationFields';

export function OrganizationForm({ organization }: { organization: Organization }) {
  const draft = organizationDraft(organization.Identifier);
  const [saveOrganization, write] = useSaveOrganizationMutation({ fixedCacheKey: draftKey(draft) });
  const filledIn = withFilledIn(organization, textsOf(useDraft(draft).draft));
  const savable = savableParts(filledIn);
  const save = useSave({
    draft,
    write,
    returnPath: paths.mediaChange,
    partsOf: () => savable.map((name) => ({ name, label: partLabels[name] })),
  });
  const [hasAddress, hasContact] = [savable.includes('address'), savable.includes('contact')];
  const schema = useMemo(() => schemaFor(hasAddress, hasContact), [hasAddress, hasContact]);

  const submit = (values: OrganizationValues): Promise<void> => {
    const target = { organization: withFilledIn(organization, values) };
    return save.settle(
      saveOrganization({ ...target, values: bodyOf(values), resume: save.resume }),
      ['Your organization has been saved.', ...unreadableParts(target.organization).map(notSavedText)].join(' '),
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
          <OrganizationFields organization={organization} filledIn={filledIn} />
        </>
      }
    >
      {save.failure === undefined ? null : <UnfinishedNotice save={save} />}
      <SaveActions save={save} />
    </PortalForm>
  );
}

/** Loads the organization itself, because a reload has no navigation state. */
export function MediaUpdatePage() {
  const query = useGetOrganizationQuery(useSelector(selectSessionIdentifier) ?? skipToken);

  return (
    <Page
      title="Update Organization"
      eyebrow="Media area"
      width="reading"
      lead="What the public sees in the media listing. Fields are required unless marked optional."
    >
      {query.data === undefined && query.isError ? (
        <LoadFailure what="your organization" error={query.error} onRetry={query.refetch} />
      ) : (
        <FormCard size="long">
          {query.data === undefined ? <FormSkeleton fields={10} /> : <OrganizationForm organization={query.data} />}
        </FormCard>
      )}
    </Page>
  );
}
