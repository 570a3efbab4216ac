import { isTransientStatus } from '../../src/shared/api/failure';

const TRIES = 4;
const PAUSE_MS = 1000;
const TIMEOUT_MS = 15_000;

async function ask(address: string): Promise<Response> {
  const headers = { Accept: 'application/json, text/plain, */*' };
  return fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Sends a GET request to the API with the portal's retries (API-2); 'gone' means a 404. @throws an error with the reason if it fails */
export async function readResponse(
  api: string,
  call: string,
  { pauseMs = PAUSE_MS } = {},
): Promise<{ data: unknown } | 'gone'> {
  const address = `${api.replace(/\/+$/, '')}/${call}`;
  let reason = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const answer = await ask(address);
      if (answer.ok) return { data: (await answer.json()) as unknown };
      if (answer.status === 404) return 'gone';
      reason = `the answer was ${answer.status}`;
      if (!isTransientStatus(answer.status)) break;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  throw new Error(`${address} could not be read: ${reason}.`);
}
