import { useId, useRef } from 'react';
import { listingTable, type MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { loadChunk } from '@/shared/lib/load-chunk';
import { clampPage, countPages, pageSlice } from '@/shared/lib/pager';
import { Button } from '@/shared/ui/button';
import { DownloadButton } from '@/shared/ui/download-button';
import { Icon } from '@/shared/ui/icon';
import { Pager } from '@/shared/ui/pager';
import type { ListingView } from '../model/listingUrl';
import css from './ListingTools.module.css';
import { OrganizationTable } from './OrganizationTable';

/** Specification, section 9. */
const PAGE_SIZE = 25;

interface ListingResultsProps {
  /** All that the filters leave, in order. */
  organizations: readonly MediaOrganization[];
  view: ListingView;
  /** Whether a search at the server has replaced the list. */
  found: boolean;
  onChange: (change: Partial<ListingView>) => void;
  onShowAll: () => void;
}

async function downloadCsv(organizations: readonly MediaOrganization[]): Promise<void> {
  // The writer of CSV is loaded when it is wanted.
  const { downloadText, toCsv } = await loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/csv'));
  const { columns, rows } = listingTable(organizations, mediaTypeName);
  downloadText('media-listing.csv', toCsv(columns, rows));
}

const counted = (count: number): string => (count === 1 ? '1 organization' : `${String(count)} organizations`);

export function ListingResults({ organizations, view, found, onChange, onShowAll }: ListingResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const summaryId = useId();
  const total = organizations.length;
  const page = clampPage(view.page, total, PAGE_SIZE);
  const shown = pageSlice(organizations, page, PAGE_SIZE);
  const first = page * PAGE_SIZE + 1;
  const narrowed = view.filter !== '' || view.type !== '' || view.city !== '';

  return (
    <section className={css.results} aria-labelledby={summaryId} ref={top} tabIndex={-1}>
      <div className={css.summary}>
        <p id={summaryId} role="status">
          {counted(total)}
          {found ? ` found for “${view.name}”` : ''}
          {view.page > page && total > 0 ? `. There is no page ${String(view.page + 1)}; this is the last one` : ''}
          {total > PAGE_SIZE ? `, ${String(first)}–${String(first + shown.length - 1)} shown` : ''}
        </p>
        <div className={css.summaryActions}>
          {found || narrowed ? (
            <Button size="small" tone="quiet" onClick={onShowAll}>
              Show all organizations
            </Button>
          ) : null}
          <DownloadButton size="small" download={() => downloadCsv(organizations)} disabled={total === 0}>
            Download CSV
          </DownloadButton>
          <Button
            size="small"
            onClick={() => {
              window.print();
            }}
          >
            <Icon name="print" />
            Print
          </Button>
        </div>
      </div>
      <div className={css.list}>
        {total === 0 ? (
          <p className={css.empty}>
            {narrowed
              ? 'No organization matches these filters. Try fewer words, or another type or city.'
              : 'No organization is listed yet. Yours can be the first: Request Media Listing is above.'}
          </p>
        ) : (
          <OrganizationTable organizations={shown} />
        )}
      </div>
      <Pager
        page={page}
        pageCount={countPages(total, PAGE_SIZE)}
        onPage={(next) => {
          onChange({ page: next });
          // The new page is read from its top, by eye and by screen reader.
          top.current?.focus({ preventScroll: true });
          top.current?.scrollIntoView();
        }}
      />
    </section>
  );
}
