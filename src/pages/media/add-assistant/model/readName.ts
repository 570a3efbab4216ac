import type { ContactValues } from '@/features/staff';
import { foldText } from '@/shared/lib/text';
import { withoutAddresses } from './splitTable';

export interface Name extends Pick<ContactValues, 'FirstName' | 'LastName'> {
  /** False if the words could be divided in another way. */
  isSure: boolean;
  /** How we know which is the first name: by a comma, by the headings, by the usual order, or not at all. */
  order: 'certain' | 'given' | 'supposed' | 'unknown';
}

export type Order = 'firstThenLast' | 'lastThenFirst' | undefined;

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|sr|sra|coach)\.?$/i;
const SUFFIX = /^(?:jr|sr|i{2,3}|iv|v|2nd|3rd|4th)\.?$/i;
/** Begins a last name of several words. Most match in lowercase only, because "Al" and "Le" are names, too. */
const PARTICLE =
  /^(?:d[aeiou]|de[lnr]|della|d[ao]s|l[aeo]s?|van|von|zu|te[nr]?|bin|ibn|al|el|st\.?|St\.?|De|Del|Van|Von)$/;
/** Names in these scripts usually begin with the last name, so the user is asked to check them. */
const LAST_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const INITIAL = /^(?:\p{L}\.?|["“(].*["”)])$/u;
/** Matches a name: letters, and the punctuation of names, such as hyphens and apostrophes. */
const NAME = /^["“'‘(]?[\p{L}\p{M}][\p{L}\p{M}\p{Join_Control}'’‘ʻʼ`´.·"“”()\s,‐‑-]*$/u;
const ISOLATED = /(?:^|\s)(?:[‐‑-]+|and|und|or)(?:\s|$)/i;

/** In characters, an email address included: a longer cell holds no name. */
const LONGEST = 300;

