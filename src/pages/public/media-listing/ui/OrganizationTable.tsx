import { Link } from 'react-router-dom';
import type { MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { paths } from '@/shared/routes';
import { PhoneLink } from '@/shared/ui/phone-link';
import { RowTable, TableRow } from '@/shared/ui/row-table';
import css from './OrganizationTable.module.css';

const columns = ['Organization', 'Type', 'City', 'Phone'];

export function OrganizationTable({ organizations }: { organizations: readonly MediaOrganization[] }) {
  return (
    <RowTable caption="Approved media organizations" columns={columns}>
      {organizations.map((organization, row) => (
        <TableRow
          // Keyed by position: another list changes the text of the rows without moving them.
          key={row}
          name={
            <Link to={paths.mediaListingDetail(organization.Identifier)} state={{ organization }} className={css.link}>
              {organization.OrganizationName}
            </Link>
          }
        >
          <td className={css.cell}>{mediaTypeName(organization.TypeID)}</td>
          <td className={css.cell}>{organization.City}</td>
          <td className={`${css.cell} ${css.phone}`}>
            <PhoneLink phone={organization.BusinessPhone} />
          </td>
        </TableRow>
      ))}
    </RowTable>
  );
}
