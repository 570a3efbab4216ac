import { useMemo } from 'react';
import {
  partLabels,
  savableParts,
  useSaveOrganizationMutation,
  withFilledIn,
  type Organization,
} from '@/features/organization';
import { textsOf, PortalForm, useTextDraft, useSave, draftKey, SaveActions, UnfinishedNotice } from '@/shared/forms';
import { paths } from '@/shared/routes/paths';
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
