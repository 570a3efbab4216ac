import { inlineScripts } from '../security/inlineScripts';

/** A script that prefetches API calls, because `<link rel="preload">` would send another Accept header (API-1, docs/decisions/002). */
export function prefetchScript(mediaApiUrl: string, apiPaths: string[]): string {
  if (apiPaths.length === 0) return '';
  const addresses = apiPaths.map((apiPath) => `${mediaApiUrl.replace(/\/+$/, '')}/${apiPath}`);
  return `<script data-prefetch="${addresses.join(' ')}">${inlineScripts.prefetch}</script>`;
}
