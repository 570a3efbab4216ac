import { startServer } from './startServer';

/**
 * Serves the portal that `npm run build:standin` has made in dist/. Tests find it at `baseURL`, and its data in PORTAL_DATA.
 * Faults are switched on by a header of each request, so that no test is affected by the faults of another.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A fixed date, because tests contain dates of this season.
  const settings = { CAPTCHA: 'standin', FAULTS: '1', SEED_DATE: '2026-11-20' };
  const { url, dataDir, stop } = await startServer(['scripts/start.mts', '--built'], settings);
  process.env.PORTAL_URL = url;
  process.env.PORTAL_DATA = dataDir;
  return stop;
}
