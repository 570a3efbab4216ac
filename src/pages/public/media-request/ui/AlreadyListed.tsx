import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { findSimilar, indexOrganizations, useGetListingQuery } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { FullWidthRow } from '@/shared/ui/FormCard';
import type { RequestValues } from '../model/requestSchema';
import css from './RequestForm.module.css';

/** A hint that the organization may already be listed (REQ-8); silent if the listing is unavailable. */
export function AlreadyListed() {
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
