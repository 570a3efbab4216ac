import type { CsvTable } from '@/shared/lib/csv-table';
import { downloadText } from '@/shared/lib/download-text';
import { fileName } from '@/shared/lib/file-name';
import { loadChunk } from '@/shared/lib/load-chunk';
import { DownloadButton } from './DownloadButton';

/** Loads the CSV writer on first use. */
async function saveTable(name: string, { columns, rows }: CsvTable): Promise<void> {
  const load = () => import(/* webpackChunkName: "csv" */ '@/shared/lib/to-csv');
  const { toCsv } = await loadChunk(load);
  downloadText(fileName(name, 'csv'), toCsv(columns, rows));
}

interface CsvButtonProps {
  /** What the table shows; the file is named after it. */
  name: string;
  table: () => CsvTable;
  disabled?: boolean;
}

export function CsvButton({ name, table, disabled = false }: CsvButtonProps) {
  return (
    <DownloadButton disabled={disabled} download={() => saveTable(name, table())}>
      Download CSV
    </DownloadButton>
  );
}
