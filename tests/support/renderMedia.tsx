// Loaded with the test file, so that no test waits for it.
import '@/app/routing/RequireMedia';
import type { MockApi } from './mockApi';
import { renderApp } from './renderApp';

/** The Council Grove Courier of the seed. */
export const COURIER = '27919';

/** Renders a media screen with a session of that organization. */
export async function renderMedia(api: MockApi, path: string, state?: unknown, identifier = COURIER) {
  return renderApp(path, { token: await api.token(identifier), state });
}
