export type Row = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : undefined;
}

/**
 * The id of a linked record: null if there is no such record; undefined if the id is unreadable, so that callers don't create a
 * second record (`apiPath` refuses both).
 */
export type LinkedId = number | null | undefined;

/** Reads the values of records (API-8): a missing value is normal, an unreadable one is counted. */
export class FieldReader {
  unreadable = 0;

  /** Kept short for speed, because reading a listing calls it a hundred thousand times. */
  text(value: unknown): string {
    return typeof value === 'string' ? value.trim() : this.other(value);
  }

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

  id(value: unknown): number | undefined {
    return wholeNumber(value);
  }

  /** Reads an id that only some actions need. If it is missing, the record is still shown, and the id counts as unreadable. */
  neededId(value: unknown): number | undefined {
    const id = wholeNumber(value);
    if (id === undefined) this.unreadable += 1;
    return id;
  }

  link(value: unknown): LinkedId {
    if (isBlank(value)) return null;
    const id = this.neededId(value);
    return id === 0 ? null : id;
  }

  code(value: unknown): number | null {
    const code = wholeNumber(value);
    if (code === undefined && !isBlank(value)) this.unreadable += 1;
    return code ?? null;
  }

  /** Reads a code that may be a number or a word, such as `KS`. */
  choice(value: unknown): number | string | null {
    const choice = wholeNumber(value) ?? this.key(value);
    if (choice === undefined && !isBlank(value)) this.unreadable += 1;
    return choice ?? null;
  }

  key(value: unknown): number | string | undefined {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  }

  flag(value: unknown): 0 | 1 | null {
    if (isBlank(value)) return 0;
    const text = String(value).trim().toLowerCase();
    if (text === '1' || text === 'true') return 1;
    if (text === '0' || text === 'false') return 0;
    this.unreadable += 1;
    return null;
  }

  /** Restores the leading zeros of a zip code that came as a number. */
  zip(value: unknown): string {
    const text = this.text(value);
    return typeof value === 'number' ? text.padStart(text.length > 5 ? 9 : 5, '0') : text;
  }
}
