import {
  partLabels,
  type Organization,
  currentState,
  currentType,
  identifiedChoices,
  useGetOrganizationTypesQuery,
  useGetStatesQuery,
} from '@/features/organization';
import { describeError, type LinkedId, retryFailed } from '@/shared/api';
import { fieldHints } from '@/shared/config/messages';
import { Alert } from '@/shared/ui/Alert';
import { TextField } from '@/shared/forms';
import { FormGroup, FullWidthRow } from '@/shared/ui/FormCard';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { SearchSelectField } from '@/shared/ui/SearchSelect';
import { labels } from './messages';
import { unreadableParts } from './organizationValues';

interface Choice {
  value: string;
  label: string;
}

interface Current {
  /** The form's value for the record's state or type: its id, or its name if the record has no id. */
  value: string;
  /** The id of this choice in the list. */
  id: string;
  /** Empty if the record has no state or type. */
  label: string;
}

/** Gives the list's entry for the current state or type the same value as the form, so that the select shows it. Adds a missing entry. */
function withCurrent(items: readonly Choice[], { value, id, label }: Current): readonly Choice[] {
  if (items.some((item) => item.value === id)) {
    return items.map((item) => (item.value === id ? { ...item, value } : item));
  }
  return label === '' ? items : [...items, { value, label }];
}

function useEditChoices(organization: Organization) {
  const types = useGetOrganizationTypesQuery();
  const states = useGetStatesQuery();
  const found = identifiedChoices(organization, { states: states.data ?? [], types: types.data ?? [] });
  return {
    types: withCurrent(types.data?.map((type) => ({ value: String(type.TypeID), label: type.Type })) ?? [], {
      value: String(currentType(organization)),
      id: String(found.type),
      label: organization.MediaType || String(organization.TypeID ?? ''),
    }),
    states: withCurrent(states.data?.map(({ Id, Name }) => ({ value: String(Id), label: Name })) ?? [], {
      value: String(currentState(organization)),
      id: String(found.state),
      label: organization.State || String(organization.StateID ?? ''),
    }),
    error: types.error ?? states.error,
    retry: () => retryFailed([types, states]),
  };
}

interface OrganizationFieldsProps {
  organization: Organization;
  /** The organization, with the user's entries in place of fields that could not be read. */
  filledIn: Organization;
}

interface LinkAlertProps {
  reason: string;
  organization: Organization;
  link: LinkedId;
}

const isReadable = (link: LinkedId): boolean => typeof link === 'number';

/** Names the parts that can't be saved: those without a record (`link` is null) or whose record's id is unreadable (undefined). */
function LinkAlert({ reason, organization: { AddressID, ContactID }, link }: LinkAlertProps) {
  const parts = [
    ...(AddressID === link ? [partLabels.address] : []),
    ...(ContactID === link ? [partLabels.contact] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Alert tone="warning">
      <span>{`${reason}: ${parts.join('; ')}. You can’t save these fields here. Please write to `}</span>
      <MediaEmail />.
    </Alert>
  );
}

export function OrganizationFields({ organization, filledIn }: OrganizationFieldsProps) {
  const choices = useEditChoices(organization);
  const [hasAddress, hasContact] = [isReadable(organization.AddressID), isReadable(organization.ContactID)];
  return (
    <>
      {choices.error === undefined ? null : (
        <Alert onRetry={choices.retry}>
          <span>{`We couldn’t load the lists of types and states. ${describeError(choices.error)}`}</span>
        </Alert>
      )}
      <LinkAlert reason="The association has no record yet of" organization={organization} link={null} />
      <LinkAlert
        reason="We couldn’t read where the association keeps these"
        organization={organization}
        link={undefined}
      />
      {unreadableParts(filledIn).map(({ name, label, missing }) => (
        <Alert key={name} tone="warning">
          {`We couldn’t read what is saved as ${missing}. Until you enter it again, this is not saved: ${label}.`}
        </Alert>
      ))}
      <FormGroup legend="Your organization">
        <TextField name="Organization" label={labels.Organization} autoComplete="organization" />
        <SearchSelectField name="Type" label={labels.Type} options={choices.types} optional />
      </FormGroup>
      <FormGroup legend="Location" disabled={!hasAddress}>
        <FullWidthRow>
          <TextField name="Address" label={labels.Address} autoComplete="address-line1" optional />
        </FullWidthRow>
        <TextField name="City" label={labels.City} autoComplete="address-level2" optional />
        <SearchSelectField
          name="State"
          label={labels.State}
          autoComplete="address-level1"
          options={choices.states}
          isDisabled={!hasAddress}
          optional
        />
        <TextField
          name="Zip"
          label={labels.Zip}
          hint={fieldHints.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          optional={!hasAddress}
        />
      </FormGroup>
      <FormGroup legend="Contact information" disabled={!hasContact}>
        <TextField name="Phone" label={labels.Phone} hint={fieldHints.phone} type="tel" autoComplete="tel" optional />
        <TextField name="Fax" label={labels.Fax} hint={fieldHints.fax} type="tel" autoComplete="off" optional />
        <TextField
          name="Email"
          label={labels.Email}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional={!hasContact}
        />
        <TextField
          name="Website"
          label={labels.Website}
          hint={fieldHints.website}
          inputMode="url"
          autoComplete="url"
          optional
        />
      </FormGroup>
    </>
  );
}
