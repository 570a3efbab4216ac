import type { Client, InArgs, InStatement, Transaction, TransactionMode } from '@libsql/client';

/** Runs all work one after the other on one connection: in memory there is no second, and in a file a second writer blocks this thread. */
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

  const serial = {
    execute: (statement: InStatement, args?: InArgs) =>
      alone(() => (typeof statement === 'string' ? client.execute(statement, args) : client.execute(statement))),
    batch: (statements: InStatement[], mode?: TransactionMode) => alone(() => client.batch(statements, mode)),
    executeMultiple: (sql: string) => alone(() => client.executeMultiple(sql)),
    transaction: async () => {
      const leave = await enter();
      try {
        return leavingAfter(await client.transaction('write'), leave);
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
