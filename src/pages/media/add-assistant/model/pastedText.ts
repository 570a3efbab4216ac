import { cleanText } from '@/shared/lib/clean-text';
import { isEmail } from '@/shared/lib/email';

/** Matches email addresses enclosed by spaces, brackets, or separators, so that no part of a longer word counts as an address. */
const ADDRESS =
  /((?:^|[\s<>([{,;:|])["'“‘]?)([a-z0-9!#$%&^~+_-][a-z0-9!#$%&'^~+=_.-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+)(?=$|[\s<>)\]},;:|"'”’]|\.(?:\s|$))/gi;

interface Found {
  address: string;
  at: number;
  end: number;
}

export const addressesIn = (text: string): Found[] =>
  [...text.matchAll(ADDRESS)].map(({ 1: before = '', 2: address = '', index }) => {
    const at = index + before.length;
    return { address, at, end: at + address.length };
  });

export const withoutAddresses = (text: string): string =>
  text.replace(ADDRESS, '$1').replace(/\bmailto:|\be-?mail: ?/gi, '');

/** Whether the cell holds one address and no other words. Brackets or "mailto:" may surround it. */
export const isAddress = (cell: string): boolean =>
  isEmail(cell) || (addressesIn(cell).length === 1 && !hasLetter(withoutAddresses(cell)));

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

const mailLink = (name: string, address: string): string => (name === address ? address : `${name} <${address}>`);

/** Turns the HTML source of a page into lines, with a tab between the cells of a table. */
const withoutTags = (text: string): string =>
  text
    .replace(/<a\s[^<>]*href="mailto:([^"?]*)[^<>]*>([^<]*)<\/a>/gi, (_link, address: string, name: string) =>
      mailLink(name, address),
    )
    .replace(/<\/t[dh]>\s*<t[dh][^<>]*>/gi, '\t')
    .replace(/<\/(?:tr|li|p|div)>|<br ?\/?>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]*(?: [^<>]*)?>/gi, '');

/**
 * Replaces the spaces between aligned columns with a tab. Every line with an address must have such spaces (titles have none) or, if fewer
 * than two lines have an address, every line. Spaces after a comma don't count.
 */
function withTabs(text: string): string {
  const filled = text.split('\n').filter((line) => line.trim() !== '');
  const people = filled.filter((line) => line.includes('@'));
  const lines = people.length > 1 ? people : filled;
  const isAligned = !text.includes('\t') && lines.length > 1 && lines.every((line) => /[^\s,] {2,}\S/.test(line));
  if (!isAligned) return text;
  // In some lines, the first column is empty: a town stands only before the first of its people.
  const indented = filled.every((line) => line.startsWith('  ')) ? text : text.replace(/^ {2,}/gm, '\t');
  return indented.replace(/([^\s,]) {2,}(?=\S)/g, '$1\t');
}

/** Cleans pasted text: removes a byte order mark and markup, and normalizes line breaks and spaces. */
export function plainText(pasted: string): string {
  const lines = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\t]/g, ' ');
  const text = withTabs(lines)
    .replace(/ +/g, ' ')
    // Outlook repeats the address of somebody who has no name: `ana@gazette.example <ana@gazette.example>`.
    .replace(/(["']?)([^\s<>"';,()]+@[^\s<>"';,()]+)\1\s*<(?:mailto:)?\2>/gi, '$2')
    // Outlook puts a bare address in single quotes.
    .replace(/'([^\s'<>;,]+@[^\s'<>;,]+)'/g, '$1')
    // Drops the line "sep=;", which only tells Excel the separator.
    .replace(/^sep=.\n/i, '')
    // Keeps the main one of the addresses that Microsoft 365 exports in one cell.
    .replace(/\bSMTP:([^\s,;+]+@[^\s,;+]+)(?:\+smtp:[^\s,;+]+)*/g, '$1')
    // Drops the Markdown syntax for bold, italic, and code, and unwraps links to email addresses.
    .replace(/(^|[\s|,;])(\*{1,3}|`)([^*`\n]+)\2(?=[\s|,;:]|$)/gm, '$1$3')
    .replace(/\[([^\]\n]*)\]\(mailto:([^)\n]*)\)/gi, (_link, name: string, address: string) => mailLink(name, address));
  // Without tags, a ">" at the start of a line marks the quoted text of a mail.
  return /<\/[a-z]+>/i.test(text) ? withoutTags(text) : text.replace(/^>[> ]*/gm, '');
}

/** Cleans a cell, and drops quotes around all of it. */
export const tidy = (cell: string): string =>
  cleanText(cell)
    .replace(/ +/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** The words of a cell that may be a name, without an email address, marks and numbers beside it, list numbering, or bullets. */
export function nameIn(cell: string): string {
  const text = cell.includes('@')
    ? withoutAddresses(cell).replace(/(^|\s)(?![-–&/](?:\s|$))[^\p{L}\s]+(?=\s|$)/gu, '$1')
    : cell;
  const words = text
    .replace(/^\s*(?:\d+[.):]|\p{L}\)|[-–—•*·])\s+/u, '')
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,;:|<>()[\]–—-]+|[\s,;:|<>[\]–—-]+$/g, '')
    .replace(/ +/g, ' ');
  return /\p{L}/u.test(words) ? words.replace(/^(?:["“]([^"“”]*)["”]|['‘](.*)['’])$/, '$1$2') : '';
}

/** Whether the cell may be a name, because it is not a number, an address, or a link. */
export const isWords = (cell: string): boolean => {
  const name = nameIn(cell);
  return name !== '' && !/[\p{N}@]|:\/\//u.test(name);
};
