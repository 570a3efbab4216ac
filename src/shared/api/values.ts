/** A record of an answer, as it came. */
export type Row = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : undefined;
}

/**
 * Reads the values of one record (API-8). A missing value is normal; one that is there and can't be read is
 * counted, so that the screen can say so.
 */
export class Values {
  unreadable = 0;

  /** Trimmed text, of a number too; '' where there is none. Short, since a listing asks it a hundred thousand times. */
  text(value: unknown): string {
    return typeof value === 'string' ? value.trim() : this.other(value);
  }

  /** A text that has to be of some kind, such as a date. */
  textLike(value: unknown, isReadable: (text: string) => boolean): string {
    const text = this.text(value);
    if (text !== '' && !isReadable(text)) this.unreadable += 1;
    return text;
  }

  private other(value: unknown): string {
    if (typeof value === 'number') return String(value);
    if (value !== null && value !== undefined) this.unreadable += 1;
    return '';
  }

  /** The id that the record is known by, as a number or as text of digits. Without it the record is of no use. */
  id(value: unknown): number | undefined {
    return wholeNumber(value);
  }

  /** A choice's code; null where there is none. */
  code(value: unknown): number | null {
    const code = wholeNumber(value);
    if (code === undefined && !isBlank(value)) this.unreadable += 1;
    return code ?? null;
  }

  /** An id of any kind: a number, or text that is not blank. */
  key(value: unknown): number | string | undefined {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  }

  /** 1 or 0, also as text or as true or false; null where it can't be read. A missing flag is 0. */
  flag(value: unknown): 0 | 1 | null {
    if (isBlank(value)) return 0;
    const text = String(value).trim().toLowerCase();
    if (text === '1' || text === 'true') return 1;
    if (text === '0' || text === 'false') return 0;
    this.unreadable += 1;
    return null;
  }

  /** A number has lost the zeros that a zip code begins with. */
  zip(value: unknown): string {
    const text = this.text(value);
    return typeof value === 'number' ? text.padStart(text.length > 5 ? 9 : 5, '0') : text;
  }
}

/** The id of a record that another one refers to. Undefined: there is one that can't be read. Zero refers to none. */
export function linkedId(value: unknown): number | null | undefined {
  if (isBlank(value)) return null;
  const id = wholeNumber(value);
  return id === 0 ? null : id;
}
