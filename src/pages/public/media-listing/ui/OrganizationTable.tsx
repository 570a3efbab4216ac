import { Link } from 'react-router-dom';
import type { MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { formatPhone } from '@/shared/lib/phone';
import { paths } from '@/shared/routes';
import css from './OrganizationTable.module.css';

/** One page of the listing. On a phone every row becomes a card (the cells carry their column's name). */
export function OrganizationTable({ organizations }: { organizations: readonly MediaOrganization[] }) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Approved media organizations</caption>
      <thead>
        <tr>
          <th scope="col">Organization</th>
          <th scope="col">Type</th>
          <th scope="col">City</th>
          <th scope="col">Phone</th>
        </tr>
      </thead>
      <tbody>
        {organizations.map((organization) => (
          <tr key={organization.Identifier} className={css.row}>
            <th scope="row" className={css.name}>
              <Link
                to={paths.mediaListingDetail(organization.Identifier)}
                state={{ organization }}
                className={css.link}
              >
                {organization.OrganizationName}
              </Link>
            </th>
            <td className={css.type}>{mediaTypeName(organization.TypeID)}</td>
            <td className={css.city}>{organization.City}</td>
            <td className={css.phone}>{formatPhone(organization.BusinessPhone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows without words while the list is on its way. */
export function OrganizationTableSkeleton() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {Array.from({ length: 25 }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
