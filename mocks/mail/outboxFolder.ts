import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, QueueEntry } from '../context';
import { writeDurably } from '../db/unfinished';

export type StoredMail = Mail & {
  id: string;
  sentAt: string;
  delivered: boolean;
};

interface Sent {
  sentAt: Date;
  delivered: boolean;
}

export type OutboxFolder = ReturnType<typeof openOutboxFolder>;

/** An email's file name; names sort by the time of queueing, then by id. */
const nameOf = ({ id, queuedAt }: QueueEntry): string =>
  `${queuedAt.replace(/[-:.]/g, '')}-${(id % 2 ** 32).toString(16).padStart(8, '0')}`;

/** The format of an email's file name. Nothing else is read, so that no path can lead out of the folder. */
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

export function openOutboxFolder(folder: string) {
  const read = async (id: string): Promise<StoredMail | undefined> => {
    if (!ID.test(id)) return undefined;
    try {
      const stored = JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8')) as StoredMail;
      const { to, subject, text, kind, sentAt } = stored;
      return [to, subject, text, kind, sentAt].every((part) => typeof part === 'string') ? stored : undefined;
    } catch {
      // Treats a file as missing if it was just deleted, or if a manual edit left something else than an email.
      return undefined;
    }
  };

  return {
    read,
    /** Stores an email, which is safely on disk once the promise resolves. Storing it again replaces the first copy. */
    keep: async (mail: Mail, queueEntry: QueueEntry, { sentAt, delivered }: Sent): Promise<void> => {
      const id = nameOf(queueEntry);
      const stored: StoredMail = { id, sentAt: sentAt.toISOString(), delivered, ...mail };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(path.join(folder, `${id}.json`), `${JSON.stringify(stored, null, 2)}\n`);
    },
    list: async (limit: number): Promise<StoredMail[]> => {
      const names = await readdir(folder).catch(() => []);
      const ids = names.map((name) => path.basename(name, '.json')).filter((id) => ID.test(id));
      const newest = ids.sort().reverse().slice(0, limit);
      const found = await Promise.all(newest.map(read));
      return found.filter((mail) => mail !== undefined);
    },
  };
}
