import { isEmail } from '@/shared/lib/email';

/** Finds addresses in a text. Blanks, brackets, or separators enclose one, or it would be a piece of a longer word. */
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

/** Whether the cell is one address, even in brackets or after "mailto:". */
export const isAddress = (cell: string): boolean =>
  isEmail(cell) || (addressesIn(cell).length === 1 && !hasLetter(withoutAddresses(cell)));

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
