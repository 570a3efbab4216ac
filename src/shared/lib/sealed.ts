const PREFIX = 'sealed-';

const secrets = new Map<string, string>();

/**
 * What stands in actions and in the store for a secret (a password, a token), so that no log of Redux DevTools and no
 * export of one contains it. The same secret gives the same text.
 */
export function seal(secret: string): string {
  for (const [sealed, known] of secrets) if (known === secret) return sealed;
  const sealed = `${PREFIX}${secrets.size + 1}`;
  secrets.set(sealed, secret);
  return sealed;
}

/** The secret, or undefined where it was sealed on another page. */
export const unseal = (sealed: string): string | undefined => secrets.get(sealed);
