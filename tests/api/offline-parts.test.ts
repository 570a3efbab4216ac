// Verifies API-12.
import { clearCachedResponses, followOfflineChoice, responseCache } from '@/app/offline/responseCache';
import { chooseOffline, KEPT_CACHE } from '@/shared/lib/offline-choice';

/** The browser's caches, which jsdom does not have. `duringPut` runs once, before the next response is stored. */
function fakeCaches() {
  const names = new Map<string, Map<string, string>>();
  const fake = { duringPut: (): void => undefined };
  const open = (name: string) => {
    const entries = names.get(name) ?? new Map<string, string>();
    names.set(name, entries);
    return Promise.resolve({
      put: async (url: string, { headers }: Response) => {
        await Promise.resolve();
        const { duringPut } = fake;
        fake.duringPut = () => undefined;
        duringPut();
        entries.set(url, headers.get('X-Kept-Part') ?? '');
      },
      keys: () => Promise.resolve([...entries.keys()]),
      match: (url: string) => Promise.resolve({ headers: new Headers({ 'X-Kept-Part': entries.get(url) ?? '' }) }),
      delete: (url: string) => Promise.resolve(entries.delete(url)),
    });
  };
  Object.defineProperty(globalThis, 'caches', {
    value: { open, delete: (name: string) => Promise.resolve(names.delete(name)) },
    configurable: true,
  });
  return { fake, stored: () => [...(names.get(KEPT_CACHE)?.keys() ?? [])] };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const response = (path: string) => ({ url: `/api/${path}`, path, body: '[]', signedIn: true });

it('deletes only the part that the user unchecks while a response of it is being stored', async () => {
  const { fake, stored } = fakeCaches();
  followOfflineChoice();
  chooseOffline('1', 'schools', true);
  chooseOffline('1', 'season', true);
  responseCache.keep(response('school/Id/1'));
  await settled();
  // As after a reload: the response is only in the cache.
  clearCachedResponses();
  fake.duringPut = () => void chooseOffline('1', 'season', false);
  responseCache.keep(response('site/site-notifications/1'));
  await settled();
  expect(stored()).toEqual(['/api/school/Id/1']);

  fake.duringPut = () => void chooseOffline('1', 'schools', false);
  responseCache.keep(response('school/Id/2'));
  await settled();
  expect(stored()).toEqual([]);
});
