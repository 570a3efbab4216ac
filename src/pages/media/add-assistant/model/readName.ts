import type { ContactValues } from '@/features/staff';
import { foldText } from '@/shared/lib/text';
import { withoutAddresses } from './addresses';

export interface Name extends Pick<ContactValues, 'FirstName' | 'LastName'> {
  /** False if the words could be divided in another way. */
  isSure: boolean;
  /** How we know which is the first name: by a comma, by the headings, by the usual order, or not at all. */
  order: 'certain' | 'given' | 'supposed' | 'unknown';
}

export const swap = ({ FirstName, LastName }: Name) => ({ FirstName: LastName, LastName: FirstName });

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
/** Joins two names. In lowercase only, because "Y." and "E" are initials. */
const ISOLATED = /(?:^|\s)(?:[‐‑-]+|and|AND|und|or|et|[ye])(?:\s|$)/;
/** Stands where a name is still to come. */
const PLACEHOLDER = /\b(?:tbd|tba|none|unknown|vacant|open position|not assigned|no reply)\b/;
/** Jobs and newsrooms. Some are also last names, so they only raise doubts. */
export const WORK =
  /\b(?:editor|reporter|journalist(?:e|in)?|photographer|photojournalist|videographer|producer|director|anchor|announcer|writer|columnist|correspondent|publisher|manager|intern|freelancer?|broadcaster|redakteur(?:in)?|fotograf(?:o|in)?|periodista|gazette|news|newspaper|times|herald|tribune|journal|chronicle|courier|daily|weekly|zeitung|diario|radio|tv|television|sports|media|network|broadcasting|press|department|desk)s?\b/;

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
  return /\p{L}/u.test(rest) ? rest.replace(/^(?:["“]([^"“”]*)["”]|['‘](.*)['’])$/, '$1$2') : '';
}

/** Whether the cell may be a name: it is no number, address, link, or sentence. */
export const isWords = (cell: string): boolean => {
  const name = nameIn(cell).replace(/\b(?:2nd|3rd|4th)\b/i, '');
  return name !== '' && !/[\p{N}@]|:\/\//u.test(name) && name.split(' ').length <= 6 && !TITLE.test(name);
};

/** Whether first and last name are nothing but that, without a title, job, note, placeholder, or second name. */
export function isName({ FirstName, LastName }: Pick<Name, 'FirstName' | 'LastName'>): boolean {
  const [first, last] = [FirstName, LastName].map((part) => foldText(part).split(' ')) as [string[], string[]];
  const [, ...afterComma] = LastName.split(/\s*,\s*/);
  return (
    [FirstName, LastName].every((part) => NAME.test(part) && !ISOLATED.test(part)) &&
    !/^["“]|[()]/.test(LastName) &&
    !FirstName.includes(',') &&
    afterComma.every((part) => SUFFIX.test(part)) &&
    !TITLE.test(first[0] ?? '') &&
    !WORK.test(first.join(' ')) &&
    !first.every((word) => last.includes(word)) &&
    !PLACEHOLDER.test([...first, ...last].join(' '))
  );
}

const letters = (text: string): string => foldText(text).replaceAll(' ', '');

/** The parts of an email address that may be names: "ana.reyes2+news@…" has "ana" and "reyes". */
const localParts = (email: string): string[] =>
  (email.split('@')[0] ?? '')
    .replace(/\+.*|\d+/g, '')
    .split(/[._-]/)
    .map(letters);

/**
 * How much of a name the email address spells: 3 if the whole last name and the first or its initial (ana.reyes, areyes),
 * 2 if the last name's initial only (anar), 1 if the first name alone.
 */
export function spelledBy(email: string, { FirstName, LastName }: Pick<Name, 'FirstName' | 'LastName'>): 0 | 1 | 2 | 3 {
  const local = localParts(email).join('');
  const words = foldText(FirstName).split(' ');
  const last = letters(
    LastName.split(/[\s,]+/)
      .filter((word) => !SUFFIX.test(word))
      .join(' '),
  );
  const firsts = [words[0] ?? '', words.join(''), words.map((word) => word.slice(0, 1)).join('')];
  if (local === '' || last === '' || firsts[0] === '') return 0;
  if (firsts.some((first) => [first + last, first.slice(0, 1) + last].includes(local))) return 3;
  if (firsts.some((first) => first + last.slice(0, 1) === local)) return 2;
  return firsts.slice(0, 2).includes(local) ? 1 : 0;
}

const joined = (words: readonly string[]): string => words.join(' ').trim();

/** The index of the word that begins the last name, and whether that is certain. */
function beginOfLast(words: readonly string[], email: string): [begin: number, isSure: boolean] {
  const end = words.length - 1;
  if (end < 2) return [end, true];
  const particle = words.findIndex((word, index) => index > 0 && index < end && PARTICLE.test(word));
  const proposed = particle > 0 ? particle : end;
  // Not sure for "Van" and "De", which are also middle names: "Thu Van Nguyen".
  const isInLastName = (word: string): boolean => PARTICLE.test(word) && !/^[DV]/.test(word);
  if (words.slice(1, -1).every((word) => INITIAL.test(word) || isInLastName(word))) return [proposed, true];
  const spelled = words
    .map((_, begin) => begin)
    .slice(1)
    .filter(
      (begin) =>
        spelledBy(email, { FirstName: joined(words.slice(0, begin)), LastName: joined(words.slice(begin)) }) === 3,
    );
  // An address that spells all words proves a division only by its own: "maryann.smith", but not "mary.ann.smith".
  const [, last, ...others] = localParts(email);
  const [begin, second] =
    spelled.length < 2 || others.length > 0
      ? spelled
      : spelled.filter((at) => letters(joined(words.slice(at))) === last);
  return begin === undefined || second !== undefined ? [proposed, false] : [begin, true];
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
    const isOneFirst = first.slice(1).every((word) => INITIAL.test(word));
    // Sure only if what follows the comma can only be a first name: "Ana Reyes, Reporter" looks like
    // "Garcia Lopez, Ana", and "Fox, Bo (Sports)" like "Fox, Robert (Bob)".
    name.isSure =
      after.length === 1 &&
      !name.FirstName.endsWith(')') &&
      (order !== undefined || (isOneName && isOneFirst) || spelledBy(email, name) === 3);
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
