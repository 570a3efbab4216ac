import { partLabels, type Organization } from '@/features/organization';
import type { LinkedId } from '@/shared/api';
import { config } from '@/shared/config/config';
import { Alert } from '@/shared/ui/Alert';
import { TextField } from '@/shared/forms';
import { FormGroup, FullWidthRow } from '@/shared/ui/FormCard';
import { SearchSelectField } from '@/shared/ui/SearchSelect';
import { labels } from './labels';
import { unreadParts } from './unreadParts';
import type { EditChoices } from './useEditChoices';

interface OrganizationFieldsProps {
  choices: EditChoices;
  organization: Organization;
}

interface LinkAlertProps {
  reason: string;
  organization: Organization;
  link: LinkedId;
}

const isReadable = (link: LinkedId): boolean => typeof link === 'number';

/** The parts without a record to save them to. */
function LinkAlert({ reason, organization: { AddressID, ContactID }, link }: LinkAlertProps) {
  const parts = [
    ...(AddressID === link ? [partLabels.address] : []),
    ...(ContactID === link ? [partLabels.contact] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Alert tone="warning">
      <span>{`${reason}: ${parts.join('; ')}. You can’t save these fields here. Please write to `}</span>
      <a href={`mailto:${config.association.mediaEmail}`}>{config.association.mediaEmail}</a>.
    </Alert>
  );
}

export function OrganizationFields({ choices, organization }: OrganizationFieldsProps) {
  const [hasAddress, hasContact] = [isReadable(organization.AddressID), isReadable(organization.ContactID)];
  return (
    <>
      <LinkAlert reason="The association has no record yet of" organization={organization} link={null} />
      <LinkAlert
        reason="We couldn’t read where the association keeps these"
        organization={organization}
        link={undefined}
      />
      {unreadParts(organization).map(({ name, label, missing }) => (
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
          hint="5 or 9 digits, for example 66615 or 66615-1234"
          autoComplete="postal-code"
          inputMode="numeric"
          optional={!hasAddress}
        />
      </FormGroup>
      <FormGroup legend="Contact information" disabled={!hasContact}>
        <TextField
          name="Phone"
          label={labels.Phone}
          hint="With area code, for example 785-555-0142"
          type="tel"
          autoComplete="tel"
          optional
        />
        <TextField name="Fax" label={labels.Fax} hint="With area code" type="tel" autoComplete="off" optional />
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
          hint="For example www.example.com"
          inputMode="url"
          autoComplete="url"
          optional
        />
      </FormGroup>
    </>
  );
}
