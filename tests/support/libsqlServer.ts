import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import Libsql from 'libsql';
import { listen } from '../../mocks/server/lifecycle';

interface Value {
  type: string;
  value?: string | number;
}
interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
}
/** Whether an earlier step of a batch succeeded, or did not. */
interface Condition {
  type: 'ok' | 'not';
  step?: number;
  cond?: Condition;
}
interface Asked {
  type: string;
  stmt?: Statement;
  batch?: { steps: { condition?: Condition; stmt: Statement }[] };
  sql?: string;
  sql_id?: number;
}
/** A client's connection: the SQL statements that it has stored here, by id. It may also have a transaction open. */
interface Stream {
  id: string;
  texts: Map<number, string>;
}

export interface LibsqlServer {
  url: string;
  close: () => Promise<void>;
}

/** A transaction whose client is gone ends by itself, so that the others can go on. */
const ABANDONED_MS = 3000;

function encoded(value: unknown): Value {
  if (typeof value === 'bigint') return { type: 'integer', value: value.toString() };
  if (typeof value === 'number') return { type: 'float', value };
  return typeof value === 'string' ? { type: 'text', value } : { type: 'null' };
}

const failureOf = (error: unknown): { message: string; code: string } => {
  const { message, code } = error as { message: string; code?: string };
  return { message, code: code ?? 'SQLITE_ERROR' };
};

/**
 * A database file behind the Hrana protocol (version 2, over HTTP), as a libsql server speaks it: writers take turns. It knows the
 * requests that `@libsql/client` sends for drizzle, and its values: numbers, texts, and null.
 */
export async function libsqlServer(file: string, token: string): Promise<LibsqlServer> {
  const database = new Libsql(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
  const streams = new Map<string, Stream>();
  let owner: string | undefined;
  let idle: NodeJS.Timeout | undefined;
  const waiting: { stream: string; start: () => void }[] = [];

  const release = (): void => {
    clearTimeout(idle);
    if (database.inTransaction) database.exec('ROLLBACK');
    const next = waiting.shift();
    owner = next?.stream;
    next?.start();
  };
  const enter = async (stream: string): Promise<void> => {
    clearTimeout(idle);
    if (owner === stream) return;
    if (owner === undefined) owner = stream;
    else await new Promise<void>((start) => waiting.push({ stream, start }));
  };
  const leave = (): void => {
    if (database.inTransaction) idle = setTimeout(release, ABANDONED_MS);
    else release();
  };

  function execute({ texts }: Stream, { sql, sql_id: id, args = [] }: Statement) {
    const statement = database.prepare(sql ?? texts.get(id ?? 0) ?? '');
    statement.safeIntegers(true);
    const values = args.map(({ value = null }) => value);
    try {
      statement.raw(true);
    } catch {
      const { changes, lastInsertRowid } = statement.run(values);
      return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: String(lastInsertRowid) };
    }
    const rows = (statement.all(values) as unknown[][]).map((row) => row.map(encoded));
    return { cols: statement.columns().map(({ name }) => ({ name })), rows, affected_row_count: 0 };
  }

  function batch(stream: Stream, { steps }: NonNullable<Asked['batch']>) {
    const results: (object | null)[] = [];
    const errors: (object | null)[] = [];
    const holds = ({ type, step = 0, cond }: Condition): boolean =>
      type === 'ok' ? (results[step] ?? null) !== null : cond !== undefined && !holds(cond);
    for (const { condition, stmt } of steps) {
      let [result, failure]: (object | null)[] = [null, null];
      try {
        if (condition === undefined || holds(condition)) result = execute(stream, stmt);
      } catch (error) {
        failure = failureOf(error);
      }
      results.push(result ?? null);
      errors.push(failure ?? null);
    }
    return { step_results: results, step_errors: errors };
  }

  function answer(stream: Stream, { type, stmt, batch: steps, sql = '', sql_id: id = 0 }: Asked): object {
    if (stmt !== undefined) return { type, result: execute(stream, stmt) };
    if (steps !== undefined) return { type, result: batch(stream, steps) };
    if (type === 'store_sql') stream.texts.set(id, sql);
    if (type === 'close') streams.delete(stream.id);
    return { type };
  }

  async function pipeline({ baton, requests }: { baton?: string | null; requests: Asked[] }): Promise<object> {
    const id = baton ?? randomUUID();
    const stream = streams.get(id) ?? { id, texts: new Map<number, string>() };
    streams.set(id, stream);
    await enter(id);
    const results = requests.map((asked) => {
      try {
        return { type: 'ok', response: answer(stream, asked) };
      } catch (error) {
        return { type: 'error', error: failureOf(error) };
      }
    });
    if (!streams.has(id)) release();
    else leave();
    return { baton: streams.has(id) ? id : null, base_url: null, results };
  }

  const server = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) response.writeHead(401).end();
    else if (request.url !== '/v2/pipeline') response.writeHead(404).end();
    else {
      void json(request)
        .then((body) => pipeline(body as Parameters<typeof pipeline>[0]))
        .then((answered) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answered)));
    }
  });
  const { url } = await listen(server, 0, '127.0.0.1');
  return {
    url,
    close: async () => {
      clearTimeout(idle);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.close();
    },
  };
}
