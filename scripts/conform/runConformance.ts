import { operationById, type OperationId } from '../../mocks/http/contract';
import { otherOrigins } from './checks/otherOrigins';
import { foreignRecords, withBadToken, withoutSession } from './checks/sessions';
import { unknownAddresses } from './checks/unknownAddresses';
import { createClient } from './client';
import { hintsFor } from './hints';
import { createJournal } from './journal';
import { judgeAnswer } from './judgeAnswer';
import { agreementReads, mediaReads } from './reads/mediaReads';
import { publicReads } from './reads/publicReads';
import { schoolReads } from './reads/schoolReads';
import { signIn, wrongLogin, type Credentials } from './reads/signIn';
import type { Report, Row } from './report';
import { callOf, createRun, skipRemaining, Stopped, type Run } from './run';
import { keyOf } from './values';
import { organizationWrites } from './writes/organizationWrites';
import { refusedWrites } from './writes/refusedWrites';
import { staffWrites } from './writes/staffWrites';
import { createUndo } from './writes/undo';

export interface ConformanceOptions {
  /** Such as `https://api.example.org/media`. */
  url: string;
  portal: string;
  credentials?: Credentials | undefined;
  writeTo?: string | undefined;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
  /** Of one call; the portal's own limit by default. */
  timeoutMs?: number;
  environment?: Readonly<Record<string, string | undefined>>;
  onRow?: (row: Row) => void;
  /** Ends the run early; writes are still undone. */
  signal?: AbortSignal | undefined;
}

async function reads(run: Run, { url, portal, credentials }: ConformanceOptions): Promise<void> {
  const identifiers = await publicReads(run);
  await otherOrigins(run, url, portal);
  await unknownAddresses(run);
  await wrongLogin(run);
  await withoutSession(run);
  await withBadToken(run);
  if (credentials === undefined) return;
  run.session = await signIn(run, credentials);
  if (run.session === undefined) return;
  await mediaReads(run, run.session);
  await foreignRecords(run, run.session, identifiers);
  await schoolReads(run);
  await agreementReads(run);
}

async function writes(run: Run, identifier: string): Promise<void> {
  const undo = createUndo();
  try {
    await organizationWrites(run, identifier, undo);
    const organizationId = keyOf(await run.ask('getOrganization', { identifier }), 'id');
    if (organizationId !== undefined) await staffWrites(run, { identifier, organizationId }, undo);
    await refusedWrites(run);
  } finally {
    const left = await undo.run();
    if (left.length > 0) run.left.push(...left);
  }
}

function reasonFor(id: OperationId, run: Run, { credentials, writeTo }: ConformanceOptions): string {
  const { method, isPublic } = operationById(id);
  if (method !== 'GET' && id !== 'login' && writeTo === undefined)
    return 'a write; requires --writes --organization <identifier>';
  if (!isPublic || id === 'login') {
    if (credentials === undefined) return 'requires --email and --password';
    if (run.session === undefined) return 'the login failed';
  }
  return 'no test value was found';
}

export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { url, portal, seconds, headers = {}, onRow = () => undefined, writeTo, environment = {} } = options;
  const started = performance.now();
  const startedAt = new Date().toISOString();
  const journal = createJournal(onRow);
  const limit = AbortSignal.timeout(seconds * 1000);
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]);
  const { timeoutMs } = options;
  const client = createClient({ url, portal, headers, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  const run = createRun(client, journal, signal);
  let stopped: string | undefined;
  try {
    const reached = await run.exchange({ method: 'GET', path: '/org/types' });
    if (reached.failed === 'network') throw new Error(`${url} cannot be reached: ${reached.reason}`);
    // One slow call says nothing about the others.
    if (reached.failed === 'timeout') {
      const { findings } = judgeAnswer('getOrganizationTypes', reached);
      run.note('getOrganizationTypes', callOf('getOrganizationTypes'), reached.ms, findings);
    }
    await reads(run, options);
    if (writeTo !== undefined) {
      if (run.session?.identifier !== writeTo) {
        throw new Error(
          `Nothing was written: the login belongs to "${run.session?.identifier ?? 'nobody'}", not to "${writeTo}".`,
        );
      }
      await writes(run, writeTo);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) stopped = error instanceof Error ? error.message : String(error);
    else stopped = limit.aborted ? `The run reached its limit of ${String(seconds)} s.` : 'The run was interrupted.';
  }
  if (run.left.length > 0) stopped = `We couldn’t restore these values: ${run.left.join('; ')}.`;
  const why = stopped;
  skipRemaining(journal, (id) => why ?? reasonFor(id, run, options));
  return {
    url,
    portal,
    startedAt,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    rows: journal.rows(),
    hints: hintsFor(url, run.pictures, environment),
    ...(stopped === undefined ? {} : { stopped }),
  };
}
