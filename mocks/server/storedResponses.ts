import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { API_PATH } from '../../src/shared/routes/paths';
import type { Context } from '../context';

/** The listing and the calls of a detail page: the same for everyone, and read far more often than they change. */
const STORED = new RegExp(`^${API_PATH}/(?:org/(?:listing|identifier/[^/]+)|staff/(?:director|assistants)/[^/]+)$`);

const MAX_ENTRIES = 500;

interface Entry {
  body: string;
  headers: Record<string, string>;
}

export interface StoredResponses {
  read: (request: Request, answer: () => Promise<Response | undefined>) => Promise<Response | undefined>;
  /** Called before and after each write of this process. */
  clear: () => void;
}

/** Keeps serialized responses until a write, by this process or by another one on the same file. */
export function createStoredResponses({ db, isShared = false }: Pick<Context, 'db' | 'isShared'>): StoredResponses {
  let entries = new Map<string, Entry>();
  let version = 0;

  const forgetOldVersion = async (): Promise<void> => {
    // Only grows when another connection writes.
    const [row] = await db.all<{ data_version: number }>(sql`PRAGMA data_version`);
    if (row?.data_version !== version) entries = new Map();
    version = row?.data_version ?? 0;
  };

  return {
    clear: () => {
      entries = new Map();
    },
    read: async (request, answer) => {
      const { pathname, search } = new URL(request.url);
      // A database server tells nobody about the writes of others.
      if (isShared || request.method !== 'GET' || search !== '' || !STORED.test(pathname)) return answer();
      await forgetOldVersion();
      const found = entries.get(pathname);
      if (found !== undefined) return new Response(found.body, { headers: found.headers });
      const current = entries;
      const answered = await answer();
      if (answered?.status !== 200) return answered;
      const body = await answered.text();
      const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const headers = { ...Object.fromEntries(answered.headers), ETag: tag, 'Cache-Control': 'no-cache' };
      // A write that came meanwhile has replaced the map.
      if (current.size < MAX_ENTRIES) current.set(pathname, { body, headers });
      return new Response(body, { headers });
    },
  };
}
