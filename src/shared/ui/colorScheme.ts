import { useSyncExternalStore } from 'react';
import { makeSignal } from '@/shared/lib/signal';
import { BASE_PATH } from '@/shared/routes/paths';

export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

const YEAR = 31_536_000;
const { tell, listen } = makeSignal();

function readChoice(): SchemeChoice {
  const { scheme } = document.documentElement.dataset;
  return schemeChoices.find((choice) => choice === scheme) ?? 'system';
}

function show(choice: SchemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.scheme;
  else dataset.scheme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme = '' } = meta.dataset;
    if (choice === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === choice ? 'all' : 'not all';
  }
  tell();
}

/** Stores the choice in a cookie (docs/decisions/010); without cookies, it lasts until the next load. */
export function chooseScheme(choice: SchemeChoice): void {
  const kept = choice === 'system' ? '; max-age=0' : `${choice}; max-age=${YEAR}`;
  try {
    document.cookie = `portal-scheme=${kept}; path=${BASE_PATH}; samesite=lax`;
  } catch {
    // Setting a cookie throws in a sandboxed iframe.
  }
  show(choice);
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(listen, readChoice, () => 'system');
