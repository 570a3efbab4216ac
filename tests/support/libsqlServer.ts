import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Libsql from 'libsql';

interface Value {
  type: string;
  value?: string | number;
  base64?: string;
}
interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
}
interface Condition {
  type: string;
  step?: number;
  cond?: Condition;
  conds?: Condition[];
}
interface Asked {
  type: string;
  stmt?: Statement;
  batch?: { steps: { condition?: Condition; stmt: Statement }[] };
  sql?: string;
  sql_id?: number;
}
interface Stream {
  id: string;
  texts: Map<number, string>;
}

export interface LibsqlServer {
  url: string;
  /** Requests so far, and those refused for a wrong token. */
  calls: () => { answered: number; refused: number };
  close: () => Promise<void>;
}

/** A transaction whose client is gone ends by itself, so that the others can go on. */
const ABANDONED_MS = 3000;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const decoded = ({ type, value, base64 }: Value): unknown => {
  if (type === 'integer') return BigInt(String(value));
  if (type === 'blob') return Buffer.from(base64 ?? '', 'base64');
  return type === 'null' ? null : value;
};

function encoded(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: value.toString() };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') };
}

const failureOf = (error: unknown): { message: string; code: string } => {
  const { message, code } = error as { message: string; code?: string };
  return { message, code: code ?? 'SQLITE_ERROR' };
};

/** A database file behind the Hrana protocol (version 2, over HTTP), as a libsql server speaks it: writers take turns. */
export async function libsqlServer(file: string, token: string): Promise<LibsqlServer> {
  const database = new Libsql(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
  const streams = new Map<string, Stream>();
  const count = { answered: 0, refused: 0 };
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
    const values = args.map(decoded);
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
    const holds = ({ type, step = 0, cond, conds = [] }: Condition): boolean => {
      if (type === 'ok') return (results[step] ?? null) !== null;
      if (type === 'error') return (errors[step] ?? null) !== null;
      if (type === 'not') return cond !== undefined && !holds(cond);
      if (type === 'is_autocommit') return !database.inTransaction;
      return type === 'and' ? conds.every(holds) : conds.some(holds);
    };
    for (const { condition, stmt } of steps) {
      const place = results.length;
      results.push(null);
      errors.push(null);
      if (condition !== undefined && !holds(condition)) continue;
      try {
        results[place] = execute(stream, stmt);
      } catch (error) {
        errors[place] = failureOf(error);
      }
    }
    return { step_results: results, step_errors: errors };
  }

  function answer(stream: Stream, asked: Asked): object {
    const { type, stmt, batch: steps, sql = '', sql_id: id = 0 } = asked;
    if (type === 'execute' && stmt !== undefined) return { type, result: execute(stream, stmt) };
    if (type === 'batch' && steps !== undefined) return { type, result: batch(stream, steps) };
    if (type === 'sequence') database.exec(sql);
    if (type === 'store_sql') stream.texts.set(id, sql);
    if (type === 'close_sql') stream.texts.delete(id);
    if (type === 'close') streams.delete(stream.id);
    return type === 'get_autocommit' ? { type, is_autocommit: !database.inTransaction } : { type };
  }

  async function pipeline(body: string): Promise<object> {
    const { baton, requests } = JSON.parse(body) as { baton?: string | null; requests: Asked[] };
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
    if (request.headers.authorization !== `Bearer ${token}`) {
      count.refused += 1;
      response.writeHead(401).end();
      return;
    }
    count.answered += 1;
    void bodyOf(request)
      .then((body) => (request.url === '/v2/pipeline' ? pipeline(body) : undefined))
      .then((answered) => {
        response.writeHead(answered === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answered ?? { message: 'not found' }));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls: () => ({ ...count }),
    close: async () => {
      clearTimeout(idle);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.close();
    },
  };
}