/** The words of a cell that may be a name: without its address and numbers beside it, numbering, and bullets. */
export function nameIn(cell: string): string {
  if (cell.length > LONGEST || !/\p{L}/u.test(cell)) return '';
  const text = cell.includes('@')
    ? withoutAddresses(cell).replace(/(^|\s)[^\p{L}\s]*\p{N}[^\p{L}\s]*(?=\s|$)/gu, '$1')
    : cell;
  const words = text
    .replace(/^\s*(?:\d+[.):]|[-–—•*·])\s+/u, '')
    .replace(/^[\s,;:|<>()[\]–—-]+|[\s,;:|<>[\]–—-]+$/g, '');
  const rest = words
    .replace(/\(\s*\)/g, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/[\s(]+$/, '')
    .replace(/ +/g, ' ');
  return /\p{L}/u.test(rest) ? rest.replace(/^(["'])([^"']*)\1$/, '$2') : '';
}

/** Whether the cell may be a name: it is no number, address, link, or sentence. */
export const isWords = (cell: string): boolean => {
  const name = nameIn(cell).replace(/\b(?:2nd|3rd|4th)\b/i, '');
  return name !== '' && !/[\p{N}@]|:\/\//u.test(name) && name.split(' ').length <= 6 && !TITLE.test(name);
};

/** Whether first and last name consist only of letters and the punctuation of names. */
export const isName = ({ FirstName, LastName }: Pick<Name, 'FirstName' | 'LastName'>): boolean =>
  [FirstName, LastName].every((part) => NAME.test(part) && !ISOLATED.test(part)) && /^["“(]/.exec(LastName) === null;

const letters = (text: string): string => foldText(text).replaceAll(' ', '');

/** How much of a name the email address spells: 2 for both parts (ana.reyes, areyes, anar), 1 for the first alone. */
export function spelledBy(email: string, { FirstName, LastName }: Pick<Name, 'FirstName' | 'LastName'>): 0 | 1 | 2 {
  const local = letters((email.split('@')[0] ?? '').replace(/\+.*|\d+/g, ''));
  const words = foldText(FirstName).split(' ');
  const last = letters(
    LastName.split(/[\s,]+/)
      .filter((word) => !SUFFIX.test(word))
      .join(' '),
  );
  const firsts = [words[0] ?? '', words.join(''), words.map((word) => word.slice(0, 1)).join('')];
  if (local === '' || last === '' || firsts[0] === '') return 0;
  const spellings = firsts.flatMap((first) => [first + last, first.slice(0, 1) + last, first + last.slice(0, 1)]);
  if (spellings.includes(local)) return 2;
  return firsts.slice(0, 2).includes(local) ? 1 : 0;
}

const joined = (words: readonly string[]): string => words.join(' ').trim();

/** The index of the word that begins the last name, and whether that is certain. */
function beginOfLast(words: readonly string[], email: string): [begin: number, isSure: boolean] {
  const end = words.length - 1;
  if (end < 2) return [end, true];
  for (let begin = 1; begin <= end; begin += 1) {
    const name = { FirstName: joined(words.slice(0, begin)), LastName: joined(words.slice(begin)) };
    if (spelledBy(email, name) === 2) return [begin, true];
  }
  const particle = words.findIndex((word, index) => index > 0 && index < end && PARTICLE.test(word));
  if (particle > 0) return [particle, true];
  if (words.slice(1, -1).every((word) => INITIAL.test(word))) return [end, true];
  return [end, false];
}

/** Divides a whole name into first and last name. If several ways are possible, the email address decides. */
export function splitName(text: string, order: Order, email: string): Name {
  const parts = nameIn(text).split(order === undefined ? /\s*,\s*/ : /\s*[,/]\s*/);
  const suffixes = parts.slice(1).filter((part) => SUFFIX.test(part));
  const [before = '', ...after] = parts.filter((part, index) => part !== '' && (index === 0 || !SUFFIX.test(part)));
  const words = before.split(' ');
  while (words.length > 1 && TITLE.test(words[0] ?? '')) words.shift();
  if (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');

  let name: Name;
  if (after.length > 0 && order === 'firstThenLast') {
    name = { FirstName: joined(words), LastName: joined(after), isSure: after.length === 1, order: 'given' };
  } else if (after.length > 0) {
    const first = joined(after).split(' ');
    while (first.length > 1 && TITLE.test(first[0] ?? '')) first.shift();
    if (first.length > 1 && SUFFIX.test(first.at(-1) ?? '')) suffixes.unshift(first.pop() ?? '');
    name = { FirstName: joined(first), LastName: joined(words), isSure: true, order: 'certain' };
    const isOneName = words.length === 1 || PARTICLE.test(words[0] ?? '') || SUFFIX.test(words.at(-1) ?? '');
    // Sure only if what follows the comma can only be a first name: "Ana Reyes, Reporter" looks like
    // "Garcia Lopez, Ana", and "Fox, Bo (Sports)" like "Fox, Robert (Bob)".
    name.isSure =
      after.length === 1 &&
      !TITLE.test(name.FirstName) &&
      !name.FirstName.endsWith(')') &&
      (order !== undefined || isOneName || spelledBy(email, name) === 2);
  } else if (order === 'lastThenFirst') {
    const [LastName = '', ...first] = words;
    name = { FirstName: joined(first), LastName, isSure: words.length < 3, order: 'given' };
  } else {
    // Drops a note in parentheses at the end, such as a job or pronouns.
    const note = words.findIndex((word, index) => index > 1 && word.startsWith('('));
    if (note !== -1 && before.endsWith(')')) words.splice(note);
    const [begin, isDivided] = beginOfLast(words, email);
    const isSure = isDivided && !before.endsWith(')');
    name = {
      FirstName: joined(words.slice(0, begin)),
      LastName: joined(words.slice(begin)),
      isSure: isSure && (order === 'firstThenLast' || !LAST_FIRST.test(before)),
      order: order === undefined ? 'supposed' : 'given',
    };
  }
  return { ...name, LastName: joined([name.LastName, ...suffixes]) };
}
