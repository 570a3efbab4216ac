import type { MediaOrganization } from '@/features/listing';
import { loadChunk } from '@/shared/lib/load-chunk';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { PrintButton } from '@/shared/ui/PrintButton';
import css from './ListingTools.module.css';

async function downloadCsv(organizations: readonly MediaOrganization[]): Promise<void> {
  const { downloadListing } = await loadChunk(
    () => import(/* webpackChunkName: "listing-csv" */ '../lib/downloadListing'),
  );
  downloadListing(organizations);
}

/** Exports and prints the whole list, not only the page. Hidden on phones. */
export function ListingActions({ organizations }: { organizations: readonly MediaOrganization[] }) {
  return (
    <div className={css.actions}>
      <DownloadButton download={() => downloadCsv(organizations)} disabled={organizations.length === 0}>
        Download CSV
      </DownloadButton>
      <PrintButton />
    </div>
  );
}
