import { loadChunk } from '@/shared/lib/load-chunk';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import type { CsvTable } from '../model/csvTables';
import { fileName } from '../model/schoolTexts';

// The file writers are loaded on demand.
const writers = () => loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/text-files'));

async function saveTable(name: string, { columns, rows }: CsvTable): Promise<void> {
  const { downloadText, toCsv } = await writers();
  downloadText(fileName(name, 'csv'), toCsv(columns, rows));
}

interface CsvButtonProps {
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
