import { listingTable, type MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { loadChunk } from '@/shared/lib/load-chunk';
import { DownloadButton } from '@/shared/ui/download-button';
import { PrintButton } from '@/shared/ui/printing';
import css from './ListingTools.module.css';

async function downloadCsv(organizations: readonly MediaOrganization[]): Promise<void> {
  // The writer of CSV is loaded when it is wanted.
  const { downloadText, toCsv } = await loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/csv'));
  const { columns, rows } = listingTable(organizations, mediaTypeName);
  downloadText('media-listing.csv', toCsv(columns, rows));
}

/** The list as a file and on paper, whole: not only the page that is shown. Phones have neither. */
export function ListingActions({ organizations }: { organizations: readonly MediaOrganization[] }) {
  return (
    <div className={css.actions}>
      <DownloadButton size="small" download={() => downloadCsv(organizations)} disabled={organizations.length === 0}>
        Download CSV
      </DownloadButton>
      <PrintButton />
    </div>
  );
}
