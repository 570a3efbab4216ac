import type { ContactValues } from '@/features/staff';
import { foldText } from '@/shared/lib/text';
import { nameIn, withoutAddresses } from './pastedText';

type FullName = Pick<ContactValues, 'FirstName' | 'LastName'>;

export interface Name extends FullName {
  /** False if the words could be divided in another way, or are more than a name. */
  isSure: boolean;
  /** False if the last name may come first. */
  isInOrder: boolean;
}

export const swap = ({ FirstName, LastName }: FullName): FullName => ({ FirstName: LastName, LastName: FirstName });

export type Order = 'firstThenLast' | 'lastThenFirst' | undefined;

const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof(?:essor)?|rev|pastor|sr|sra|herr|frau|mme|mlle|monsieur|madame|capt(?:ain)?|lt|sgt|father|fr|sister|coach|officer|principal)\.?$/i;
const SUFFIX = /^(?:jr|sr|i{2,3}|iv|v|2nd|3rd|4th)\.?$/i;
/** Matches the first word of a multi-word last name. Most match only in lowercase, because "Al" and "Le" are names, too. */
const PARTICLE =
  /^(?:d[aeiou]|de[lnr]|della|d[ao]s|l[aeo]s?|van|von|zu|te[nr]?|bin|ibn|al|el|st\.?|St\.?|De|Del|Van|Von)$/;
/** Matches two words that can only begin a last name, in capitals, too: "De La Cruz". */
const PARTICLES = /^(?:de l[aeo]s?|v[ao]n (?:de[nr]?|het))$/i;
/** Names in these scripts usually begin with the last name, so the user is asked to check them. */
const LAST_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** An initial or a nickname, which belongs to the first name. */
export const INITIAL = /^(?:\p{L}\.?|["“(].*["”)])$/u;
/** Matches a name: letters, and the punctuation of names, such as hyphens and apostrophes. */
const NAME = /^["“'‘(]?[\p{L}\p{M}][\p{L}\p{M}\p{Join_Control}'’‘ʻʼ`´.·"“”()\s,‐‑-]*$/u;
/** Matches what joins two names. "y" and "e" match only in lowercase, because "Y." and "E" are initials. */
const ISOLATED = /(?:^|\s)(?:[‐‑-]+|and|AND|und|or|et|[ye])(?:\s|$)/;
/**
 * Letters that are cut off ("Schwartzkop..."), or garbled by a program that read UTF-8 as Windows-1252 ("GarcÃa", "Ãngel").
 * In names, "Ã" stands only before "O" and "E" or at the end.
 */
