import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import { readPolicySettings } from '../../build/security/policySettings';
import type { Environment } from '../../build/settings/readSetting';
import type { Target } from './client';
import { agreementReads, mediaReads, publicReads, schoolReads, signIn } from './reads';
import { foreignRecords, otherOrigins, publicRefusals, sessionRefusals, writeRefusals } from './refusals';
import type { Report } from './report';
import { Run, Stopped } from './run';
import { writes } from './writes';

export interface ConformanceOptions extends Target {
  credentials?: { email: string; password: string } | undefined;
  writeTo?: string | undefined;
  seconds: number;
  environment?: Environment;
  /** Ends the run early; writes are still undone. */
  signal?: AbortSignal | undefined;
}

async function check(run: Run, { url, portal, credentials, writeTo }: ConformanceOptions): Promise<void> {
  const reached = await run.exchange(run.callTo('getOrganizationTypes'));
  if (reached.failed === 'network') throw new Error(`${url} cannot be reached: ${reached.reason}`);
  const identifiers = await publicReads(run);
  await otherOrigins(run, url, portal);
  await publicRefusals(run);
  if (credentials !== undefined) run.session = await signIn(run, credentials);
  if (run.session !== undefined) {
    await mediaReads(run, run.session);
    await foreignRecords(run, run.session, identifiers);
    await schoolReads(run);
    await agreementReads(run);
  }
  await sessionRefusals(run);
  if (writeTo === undefined || run.session === undefined) return;
  if (run.session.identifier !== writeTo)
    throw new Error(`Nothing was written: the login belongs to "${run.session.identifier}", not to "${writeTo}".`);
  await writes(run, writeTo);
  await writeRefusals(run);
}

function reasonFor(id: OperationId, run: Run, { credentials, writeTo }: ConformanceOptions): string {
  const { method, isPublic } = operationById(id);
  if (method !== 'GET' && id !== 'login' && writeTo === undefined)
    return 'a write; requires --writes --organization <identifier>';
  if ((isPublic && id !== 'login') || run.session !== undefined) return 'no test value was found';
  return credentials === undefined ? 'requires --email and --password' : 'the login failed';
}

function hintsFor(url: string, pictures: Iterable<string>, environment: Environment): string[] {
  const { imageOrigins } = readPolicySettings(environment);
  const addresses = [...pictures].filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  const blocked = [...origins].filter((origin) => !imageOrigins.includes(origin));
  const hint = `Build the portal with MEDIA_API_URL=${url}, or proxy that URL under the portal's own origin.`;
  if (blocked.length === 0) return [hint];
  const images = `Images come from ${blocked.join(' and ')}. Build the portal with IMAGE_ORIGINS="${blocked.join(' ')}", or its content security policy blocks them.`;
  return [hint, images];
}

export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { url, portal, seconds, environment = {} } = options;
  const started = performance.now();
  const startedAt = new Date().toISOString();
  const limit = AbortSignal.timeout(seconds * 1000);
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]);
  const run = new Run(options, signal);
  let stopped: string | undefined;
  try {
    await check(run, options);
  } catch (error) {
    if (!(error instanceof Stopped)) stopped = error instanceof Error ? error.message : String(error);
    else stopped = limit.aborted ? `The run reached its limit of ${String(seconds)} s.` : 'The run was interrupted.';
  }
  for (const { id } of operationsInContract) run.skip(id, stopped ?? reasonFor(id, run, options));
  return {
    url,
    portal,
    startedAt,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    rows: [...run.rows.values()],
    hints: hintsFor(url, run.pictures, environment),
    left: run.left,
    stopped,
  };
}
