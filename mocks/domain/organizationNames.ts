import { and, eq, ne } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';
import type { Queries } from '../db/openDatabase';
import { organizations } from '../db/schema';
import { unprocessable } from '../http/Refusal';

/** Small capitals from A to Z: look-alikes that Unicode neither decomposes nor lists as confusable. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
const SMALL_CAPITAL = new RegExp(`[${SMALL_CAPITALS}]`, 'g');
const ofCapital = (sign: string): string => String.fromCharCode(97 + SMALL_CAPITALS.indexOf(sign));

const LETTER_IN_SIGN = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const FIRST_SIGNS = [0x1f1e6, 0x1f170, 0x1f150];

/** Folds case. Upper case comes first, because it turns `ß` into "SS". */
const folded = (text: string): string => text.toUpperCase().toLowerCase();

const plainLetters = (text: string): string =>
  text
    .replace(LETTER_IN_SIGN, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return String.fromCharCode(65 + code - (FIRST_SIGNS.find((first) => first <= code) ?? code));
    })
    .replace(SMALL_CAPITAL, ofCapital)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/**
 * Names with the same skeleton look alike, so one organization could pass for the other. Look-alike letters become one
 * letter (UTS #39); case, accents, spaces, punctuation, and invisible characters are dropped.
 */
const skeletonOf = (letters: string): string =>
  unhomoglyph(folded(letters))
    .normalize('NFKD')
    .replace(SMALL_CAPITAL, ofCapital)
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    // Treats `I`, `i`, and `l` as the same letter: the capital looks like `l`, and case does not count.
    .replaceAll('i', 'l')
    .replaceAll('vv', 'w');

/** Replaces look-alikes before folding hides them: in lower case, Cyrillic `В` no longer looks like `B`; NFKD turns `Ϲ` into a sigma. */
const asWritten = (name: string): string => unhomoglyph(plainLetters(unhomoglyph(name.normalize('NFD'))));

function lookAlike(one: string, other: string): boolean {
  return [plainLetters, asWritten].some((letters) => skeletonOf(letters(one)) === skeletonOf(letters(other)));
}

/** Refuses a name that looks like another listed organization's, so that no host approves the wrong organization's broadcast. */
export async function requireOwnName(tx: Queries, name: string, organizationId = 0): Promise<void> {
  const { id, organizationName, status } = organizations;
  const [own] = await tx.select({ organizationName }).from(organizations).where(eq(id, organizationId));
  // Accepts what looks like the current name, so that an unchanged name never blocks a save.
  if (own !== undefined && lookAlike(own.organizationName, name)) return;
  const listed = and(eq(status, 'approved'), ne(id, organizationId));
  const others = await tx.select({ organizationName }).from(organizations).where(listed);
  if (others.some((other) => lookAlike(other.organizationName, name))) {
    throw unprocessable('Organization', 'is the name of another listed organization, or looks like it');
  }
}