const BROKEN = /\.\.|\p{Ll}[ÃÂ]|Ã[^\sOE.,-]|Â[^\p{L}\s.,-]/u;
/** Matches parentheses unless they hold a nickname, such as "(Bob)" or "(TJ)". Three capitals match after lowercase ones: "Sue (NEW)". */
const NOTE = /\((?!\p{Lu}[\p{L}.'’-]*\))|\p{Ll}.*\(\p{Lu}{3,}\)/u;
/** Matches words that stand in place of a name, because it is not known yet or there is nobody. */
const PLACEHOLDER =
  /\b(?:tbd|tba|ditto|same as|(?:as|see) above|none|no name|unknown|vacant|open position|not assigned|no reply|(?:contact|email|call) us)\b/;
/** Matches job titles and newsrooms. Some are also last names, so a match only raises doubt. */
export const WORK =
  /\b(?:editor|reporter|journalist(?:e|in)?|photographer|photojournalist|videographer|producer|director|anchor|announcer|writer|columnist|correspondent|publisher|manager|intern|freelancer?|broadcaster|videography|photo|photography|graphics|sideline|camera|operator|owner|host|executive|engineer|technician|replay|play by play|voice|redakteur(?:in)?|fotograf(?:o|in)?|periodista|gazette|news|newspaper|times|herald|tribune|journal|chronicle|courier|daily|weekly|zeitung|diario|radio|tv|television|sports|media|network|broadcasting|press|department|desk|office|service|advertising|classified|circulation|subscription|billing|sales|account|inquir(?:y|ie)|notice|idea|tip|post|review|high|school|academy|college|university)s?\b/;

const joined = (words: readonly string[]): string => words.join(' ');

/** Whether these are only a person's first and last name: no title, job, note, placeholder, device ("Jo's iPhone"), or second person. */
export function isName({ FirstName, LastName }: FullName): boolean {
  const parts = [FirstName, LastName].map((part) => foldText(part).split(' '));
  const [first = [], last = []] = parts;
  const [, ...afterComma] = LastName.split(/\s*,\s*/);
  return (
    [FirstName, LastName].every((part) => NAME.test(part) && !ISOLATED.test(part) && !BROKEN.test(part)) &&
    !/^["“]|[()]|^[\p{Lu}\p{Ll}]\.?$/u.test(LastName) &&
    !NOTE.test(FirstName) &&
    !/,|['’]s$/.test(FirstName) &&
    // Rejects a station's call letters before or after the name: "KWCH Ana", "Ana KWCH".
    !/\p{Ll}\S*\s\p{Lu}{3,}$|^\p{Lu}{3,}\s\S*\p{Ll}/u.test(FirstName) &&
    afterComma.every((part) => SUFFIX.test(part)) &&
    parts.every((words) => !TITLE.test(words[0] ?? '') && !WORK.test(joined(words))) &&
    !first.some((word) => last.includes(word)) &&
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

/** Whether an address is the whole name in one word, as newsrooms' addresses are: "hayspost" of the Hays Post. */
export const isSpelledOut = (email: string, { FirstName, LastName }: FullName): boolean =>
  localParts(email)[0] === letters(FirstName + LastName);

/** The result of `spelledBy` if the address spells the last name and the first name or its initial (ana.reyes, areyes). */
export const WHOLE = 2;
/** The result of `spelledBy` if the address spells only the first name. */
const FIRST_NAME = 1;

export function spelledBy(email: string, { FirstName, LastName }: FullName): 0 | typeof FIRST_NAME | typeof WHOLE {
  const local = localParts(email).join('');
  const words = foldText(FirstName).split(' ');
  const last = letters(
    LastName.split(/[\s,]+/)
      .filter((word) => !SUFFIX.test(word))
      .join(' '),
  );
  const [first = '', initials] = [words[0], words.map((word) => word.slice(0, 1)).join('')];
  if (local === '' || last === '' || first === '') return 0;
  const firsts = [first, words.join(''), initials, first.slice(0, 1)];
  if (firsts.some((spelled) => spelled + last === local)) return WHOLE;
  return firsts.slice(0, 2).includes(local) ? FIRST_NAME : 0;
}

/** The index of the word that begins the last name, and whether that is certain. */
function beginOfLast(words: readonly string[], email: string): [begin: number, isSure: boolean] {
  const end = words.length - 1;
  const particle = words.findIndex((word, index) => index > 0 && index < end && PARTICLE.test(word));
  const double = words.findIndex((word, index) => index > 0 && PARTICLES.test(`${word} ${words[index + 1]}`));
  if (double > 0 && double === end - 2) return [double, words.slice(1, double).every((word) => INITIAL.test(word))];
  const proposed = double > 0 ? double : particle > 0 ? particle : end;
  // "Van" and "De" are not certain, because they may also be middle names: "Thu Van Nguyen".
  const isInLastName = (word: string): boolean => PARTICLE.test(word) && !/^[DV]/.test(word);
  if (words.slice(1, -1).every((word) => INITIAL.test(word) || isInLastName(word))) return [proposed, true];
  const isSpelled = (from: number, at: number): boolean =>
    spelledBy(email, { FirstName: joined(words.slice(from, at)), LastName: joined(words.slice(at)) }) === WHOLE;
  // If the address fits several splits, only its own separator can decide: "maryann.smith" does, "mary.ann.smith" does not.
  const [, last, third] = localParts(email);
  const [begin, another] = words.flatMap((_, at) => {
    const isDivided = last === undefined || third !== undefined || letters(joined(words.slice(at))) === last;
    return isDivided && isSpelled(0, at) ? [at] : [];
  });
  // If the address of "Ana De Leon" leaves out the "De", it says nothing about where the last name begins.
  const isShort = /^del?$/i.test(words[proposed] ?? '') && !localParts(email).join('').includes('de');
  if (begin === undefined || another !== undefined || isShort) return [proposed, false];
  // In "Salina Sam Roth sroth@…", the first word may be no name, because the address spells the rest, too.
  return [begin, !isSpelled(1, begin)];
}

/** Divides a whole name into first and last name. If several ways are possible, the email address decides. */
export function splitName(text: string, order: Order, email: string): Name {
  const suffixes: string[] = [];
  const [words = [], ...after] = nameIn(text)
    .split(order === undefined ? /\s*,\s*/ : /\s*[,/]\s*/)
    .map((part, index) => {
      const own = part.split(' ');
      while (own.length > 1 && TITLE.test(own[0] ?? '')) own.shift();
      // After a comma and a first name, "V" is an initial: "Reyes, Ana V".
      const isInitial = index > 0 && own.length > 1 && /^v\.?$/i.test(own.at(-1) ?? '');
      if ((index > 0 || own.length > 2) && SUFFIX.test(own.at(-1) ?? '') && !isInitial) suffixes.push(own.pop() ?? '');
      return own;
    })
    .filter((part) => part.length > 0);
  const others = after.flat();
  const named = (first: readonly string[], last: readonly string[], isSure: boolean): Name => {
    const name = { FirstName: joined(first), LastName: joined([...last, ...suffixes]) };
    return { ...name, isSure, isInOrder: true };
  };

  if (others.length > 0 && order === 'firstThenLast') {
    const name = named(words, others, after.length === 1);
    // With a comma, some write their last name first in spite of the heading.
    return { ...name, isInOrder: !text.includes(',') || spelledBy(email, name) === WHOLE };
  }
  const isJob = (part: readonly string[]): boolean => WORK.test(foldText(joined(part)));
  if (others.length > 0 && words.length > 1 && isJob(others) && !isJob(words)) {
    return { ...splitName(joined(words), order, email), isSure: false };
  }
  if (others.length > 0) {
    // Sure only if what follows the comma can only be a first name: "Ana Reyes, Reporter" looks like
    // "Garcia Lopez, Ana", and "Fox, Bo (Sports)" like "Fox, Robert (Bob)".
    const isOneLast = words.length === 1 || PARTICLE.test(words[0] ?? '');
    const isOneFirst = others.slice(1).every((word) => INITIAL.test(word));
    const name = named(others, words, after.length === 1 && !joined(others).endsWith(')'));
    // With a number, what follows may be a department and its extension: "Cruz, Rosa Circulation 2141".
    const isSpelled = spelledBy(email, name) === WHOLE && !/\d/.test(withoutAddresses(text));
    // If the text contains the address, the words after the comma may include a job: "Reyes, Ana Captions areyes@gazette.example".
    const isProven =
      order !== undefined || (isOneLast && isOneFirst) || (isSpelled && (isOneFirst || !text.includes('@')));
    return { ...name, isSure: name.isSure && isProven };
  }
  if (order === 'lastThenFirst') {
    // Without a comma, some people write their first name first in spite of the heading.
    const name = named(words.slice(1), words.slice(0, 1), words.length < 3);
    return { ...name, isInOrder: spelledBy(email, name) > 0 };
  }
  // Drops a note in parentheses at the end, such as a job or pronouns.
  const isNoted = joined(words).endsWith(')');
  const rest = isNoted
    ? joined(words)
        .replace(/^(\S+ \S.*?) \(.*/, '$1')
        .split(' ')
    : words;
  const [begin, isDivided] = beginOfLast(rest, email);
  const isInOrder = order === 'firstThenLast' || !LAST_FIRST.test(joined(rest));
  return { ...named(rest.slice(0, begin), rest.slice(begin), isDivided && !isNoted), isInOrder };
}
