import { demoLogins } from '../../mocks/seed';
import { post } from '../../tests/mocks/support/traffic';
import type { createClient } from './createClient.mjs';

type Client = ReturnType<typeof createClient>;

export interface LoginRecord {
  statuses: Map<string, number>;
  times: number[];
}

export interface HostileLogins {
  hostile: LoginRecord;
  honest: LoginRecord;
  end: () => Promise<void>;
}

const CONNECTIONS = 40;

const HONEST_MS = 500;

async function timed(record: LoginRecord, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const status = await work().then(String, () => 'dropped');
  record.times.push(performance.now() - start);
  record.statuses.set(status, (record.statuses.get(status) ?? 0) + 1);
}

/** Forty addresses guess new e-mails while users log in from their usual addresses. */
export async function hostileLogins(client: Client): Promise<HostileLogins> {
  const record = (): LoginRecord => ({ statuses: new Map(), times: [] });
  const [hostile, honest] = [record(), record()];
  let isOver = false;
  let tried = 0;

  async function attack(connection: number): Promise<void> {
    while (!isOver) {
      const body = { email: `nobody${(tried += 1)}@hostile.example`, password: 'a guess' };
      await timed(hostile, () => client(post('hostile', '/login/login', body, `192.0.2.${connection}`)));
    }
  }

  async function signIn(n: number): Promise<void> {
    const account = n % demoLogins.length;
    const body = demoLogins[account] ?? {};
    await timed(honest, () => client(post('honest', '/login/login', body, `198.51.100.${account}`)));
  }

  for (const n of demoLogins.keys()) await signIn(n);
  const signIns: Promise<void>[] = [];
  const timer = setInterval(() => signIns.push(signIn(signIns.length)), HONEST_MS);
  const attacks = Array.from({ length: CONNECTIONS }, (_, connection) => attack(connection));
  return {
    hostile,
    honest,
    end: async () => {
      isOver = true;
      clearInterval(timer);
      await Promise.all([...attacks, ...signIns]);
    },
  };
}
