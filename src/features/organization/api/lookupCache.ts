import { createPersistoid, getStoredState } from 'redux-persist';
import { localArea } from '@/shared/lib/storage';

/** The look-ups that are the same for everyone: nothing personal is ever kept here (decisions R10). */
export type LookupName = 'counties' | 'states' | 'types';

interface KeptLookup {
  /** When it was answered, in milliseconds since the epoch. */
  at: number;
  items: unknown[];
}

const VERSION = 1;
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const persistence = {
  key: 'useHTTPcache',
  keyPrefix: '',
  storage: {
    getItem: (key: string) => Promise.resolve(localArea.read(key) ?? null),
    setItem: (key: string, text: string) => Promise.resolve(localArea.write(key, text)),
    removeItem: (key: string) => {
      localArea.remove(key);
      return Promise.resolve();
    },
  },
};

async function readAll(): Promise<Record<string, unknown>> {
  try {
    const kept: Record<string, unknown> = { ...(await getStoredState(persistence)) };
    return kept.version === VERSION ? kept : {};
  } catch {
    return {}; // not what this portal has written; the next write replaces it
  }
}

function isFresh(kept: unknown, now: number): kept is KeptLookup {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('items' in kept)) return false;
  const { at, items } = kept;
  return typeof at === 'number' && at <= now && now - at < LIFETIME_MS && Array.isArray(items) && items.length > 0;
}

/** The items of a look-up, if they were answered within the last 24 hours. */
export async function readLookup(name: LookupName): Promise<unknown[] | undefined> {
  const kept = (await readAll())[name];
  return isFresh(kept, Date.now()) ? kept.items : undefined;
}

async function write(name: LookupName, items: unknown[]): Promise<void> {
  const persistoid = createPersistoid(persistence);
  persistoid.update({ ...(await readAll()), version: VERSION, [name]: { at: Date.now(), items } });
  await persistoid.flush();
}

let lastWrite = Promise.resolve();

/** Keeps a look-up beside the others. Each write waits for the one before it: a form asks for all three at once. */
export function keepLookup(name: LookupName, items: unknown[]): Promise<void> {
  lastWrite = lastWrite.then(() => write(name, items));
  return lastWrite;
}
