/** Matches a letter or emoji after which a joiner or variation selector is part of the spelling, as in Persian, Indic, or Han script. */
const LETTER =
  /((?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0300-\u036F\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{Extended_Pictographic}])?/u;
/** Zero-width spaces, direction marks, soft hyphens, fillers, tags, and control characters other than whitespace. */
const INVISIBLE = /([\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?!\s|\u0085)\p{Cc})+/u;
const invisibleSigns = new RegExp(LETTER.source + INVISIBLE.source, 'gu');
const SPACES = /[\s\u0085\u2800]/g;

/**
 * Removes surrounding spaces and invisible characters from what a user types or pastes. Text copied from web pages, emails,
 * and spreadsheets often contains them, and validation would refuse a value that looks right.
 */
export const cleanText = (text: string): string =>
  text
    .replace(invisibleSigns, (signs, letter: string | undefined) =>
      letter === undefined ? '' : signs.replace(/(?!^)[^\u200C\u200D\p{Variation_Selector}]/gu, ''),
    )
    .replace(SPACES, ' ')
    .trim();

/** Also replaces full-width letters and digits, which East Asian keyboards type, and typographic hyphens with plain ones. */
export const cleanEmail = (text: string): string =>
  cleanText(cleanText(text).normalize('NFKC')).replace(/\u2010/g, '-');

/** Also replaces every dash with a hyphen, because that is what a dash in a number stands for. */
export const cleanNumber = (text: string): string => cleanEmail(text).replace(/[\p{Pd}\u2212\u2043]/gu, '-');
