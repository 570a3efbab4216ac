import { setTimeout as pause } from 'node:timers/promises';
import type { Renderer } from '../../build/rendering/openRenderer';
import { LimitedMap } from '../http/LimitedMap';
import { weakTagOf } from '../http/tags';

export interface Snapshot {
  html: Buffer;
  tag: string;
}

/** Returns a page's HTML with current API data; `gone` if what it shows does not exist; undefined if no such HTML can be rendered. */
export type Snapshots = (path: string) => Promise<Snapshot | 'gone' | undefined>;

/** Sends a GET request to the API; `gone` if the API responds with 404. */
export type Read = (call: string) => Promise<{ data: unknown } | 'gone' | 'failed'>;

interface SnapshotOptions {
  renderer: Renderer;
  read: Read;
  now: () => Date;
  onError: (error: unknown) => void;
}

interface Entry {
  checkedAt: number;
  renewed: Promise<void>;
  shown: Snapshot | 'gone' | undefined;
  source: string;
}

const FRESH_MS = 10_000;
/** How long a visitor waits before getting the previous document. */
const WAIT_MS = 1000;

/** Rounds the time down to the minute, so that equal responses within a minute give equal documents. */
const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 60_000) * 60_000);

/** Renders pages with current API data, each at most every 10 s. If a required response fails or is empty, the previous document stays. */
export function createSnapshots({ renderer, read, now, onError }: SnapshotOptions): Snapshots {
  const entries = new LimitedMap<string, Entry>(200);

  async function renew(path: string, calls: readonly string[], entry: Entry): Promise<void> {
    const at = minuteOf(now());
    const responses = await Promise.all(calls.map(async (call) => [call, await read(call)] as const));
    if (responses[0]?.[1] === 'gone') {
      Object.assign(entry, { shown: 'gone', source: '' });
      return;
    }
    const data = responses.flatMap(([call, response]) => (typeof response === 'string' ? [] : [[call, response.data]]));
    const source = weakTagOf(JSON.stringify([at, data]));
    if (source === entry.source) return;
    const document = await renderer.render(path, Object.fromEntries(data) as Record<string, unknown>, at);
    if (document === undefined) return;
    Object.assign(entry, { shown: { html: Buffer.from(document.html), tag: weakTagOf(document.html) }, source });
  }

  return async (path) => {
    const calls = renderer.callsFor(path);
    if (calls === undefined) return undefined;
    const entry = entries.get(path) ?? { checkedAt: 0, renewed: Promise.resolve(), shown: undefined, source: '' };
    entries.set(path, entry);
    // Math.abs: a clock that ran ahead may have dated the last check in the future.
    if (Math.abs(now().getTime() - entry.checkedAt) >= FRESH_MS) {
      entry.checkedAt = now().getTime();
      entry.renewed = renew(path, calls, entry).catch(onError);
    }
    await Promise.race([entry.renewed, pause(WAIT_MS, undefined, { ref: false })]);
    return entry.shown;
  };
}
