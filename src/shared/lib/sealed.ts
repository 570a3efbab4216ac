const PREFIX = 'sealed-';

const secrets = new Map<string, string>();

/** Replaces a secret in actions and state, so that no DevTools log contains it. */
export function seal(secret: string): string {
  for (const [sealed, known] of secrets) if (known === secret) return sealed;
  const sealed = `${PREFIX}${secrets.size + 1}`;
  secrets.set(sealed, secret);
  return sealed;
}

/** Undefined if it was sealed on another page. */
export const unseal = (sealed: string): string | undefined => secrets.get(sealed);
