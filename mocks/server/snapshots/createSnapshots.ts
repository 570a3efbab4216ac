import { createHash } from 'node:crypto';
import type { Renderer } from '../../../rendering/openRenderer';

export interface Snapshot {
  html: Buffer;
  /** Changes with the document. */
  tag: string;
}

/** The document at a path below /mediareact; undefined where it holds no data, or none could be had. */
export type Snapshots = (path: string) => Promise<Snapshot | undefined>;

/** What the media API answered: `gone` where it says that there is no such thing. */
export type Read = (call: string) => Promise<{ data: unknown } | 'gone' | 'failed'>;

interface SnapshotOptions {
  renderer: Renderer;
  read: Read;
  now: () => Date;
  onError: (error: unknown) => void;
}

interface Kept {
  checkedAt: number;
  /** The last renewal, which may be under way. */
  renewed: Promise<void>;
  shown: Snapshot | undefined;
  /** What `shown` was drawn from. */
  source: string;
}

/** How long a document is taken for current. */
const CURRENT_MS = 10_000;
/** How long a visitor waits for a renewal; after that the document before it must do. */
const WAIT_MS = 1000;
/** How many documents are kept; what nobody has asked for the longest goes first. */
const KEPT = 200;

const late = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, WAIT_MS).unref();
  });

const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The minute that a moment is in: the same answers within it make the same document. */
const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 60_000) * 60_000);

/**
 * Documents with the data of the moment, drawn when they are asked for, once for all who ask within ten seconds. One that
 * could not be renewed stands as it was, and says of when it is; none is made of an empty or failed answer.
 */
export function createSnapshots({ renderer, read, now, onError }: SnapshotOptions): Snapshots {
  const kept = new Map<string, Kept>();

  async function renew(path: string, calls: readonly string[], entry: Kept): Promise<void> {
    const at = minuteOf(now());
    const answers = await Promise.all(calls.map(async (call) => [call, await read(call)] as const));
    if (answers[0]?.[1] === 'gone') {
      Object.assign(entry, { shown: undefined, source: '' });
      return;
    }
    const data = answers.flatMap(([call, answer]) => (typeof answer === 'string' ? [] : [[call, answer.data]]));
    const source = tagOf(JSON.stringify([at, data]));
    if (source === entry.source) return;
    const document = await renderer.render(path, Object.fromEntries(data) as Record<string, unknown>, at);
    if (document === undefined) return;
    Object.assign(entry, { shown: { html: Buffer.from(document.html), tag: tagOf(document.html) }, source });
  }

  return async (path) => {
    const calls = renderer.callsFor(path);
    if (calls === undefined) return undefined;
    const entry = kept.get(path) ?? { checkedAt: 0, renewed: Promise.resolve(), shown: undefined, source: '' };
    // Put in anew, it stands last.
    kept.delete(path);
    kept.set(path, entry);
    const [longestUnused] = kept.keys();
    if (kept.size > KEPT && longestUnused !== undefined) kept.delete(longestUnused);
    if (now().getTime() - entry.checkedAt >= CURRENT_MS) {
      entry.checkedAt = now().getTime();
      entry.renewed = renew(path, calls, entry).catch(onError);
    }
    await Promise.race([entry.renewed, late()]);
    return entry.shown;
  };
}
