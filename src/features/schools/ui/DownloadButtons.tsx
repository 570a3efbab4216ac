import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { CsvTable } from '../model/csvTables';
import { fileName } from '../model/fileName';
import { vCard, type Contact } from '../model/vCard';

// What writes files is loaded when it is wanted.
const writers = () => import(/* webpackChunkName: "csv" */ '@/shared/lib/csv');

async function saveTable(name: string, { columns, rows }: CsvTable): Promise<void> {
  const { downloadText, toCsv } = await writers();
  downloadText(fileName(name, 'csv'), toCsv(columns, rows));
}

async function saveCard(contact: Contact): Promise<void> {
  const { downloadText } = await writers();
  downloadText(fileName(contact.name, 'vcf'), vCard(contact), 'text/vcard');
}

interface CsvButtonProps {
  /** The file is called after it. */
  name: string;
  table: () => CsvTable;
  disabled?: boolean;
}

export function CsvButton({ name, table, disabled = false }: CsvButtonProps) {
  return (
    <Button size="small" disabled={disabled} onClick={() => void saveTable(name, table())}>
      <Icon name="download" />
      Download CSV
    </Button>
  );
}

/** Gives a contact for the address book of a phone or a mail program. */
export function VCardButton({ contact }: { contact: Contact }) {
  return (
    <Button size="small" onClick={() => void saveCard(contact)}>
      <Icon name="download" />
      Download vCard
      <span className="visually-hidden"> of {contact.name}</span>
    </Button>
  );
}

export function PrintButton() {
  return (
    <Button
      size="small"
      onClick={() => {
        window.print();
      }}
    >
      <Icon name="print" />
      Print
    </Button>
  );
}
