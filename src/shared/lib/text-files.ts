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

/** Determines the encoding by the byte order mark or, without one, by the zero byte that a Latin letter has in UTF-16. */
function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** Reads a text file. `isGuessed` means that the encoding is uncertain, so that letters with accents may be wrong. */
export async function readTextFile(file: Blob): Promise<{ text: string; isGuessed: boolean }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    // Marks letters of other encodings that would become spaces or vanish, as in "Hern\u00a0ndez" from a DOS program.
    return { text: text.replace(/[\u0080-\u009f]|(?<=\p{L})[\u00a0\u00ad](?=\p{Ll})/gu, '\ufffd'), isGuessed: true };
  }
}
