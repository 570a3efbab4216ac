import { mailtoHref } from '@/shared/lib/safe-links';
import { encodePart } from '@/shared/routes/paths';

/** Email programs truncate or refuse longer mailto URLs. */
export const MAIL_LIMIT = 1800;

const SCHEME = 'mailto:';
const LONGEST_SUBJECT = 120;
const NEW_LINE = '%0D%0A';
const CUT_MARK = `${NEW_LINE}${encodePart('…')}`;

interface Mail {
  /** The recipients; invalid addresses are left out. */
  to: string | null | undefined | readonly string[];
  subject: string;
  lines: readonly string[];
  /** Lines to add at the end; those that don't fit are left out. */
  details?: readonly string[];
}

/** Puts a text on one line, so that a value from outside can't add a line or a header to the email. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const encodeLine = (line: string): string => encodePart(oneLine(line));

/** The mailto URL of a prepared email; undefined if it has no valid recipient or is too long (GEN-29). */
export function mailto({ to, subject, lines, details = [] }: Mail): string | undefined {
  const addresses = typeof to === 'string' ? [to] : (to ?? []);
  const recipients = addresses.flatMap((address) => mailtoHref(address)?.slice(SCHEME.length) ?? []);
  if (recipients.length === 0) return undefined;
  const title = encodePart(oneLine(subject).slice(0, LONGEST_SUBJECT));
  let href = `${SCHEME}${recipients.join(',')}?subject=${title}&body=${lines.map(encodeLine).join(NEW_LINE)}`;
  const room = details.length === 0 ? MAIL_LIMIT : MAIL_LIMIT - CUT_MARK.length;
  if (href.length > room) return undefined;
  for (const detail of details) {
    const longer = `${href}${NEW_LINE}${encodeLine(detail)}`;
    if (longer.length > room) return href + CUT_MARK;
    href = longer;
  }
  return href;
}
