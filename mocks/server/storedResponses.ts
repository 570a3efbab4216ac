import { sql } from 'drizzle-orm';
import { API_PATH } from '../../src/shared/routes/paths';
import type { Context } from '../context';
import { LimitedMap } from '../http/LimitedMap';
import { weakTagOf } from '../http/tags';

/** The cached calls: those of the listing and the detail pages, whose data is the same for everyone and seldom changes. */
const STORED = new RegExp(`^${API_PATH}/(?:org/(?:listing|identifier/[^/]+)|staff/(?:director|assistants)/[^/]+)$`);

const MAX_AGE_MS = 15 * 60_000;

interface Entry {
  at: number;
  body: string;
  headers: Record<string, string>;
}

/** Caches responses until a write by this process or another one on the same database file. The oldest make room for new ones. */
export function createStoredResponses({ db, now, isShared = false }: Pick<Context, 'db' | 'now' | 'isShared'>) {
  const noEntries = () => new LimitedMap<string, Entry>(500);
  let entries = noEntries();
  let version = 0;

  const forgetOldVersion = async (): Promise<void> => {
    // This number changes only when another connection writes, so a new number clears the cache.
    const [row] = await db.all<{ data_version: number }>(sql`PRAGMA data_version`);
    if (row?.data_version !== version) entries = noEntries();
    version = row?.data_version ?? 0;
  };

  return {
    /** Called before and after each write of this process. */
    clear: (): void => {
      entries = noEntries();
    },
    read: async (request: Request, respond: () => Promise<Response | undefined>): Promise<Response | undefined> => {
      const { pathname, search } = new URL(request.url);
      // Caches nothing from a database server, which does not tell this process when others write.
      if (isShared || request.method !== 'GET' || search !== '' || !STORED.test(pathname)) return respond();
      await forgetOldVersion();
      const at = now().getTime();
      const found = entries.get(pathname);
      if (found !== undefined && Math.abs(at - found.at) < MAX_AGE_MS)
        return new Response(found.body, { headers: found.headers });
      const current = entries;
      const response = await respond();
      if (response?.status !== 200) return response;
      const body = await response.text();
      const headers = { ...Object.fromEntries(response.headers), ETag: weakTagOf(body), 'Cache-Control': 'no-cache' };
      // Stores it in the map from before the query: a write in the meantime replaces the map, so an outdated response is never served.
      current.set(pathname, { at, body, headers });
      return new Response(body, { headers });
    },
  };
}
