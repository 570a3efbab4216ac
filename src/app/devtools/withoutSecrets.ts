/** Replaces a password or a token in the log. */
const HIDDEN = '(hidden)';

const SECRET_KEYS = new Set(['password', 'token']);

/** Matches a token in any string, not only in a `token` property: the logged result of a login is the bare token. */
const TOKEN = /eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;

type Change = (text: string, key: string) => string;

/** Copies plain data with every string changed; `key` is the property that holds the string, '' for an entry of a list. */
function mapTexts(value: unknown, change: Change, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change, name)]));
}

/** Replaces the passwords and tokens in an action. */
export const withoutSecrets = <T>(action: T): T =>
  mapTexts(action, (text, key) => (SECRET_KEYS.has(key) && text !== '' ? HIDDEN : text.replace(TOKEN, HIDDEN))) as T;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Matches properties that name a person or an organization. Names of schools, sites, and activities are public, so they stay. */
const NAME_KEY = /^(?:(?:First|Last|Organization|AD|Principal|President|Commish)Name|Superintendent|Organization)$/;

/** Whether a string names a person or an organization. A `name` without a space belongs to a dialog or a lookup. */
const isName = (text: string, key: string): boolean =>
  text.trim() !== '' && (NAME_KEY.test(key) || (key === 'name' && text.includes(' ')));

/** Shorter names are replaced only where they fill a whole field: inside sentences, they would match other words. */
const SHORTEST_NAME = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that replaces names and email addresses in actions. A name has the same pseudonym in all actions. Once it
 * has filled a whole field, it is replaced inside sentences, too.
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
    const pattern = new RegExp(`\\b(?:${longestFirst.map(escaped).join('|')})\\b`, 'g');
    const inSentence = (text: string): string =>
      longestFirst.length === 0 ? text : text.replace(pattern, pseudonymOf);
    return mapTexts(action, (text, key) => (isName(text, key) ? pseudonymOf(text) : inSentence(text))) as T;
  };
}
