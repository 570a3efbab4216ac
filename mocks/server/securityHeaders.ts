import type { ServerResponse } from 'node:http';
import { denyAllPolicy } from '../../build/security/contentPolicy';
import type { PolicySettings } from '../../build/security/policySettings';
import { commonHeaders, documentHeaders } from '../../build/security/securityHeaders';
import { API_PATH, BASE_PATH } from '../../src/shared/routes/paths';
import { hasDotSegment, isBelow } from './answers';

export interface SecurityOptions {
  policy: PolicySettings;
  https: boolean;
}

type Headers = Readonly<Record<string, string>>;

/** Whether a path is a script or asset, which needs no policy. Strict, because a page needs one even if its path contains a dot. */
const isCode = (path: string): boolean =>
  (isBelow(`${BASE_PATH}/assets`, path) && !hasDotSegment(path)) || /^\/mediareact\/[^/]+\.js$/.test(path);

export function createSecurityHeaders({ policy, https }: SecurityOptions): (path: string) => Headers {
  const common = commonHeaders(https);
  const withPolicy = (value: string): Headers => ({ ...common, 'Content-Security-Policy': value });
  const portal = documentHeaders(policy, https);
  const answers = withPolicy(denyAllPolicy());
  const ownPages = withPolicy(
    denyAllPolicy({ 'style-src': ["'self'"], 'img-src': ["'self'"], 'form-action': ["'self'"] }),
  );
  // Allows inline styles and API calls, which Swagger UI needs.
  const apiDocs = withPolicy(
    denyAllPolicy({
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
    }),
  );
  // Leaves out default-src, which would keep the browser's PDF viewer from rendering.
  const association = {
    ...common,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  };

  return (path) => {
    if (isBelow(API_PATH, path)) return answers;
    if (isBelow(BASE_PATH, path)) return isCode(path) ? common : portal;
    if (isBelow('/association', path) || path === '/stand-in.css') return association;
    if (isBelow('/api-docs', path)) return apiDocs;
    return ownPages;
  };
}

export function setSecurityHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
