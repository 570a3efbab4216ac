import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ListedOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { countPages, pageSlice } from '@/shared/lib/pager';
import { pluralize } from '@/shared/lib/pluralize';
import { paths } from '@/shared/routes/paths';
import { Pager } from '@/shared/ui/Pager';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { RowTable, TableRow } from '@/shared/ui/RowTable';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';
import { PAGE_SIZE, pageOf } from '../model/listingView';
import css from './ListingResults.module.css';
import table from './OrganizationTable.module.css';

interface ListingStatusProps {
  id: string;
  total: number;
  /** Zero-based. */
  page: number;
  /** The name of a server search with results, else ''. */
  foundName: string;
}

export function ListingStatus({ id, total, page, foundName }: ListingStatusProps) {
  const isPrinting = useIsPrinting();
  const { first, last } = pageOf(total, page);
  const isPart = !isPrinting && last - first + 1 < total;
  return (
    <p id={id} role="status">
      {pluralize(total, 'organization') +
        (foundName === '' ? '' : ` found for “${foundName}”`) +
        (isPart ? `, ${first}–${last} shown` : '')}
    </p>
  );
}

const columns = ['Organization', 'Type', 'City', 'Phone'];

interface OrganizationTableProps {
  organizations: readonly ListedOrganization[];
  /** Whether the organizations come from the prerendered HTML. Those are incomplete, so links don't pass them to the detail page. */
  isSnapshot: boolean;
}

function OrganizationTable({ organizations, isSnapshot }: OrganizationTableProps) {
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
              className="whole-link"
            >
              {organization.OrganizationName}
            </Link>
          }
        >
          <td>{mediaTypeName(organization.TypeID)}</td>
          <td>{organization.City}</td>
          <td className={table.phone}>
            <PhoneLink phone={organization.BusinessPhone} />
          </td>
        </TableRow>
      ))}
    </RowTable>
  );
}

interface ListingResultsProps {
  /** Filtered and sorted. Until the listing has loaded, only the first page, from the prerendered HTML. */
  organizations: readonly ListedOrganization[];
  total: number;
  /** Whether the organizations come from the prerendered HTML, which CSS hides if the address has a query. */
  isSnapshot: boolean;
  /** Zero-based. */
  page: number;
  narrowed: boolean;
  statusId: string;
  onPage: (page: number) => void;
}

export function ListingResults(props: ListingResultsProps) {
  const { organizations, total, isSnapshot, page: wanted, narrowed, statusId, onPage } = props;
  const list = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const { page } = pageOf(total, wanted);

  return (
    <div
      role="region"
      className={css.results}
      data-early={isSnapshot ? '' : undefined}
      aria-labelledby={statusId}
      ref={list}
      tabIndex={-1}
    >
      <div className="card flush">
        {total === 0 ? (
          <p className="empty">
            {narrowed
              ? 'No organization matches these filters. Try fewer words, or another type or city.'
              : 'No organizations are listed yet. To add yours, use Request Media Listing above.'}
          </p>
        ) : (
          <OrganizationTable
            organizations={isPrinting ? organizations : pageSlice(organizations, page, PAGE_SIZE)}
            isSnapshot={isSnapshot}
          />
        )}
      </div>
      <Pager
        page={page}
        pageCount={countPages(total, PAGE_SIZE)}
        onPage={(next) => {
          onPage(next);
          // Focuses the list and scrolls up, so that the new page is read from its top.
          list.current?.focus({ preventScroll: true });
          document.getElementById(statusId)?.scrollIntoView();
        }}
      />
    </div>
  );
}
