import { useRef } from 'react';
import type { ListedOrganization } from '@/features/listing';
import { countPages, pageSlice } from '@/shared/lib/pager';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';
import { Pager } from '@/shared/ui/Pager';
import { PAGE_SIZE, pageOf } from '../model/pageOf';
import css from './ListingResults.module.css';
import { OrganizationTable } from './OrganizationTable';

interface ListingResultsProps {
  /** Filtered and sorted. Until the listing has loaded, only the first page, from the prerendered HTML. */
  organizations: readonly ListedOrganization[];
  total: number;
  /** Whether the organizations come from the prerendered HTML, which CSS hides if the address has a query. */
  isSnapshot: boolean;
  /** Zero-based. */
  page: number;
  narrowed: boolean;
  /** Id of the status line. */
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
      <div className={css.list}>
        {total === 0 ? (
          <p className={css.empty}>
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
