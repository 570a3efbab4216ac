import type { Client } from '@libsql/client';

/**
 * A client whose calls wait for an open transaction instead of failing. The database has one connection: in memory
 * there can be no second one, and in a file a second writer would block the thread that the first one needs to commit.
 */
export function serialClient(client: Client): Client {
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

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  const serial: Pick<Client, 'execute' | 'batch' | 'executeMultiple' | 'transaction'> = {
    execute: (...parameters: [unknown, unknown?]) =>
      alone(() => Reflect.apply(client.execute, client, parameters) as ReturnType<Client['execute']>),
    batch: (statements, mode) => alone(() => client.batch(statements, mode)),
    executeMultiple: (sql) => alone(() => client.executeMultiple(sql)),
    transaction: async () => {
      const leave = await enter();
      try {
        const transaction = await client.transaction('write');
        return leavingAfter(transaction, leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
  return new Proxy(client, {
    get(target, property) {
      const own: unknown = Reflect.get(property in serial ? serial : target, property);
      return typeof own === 'function' && !(property in serial) ? (own.bind(target) as unknown) : own;
    },
  });
}

type Transaction = Awaited<ReturnType<Client['transaction']>>;

function leavingAfter(transaction: Transaction, leave: () => void): Transaction {
  const ending = (end: () => Promise<void>) => () => end().finally(leave);
  const commit = ending(() => transaction.commit());
  const rollback = ending(() => transaction.rollback());
  return new Proxy(transaction, {
    get(target, property) {
      if (property === 'commit') return commit;
      if (property === 'rollback') return rollback;
      const own: unknown = Reflect.get(target, property);
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });
}
