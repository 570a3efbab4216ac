import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { findSimilar, indexOrganizations, useGetListingQuery } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { paths } from '@/shared/routes/paths';
import { fieldHints } from '@/shared/config/messages';
import { Alert } from '@/shared/ui/Alert';
import { FullWidthRow, FormGroup } from '@/shared/ui/FormCard';
import { TextField, SelectField } from '@/shared/forms';
import type { RequestValues } from '../model/requestSchema';
import { labels } from '../messages';
import type { RequestChoices } from '../model/useRequestLookups';
import css from './RequestForm.module.css';

/** A hint that the organization may already be listed (REQ-8); silent if the listing is unavailable. */
function AlreadyListed() {
  const { values } = useFormikContext<RequestValues>();
  const { data } = useGetListingQuery();
  const index = useMemo(() => indexOrganizations(data ?? [], mediaTypeName), [data]);
  const { Organization, City, Email, Phone } = useDeferredValue(values);
  const similar = useMemo(
    () => findSimilar(index, { name: Organization, city: City, email: Email, phone: Phone }),
    [index, Organization, City, Email, Phone],
  );
  if (similar.length === 0) return null;

  return (
    <FullWidthRow>
      <Alert tone="info">
        <p>Already listed? The media listing has:</p>
        <ul className={css.similar}>
          {similar.map(({ Identifier, OrganizationName, City: place }) => (
            <li key={Identifier}>
              <Link to={paths.mediaListingDetail(Identifier)}>{OrganizationName}</Link>
              <span>{place ? `, ${place}` : ''}</span>
            </li>
          ))}
        </ul>
      </Alert>
    </FullWidthRow>
  );
}

const options = (choices: RequestChoices[keyof RequestChoices]) =>
  choices.map(({ id, label }) => ({ value: String(id), label }));

export function RequestFields({ choices, loading }: { choices: RequestChoices; loading: boolean }) {
  return (
    <>
      <FormGroup legend="Your organization">
        <TextField name="Organization" label={labels.Organization} autoComplete="organization" />
        <SelectField name="Type" label={labels.Type} options={options(choices.Type)} loading={loading} />
        <AlreadyListed />
      </FormGroup>
      <FormGroup legend="Location">
        <FullWidthRow>
          <TextField name="Address" label={labels.Address} autoComplete="address-line1" />
        </FullWidthRow>
        <TextField name="City" label={labels.City} autoComplete="address-level2" />
        <SelectField
          name="State"
          label={labels.State}
          options={options(choices.State)}
          loading={loading}
          autoComplete="address-level1"
        />
        <SelectField name="County" label={labels.County} options={options(choices.County)} loading={loading} />
        <TextField name="Zip" label={labels.Zip} hint={fieldHints.zip} autoComplete="postal-code" inputMode="numeric" />
      </FormGroup>
      <FormGroup legend="Contact information">
        <TextField name="Phone" label={labels.Phone} hint={fieldHints.phone} type="tel" autoComplete="tel" />
        <TextField name="Fax" label={labels.Fax} hint={fieldHints.fax} type="tel" autoComplete="off" optional />
        <TextField name="Email" label={labels.Email} type="email" autoComplete="email" />
        <TextField
          name="Website"
          label={labels.Website}
          hint={fieldHints.website}
          type="text"
          inputMode="url"
          autoComplete="url"
          optional
        />
      </FormGroup>
      <FormGroup legend="Primary contact">
        <TextField name="FirstName" label={labels.FirstName} autoComplete="given-name" />
        <TextField name="LastName" label={labels.LastName} autoComplete="family-name" />
      </FormGroup>
    </>
  );
}
