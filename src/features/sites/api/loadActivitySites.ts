import {
  apiPath,
  isLost,
  unconfirmed,
  readEntries,
  type ApiError,
  type ApiMeta,
  type ApiRequest,
  type Reading,
} from '@/shared/api';
import { readSite } from './readSites';
import type { Activity, TournamentSite } from './sitesDto';

/** The session needs `meta` to see that its token was refused. */
export type Result<T> = { data: T; error?: never } | { data?: never; error: ApiError; meta?: ApiMeta };

interface Sent {
  data?: unknown;
  error?: ApiError | undefined;
  meta?: ApiMeta | undefined;
}

export type Send = (request: ApiRequest) => Sent | PromiseLike<Sent>;

/** A path part can't be empty; 0 is the code for a blank gender (ATT-5). */
const BLANK = 0;

function yearOf(response: unknown): number | undefined {
  const year = typeof response === 'object' && response !== null ? Number(Reflect.get(response, 'Year')) : NaN;
  return Number.isInteger(year) && year > 0 ? year : undefined;
}

const failure = (error: ApiError, meta: ApiMeta | undefined) => ({ error, ...(meta === undefined ? {} : { meta }) });

export async function loadActivitySites(activity: Activity, send: Send): Promise<Result<Reading<TournamentSite[]>>> {
  const { ActivityID, Name, Type, Gender } = activity;
  const found = await send({ path: apiPath`/contact/year/${ActivityID}`, response: 'value' });
  if (found.error !== undefined) return failure(found.error, found.meta);
  const year = yearOf(found.data);
  if (year === undefined) return unconfirmed('The media service did not return a year for this activity.');
  const path = apiPath`/site/state-tournaments/${ActivityID}/${Type || BLANK}/${Gender}/${Name}/${year}`;
  const sites = await send({ path, response: 'list' });
  if (sites.error !== undefined) return failure(sites.error, sites.meta);
  const read = readEntries(sites.data, readSite, ({ ID }) => ID);
  return isLost(read) ? unconfirmed() : { data: read };
}
