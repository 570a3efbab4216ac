import { loadChunk } from '@/shared/lib/load-chunk';
import { DownloadButton } from '@/shared/ui/download-button';
import type { CsvTable } from '../model/csvTables';
import { fileName } from '../model/schoolTexts';
import { vCard, type Contact } from '../model/vCard';

// The file writers are loaded on demand.
const writers = () => loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/csv'));

async function saveTable(name: string, { columns, rows }: CsvTable): Promise<void> {
  const { downloadText, toCsv } = await writers();
  downloadText(fileName(name, 'csv'), toCsv(columns, rows));
}

async function saveCard(contact: Contact): Promise<void> {
  const { downloadText } = await writers();
  downloadText(fileName(contact.name, 'vcf'), vCard(contact), 'text/vcard');
}

interface CsvButtonProps {
  name: string;
  table: () => CsvTable;
  disabled?: boolean;
}

export function CsvButton({ name, table, disabled = false }: CsvButtonProps) {
  return (
    <DownloadButton size="small" disabled={disabled} download={() => saveTable(name, table())}>
      Download CSV
    </DownloadButton>
  );
}

export function VCardButton({ contact }: { contact: Contact }) {
  return (
    <DownloadButton size="small" download={() => saveCard(contact)}>
      Download vCard
      <span className="visually-hidden"> of {contact.name}</span>
    </DownloadButton>
  );
}
