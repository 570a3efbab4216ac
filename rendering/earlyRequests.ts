import { inlineScripts } from '../security/inlineScripts';

/**
 * The inline script that asks the API for these paths while the portal's scripts are still loading.
 * `<link rel="preload">` would send another Accept header (API-1, docs/decisions/002).
 */
export function earlyRequests(mediaApiUrl: string, apiPaths: string[]): string {
  if (apiPaths.length === 0) return '';
  const addresses = apiPaths.map((apiPath) => `${mediaApiUrl.replace(/\/+$/, '')}/${apiPath}`);
  return `<script data-requests="${addresses.join(' ')}">${inlineScripts.earlyRequests}</script>`;
}
