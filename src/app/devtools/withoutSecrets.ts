/** Replaces a password or a token in the log. */
const HIDDEN = '(hidden)';

const SECRET_KEYS = new Set(['password', 'token']);

/** Matches a token inside any text, because the response to a login is nothing but the token. */
const TOKEN = /eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;

type Change = (text: string, key: string) => string;

/** A copy of plain data with every text changed; `key` is the property that holds it, '' for an entry of a list. */
function mapTexts(value: unknown, change: Change, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change, name)]));
}

/** Takes passwords and tokens out of an action. */
export const withoutSecrets = <T>(action: T): T =>
  mapTexts(action, (text, key) => (SECRET_KEYS.has(key) && text !== '' ? HIDDEN : text.replace(TOKEN, HIDDEN))) as T;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Properties that name a person or an organization; names of schools, sites, and activities are public. */
const NAME_KEY = /^(?:(?:First|Last|Organization|AD|Principal|President|Commish)Name|Superintendent|Organization)$/;

/** A `name` without a space belongs to a dialog or a lookup, not to a person. */
const isName = (text: string, key: string): boolean =>
  text.trim() !== '' && (NAME_KEY.test(key) || (key === 'name' && text.includes(' ')));

/** Shorter names are replaced only in fields of their own: in sentences, they would match other words. */
const SHORTEST_NAME = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that replaces names and email addresses in actions. A name has the same pseudonym in all actions,
 * also in sentences, once it has been in a field of its own.
 */
export function makePseudonyms(): <T>(action: T) => T {
  const known = new Map<string, string>();
  const pseudonymOf = (text: string): string => {
    const number = String(known.size + 1);
    const pseudonym = known.get(text) ?? (text.includes('@') ? `person${number}@pseudonym.example` : `Name${number}`);
    known.set(text, pseudonym);
    return pseudonym;
  };

  return <T>(action: T): T => {
    mapTexts(action, (text, key) => {
      for (const [email] of text.matchAll(EMAIL)) pseudonymOf(email);
      return isName(text, key) ? pseudonymOf(text) : text;
    });
    const longestFirst = [...known.keys()]
      .filter((text) => text.length >= SHORTEST_NAME)
      .sort((one, other) => other.length - one.length);
    if (known.size === 0) return action;
    const pattern = new RegExp(`\\b(?:${longestFirst.map(escaped).join('|')})\\b`, 'g');
    return mapTexts(action, (text, key) =>
      isName(text, key) ? pseudonymOf(text) : text.replace(pattern, pseudonymOf),
    ) as T;
  };
}
