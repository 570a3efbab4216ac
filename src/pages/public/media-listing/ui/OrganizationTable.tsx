import { Link } from 'react-router-dom';
import type { ListedOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { paths } from '@/shared/routes/paths';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { RowTable, TableRow } from '@/shared/ui/RowTable';
import css from './OrganizationTable.module.css';

const columns = ['Organization', 'Type', 'City', 'Phone'];

interface OrganizationTableProps {
  organizations: readonly ListedOrganization[];
  /** Whether the organizations come from the prerendered HTML: incomplete, so links don't pass them on. */
  isSnapshot: boolean;
}

export function OrganizationTable({ organizations, isSnapshot }: OrganizationTableProps) {
  return (
    <RowTable caption="Approved media organizations" columns={columns}>
      {organizations.map((organization, row) => (
        <TableRow
          // Keyed by position: another list changes the text of the rows without moving them.
          key={row}
          name={
            <Link
              to={paths.mediaListingDetail(organization.Identifier)}
              state={isSnapshot ? undefined : { organization }}
              className={css.link}
            >
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
