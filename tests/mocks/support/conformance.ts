import path from 'node:path';
import { createClient } from '@libsql/client';
import { demoLogins } from '../../../mocks/seed';
import type { Report, Row } from '../../../scripts/conform/report';
import { runConformance, type ConformanceOptions } from '../../../scripts/conform/runConformance';
import { type TemporaryServer, temporaryServer } from './temporaryServer';

export const COURIER = '27919';
const API = '/mediareact/api';

let server: TemporaryServer;

/** The address of the API that the runs of this file judge. */
export const apiUrl = (): string => `${server.url}${API}`;

/** Starts the server for a file of tests. */
export function conformanceServer(): void {
  beforeAll(async () => {
    server = await temporaryServer({ faults: true, allowedOrigins: ['https://portal.example'] });
  });
  afterAll(async () => {
    await server.close();
    server.folder.remove();
  });
}

/** @param fault strikes the calls of this run alone */
export const conform = (fault = '', options: Partial<ConformanceOptions> = {}): Promise<Report> =>
  runConformance({
    url: apiUrl(),
    portal: 'https://portal.example',
    credentials: { email: demoLogins[0]?.email ?? '', password: demoLogins[0]?.password ?? '' },
    seconds: 60,
    headers: fault === '' ? {} : { 'x-fault': fault },
    ...options,
  });

type Answer = (call: string, next: () => Promise<Response>, init?: RequestInit) => Promise<Response> | undefined;

/** Answers some calls, such as `GET /org/types`, in another way; the others go to the server. */
export async function conformWith(answer: Answer, options: Partial<ConformanceOptions> = {}): Promise<Report> {
  const fetched = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const next = () => fetched(input, init);
    return answer(`${init?.method ?? 'GET'} ${pathname.replace(API, '')}`, next, init) ?? next();
  });
  const report = await conform('', options);
  spy.mockRestore();
  return report;
}

export const rowOf = (report: Report, name: string): Row | undefined => report.rows.find((row) => row.name === name);

export const told = ({ rows }: Report): string[] =>
  rows.flatMap(({ name, findings }) =>
    findings.map(({ verdict, what, screens }) => `${verdict} ${name}: ${what} → ${screens.join(', ')}`),
  );

/** All rows that a write could change, as the server has them. */
export async function records(): Promise<string> {
  const database = createClient({ url: `file:${path.join(server.folder.dataDir, 'portal.db')}` });
  const tables = ['organizations', 'organization_addresses', 'organization_contacts', 'persons', 'staff_contacts'];
  const rows = [...tables, 'staff_records', 'site_notifications', 'listing_requests', 'agreements', 'mails'].map(
    async (table) => [table, (await database.execute(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows],
  );
  const text = JSON.stringify(await Promise.all(rows));
  database.close();
  return text;
}
