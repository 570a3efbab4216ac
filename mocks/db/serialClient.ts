import { setTimeout } from 'node:timers/promises';
import type { Client, InArgs, InStatement, TransactionMode } from '@libsql/client';
import { isBusy } from './errorCodes';

/**
 * Runs all statements one at a time on one connection: an in-memory database has only one, and a second writer to a file would
 * block this thread.
 * @param connect opens another connection to a file
 */
export function serialClient(first: Client, connect?: () => Promise<Client>): Client {
  let client = first;
  let isStale = false;
  let last: Promise<void> = Promise.resolve();

  async function enter(): Promise<() => void> {
    const before = last;
    let leave: () => void = () => undefined;
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }

  /**
   * Opens a new connection after a statement has timed out waiting for a lock: libsql leaves that statement open until it is
   * garbage-collected, and until then SQLite commits nothing on the old connection, not even a later statement that succeeds.
   * If opening fails, for example because too many files are open, the next statement tries again.
   */
  async function renew(): Promise<void> {
    if (connect === undefined || !isStale) return;
    const stale = client;
    client = await connect();
    isStale = false;
    stale.close();
  }

  async function leaveUnfinished(error: unknown): Promise<never> {
    if (isBusy(error)) {
      isStale = true;
      await renew().catch(() => undefined);
      // Lets the server answer other requests first, because the wait blocked this thread, and the next statement may block it as long.
      await setTimeout(10);
    }
    throw error;
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const leave = await enter();
    try {
      await renew();
      return await work().catch(leaveUnfinished);
    } finally {
      leave();
    }
  }

  const serial = {
    execute: (statement: InStatement, args?: InArgs) =>
      alone(() => (typeof statement === 'string' ? client.execute(statement, args) : client.execute(statement))),
    batch: (statements: InStatement[], mode?: TransactionMode) => alone(() => client.batch(statements, mode)),
    executeMultiple: (sql: string) => alone(() => client.executeMultiple(sql)),
    transaction: async () => {
      const leave = await enter();
      try {
        await renew();
        const transaction = await client.transaction('write').catch(leaveUnfinished);
        const [commit, rollback] = [transaction.commit.bind(transaction), transaction.rollback.bind(transaction)];
        return Object.assign(transaction, {
          commit: () => commit().finally(leave),
          rollback: () => rollback().finally(leave),
        });
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
  // Forwards all other properties to the current client, which `renew` may have replaced.
  return new Proxy(first, {
    get(_first, property) {
      const own: unknown = Reflect.get(property in serial ? serial : client, property);
      return typeof own === 'function' && !(property in serial) ? (own.bind(client) as unknown) : own;
    },
  });
}
