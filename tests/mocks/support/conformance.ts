import path from 'node:path';
import { createClient } from '@libsql/client';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../mocks';
import { persons, schools, stateTournamentSites } from '../../../mocks/db/schema';
import type { Report, Row } from '../../../scripts/conform/report';
import { runConformance, type ConformanceOptions } from '../../../scripts/conform/runConformance';
import { courier } from '../fixture/organizations';
import { seedFixture } from '../fixture/seedFixture';
import { temporaryFolder, type TemporaryServer, temporaryServer } from './temporaryServer';

export const COURIER = courier.identifier;
const API = '/mediareact/api';

let server: TemporaryServer;

/** The address of the API that the runs of this file judge. */
export const apiUrl = (): string => `${server.url}${API}`;

/** Starts the server for a test file, over the small fixture, because a run judges every entry that it reads. */
export function conformanceServer(): void {
  beforeAll(async () => {
    const folder = temporaryFolder();
    const { db, close } = await openDatabase(path.join(folder.dataDir, 'portal.db'));
    await seedFixture(db);
    // The runs need a second search result, and a site of the activity that they read first.
    await db.insert(schools).values({ id: 404, identifier: '90404', schoolName: 'Iola High', physicalCity: 'Iola' });
    await db.insert(stateTournamentSites).values({ id: 504, activityId: 1, year: 2026, site: 'Hays', class: '1A' });
    // A run saves the director's shown e-mail to the person's record. With the same e-mail there, the record does not change.
    await db.update(persons).set({ email: 'dora@courier.example' }).where(eq(persons.id, courier.director.personId));
    await close();
    server = await temporaryServer({ faults: true, allowedOrigins: ['https://portal.example'] }, folder);
  });
}

/** @param fault the name of a fault that affects only the calls of this run */
export const conform = (fault = '', options: Partial<ConformanceOptions> = {}): Promise<Report> =>
  runConformance({
    url: apiUrl(),
    portal: 'https://portal.example',
    credentials: { email: courier.email, password: courier.password },
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
