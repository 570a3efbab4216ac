import Papa from 'papaparse';

/** Cells that a spreadsheet would run as a formula, even after invisible characters or with full-width signs. */
const FORMULA = /^[\s\p{C}\u034F\u115F\u1160\u3164\uFFA0]*[=+\-@\t\r\0＝＋－＠﹦﹢﹣﹫]/u;

export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
}

/** Downloads a text as a file. CSV gets a byte order mark, without which Excel misreads accents. */
export function downloadText(fileName: string, text: string, type = 'text/csv'): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  const address = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Revokes the URL later, because the download may start after the click returns.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
