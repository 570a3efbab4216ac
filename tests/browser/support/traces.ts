import type { Page } from '@playwright/test';
import { COURIER, tokenFor } from './mediaSession';

/** Names, emails and telephone numbers of the organization and its people, as the server has them. */
export async function personalWords(page: Page): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await tokenFor(60)}` };
  const answers = await Promise.all(
    [`staff/${COURIER.identifier}`, `org/identifier/${COURIER.identifier}`].map(async (call) =>
      (await page.request.get(`/mediareact/api/${call}`, { headers })).text(),
    ),
  );
  const records = answers.flatMap((answer) => JSON.parse(answer) as Record<string, unknown>[]);
  const words = records.flatMap(
    ({ FirstName, LastName, Email, OrganizationName, BusinessPhone, Fax, PrimaryAddress }) => [
      LastName,
      Email,
      OrganizationName,
      BusinessPhone,
      Fax,
      PrimaryAddress,
      ...(typeof FirstName === 'string' ? [`${FirstName} ${String(LastName)}`] : []),
    ],
  );
  return [...new Set(words.filter((word): word is string => typeof word === 'string' && word.length > 3))];
}

/** All that a browser keeps of a site, and what the page shows, as one text. */
export const traces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const opened = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(name));
        });
        return [name, ...opened.objectStoreNames];
      }),
    );
    const kept = {
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      databases,
    };
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => {
        const answers = await (await window.caches.open(name)).matchAll();
        return [name, ...(await Promise.all(answers.map(async (answer) => answer.url + (await answer.text()))))];
      }),
    );
    const shown = { state: history.state as unknown, address: location.href, text: document.documentElement.outerHTML };
    return JSON.stringify({ ...kept, caches, name: window.name, ...shown });
  });

export const found = (text: string, words: readonly string[]): string[] => words.filter((word) => text.includes(word));
