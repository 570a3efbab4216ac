import { createHTML, createScriptURL } from './defaultPolicy';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types, which do not enforce them either. */
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Decides what strings the browser may take for markup or a script's address. What a rule answers with null is refused
 * and reported as a violation; strings never become code, since there is no rule for them.
 */
export function installDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL });
}
