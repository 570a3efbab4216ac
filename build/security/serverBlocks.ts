import type { PolicySettings } from './policySettings';
import { commonHeaders, documentHeaders } from './securityHeaders';

export function nginxBlock(settings: PolicySettings): string {
  const { 'Content-Security-Policy': policy } = documentHeaders(settings, true);
  const headers = Object.entries(commonHeaders(true)).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# /etc/nginx/conf.d/media-portal-policy.conf
map $sent_http_content_type $media_portal_policy {
  default "";
  "~^text/html" "${policy ?? ''}";
}

# /etc/nginx/snippets/media-portal-headers.conf
add_header Content-Security-Policy $media_portal_policy always;
${headers.join('\n')}
`;
}

export function staticHostBlock(settings: PolicySettings): string {
  const headers = Object.entries(documentHeaders(settings, true)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/mediareact/*', ...headers, ''].join('\n');
}
