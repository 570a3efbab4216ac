import { listingTable, type MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { loadChunk } from '@/shared/lib/load-chunk';
import { DownloadButton } from '@/shared/ui/download-button';
import { PrintButton } from '@/shared/ui/printing';
import css from './ListingTools.module.css';

async function downloadCsv(organizations: readonly MediaOrganization[]): Promise<void> {
  // Lazy: the CSV writer loads on first use.
  const { downloadText, toCsv } = await loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/csv'));
  const { columns, rows } = listingTable(organizations, mediaTypeName);
  downloadText('media-listing.csv', toCsv(columns, rows));
}

/** Exports and prints the whole list, not only the page. Hidden on phones. */
export function ListingActions({ organizations }: { organizations: readonly MediaOrganization[] }) {
  return (
    <div className={css.actions}>
      <DownloadButton
        name="media-listing.csv"
        size="small"
        download={() => downloadCsv(organizations)}
        disabled={organizations.length === 0}
      >
        Download CSV
      </DownloadButton>
      <PrintButton />
    </div>
  );
}
