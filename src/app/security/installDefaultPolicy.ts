import { createHTML, createScriptURL } from './defaultPolicy';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** null refuses a string and reports a violation; scripts from strings have no rule and are always refused. */
export function installDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL });
}
