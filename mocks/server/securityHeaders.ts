import type { ServerResponse } from 'node:http';
import { refusingPolicy } from '../../security/contentPolicy';
import type { PolicySettings } from '../../security/policySettings';
import { commonHeaders, documentHeaders } from '../../security/securityHeaders';
import { isBelow } from './answers';

export interface SecurityOptions {
  /** As the portal was built. */
  policy: PolicySettings;
  /** Whether users reach the server by https. */
  https: boolean;
}

type Headers = Readonly<Record<string, string>>;

/** What no page is: elsewhere a dot may stand in an id, and the page at such an address must not be framed either. */
const isCode = (path: string): boolean => isBelow('/mediareact/assets', path) || /^\/mediareact\/[^/]+\.js$/.test(path);

/** What every answer at an address carries. The policy itself stands in security/. */
export function createSecurityHeaders({ policy, https }: SecurityOptions): (path: string) => Headers {
  const common = commonHeaders(https);
  const withPolicy = (value: string): Headers => ({ ...common, 'Content-Security-Policy': value });
  const portal = documentHeaders(policy, https);
  const answers = withPolicy(refusingPolicy());
  const ownPages = withPolicy(
    refusingPolicy({ 'style-src': ["'self'"], 'img-src': ["'self'"], 'form-action': ["'self'"] }),
  );
  // Swagger UI draws with styles of its own, and calls the API to try it.
  const apiDocs = withPolicy(
    refusingPolicy({
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
    }),
  );
  // Another site, as it were: its pictures are shown elsewhere, and its upload page is embedded in the portal, in a
  // sandbox that makes it a stranger to its own origin. No default: it would keep a browser's PDF viewer from drawing.
  const association = {
    ...common,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  };

  return (path) => {
    if (isBelow('/mediareact/api', path)) return answers;
    if (isBelow('/mediareact', path)) return isCode(path) ? common : portal;
    if (isBelow('/association', path) || path === '/stand-in.css') return association;
    if (isBelow('/api-docs', path)) return apiDocs;
    return ownPages;
  };
}

export function setSecurityHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
