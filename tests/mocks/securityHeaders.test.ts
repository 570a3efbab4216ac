// Verifies SEC-1.
import { readPolicySettings } from '../../build/security/policySettings';
import { documentHeaders } from '../../build/security/securityHeaders';
import { sharedServer } from './support/sharedServer';

const policy = readPolicySettings({ CAPTCHA: 'recaptcha', MEDIA_API_URL: 'https://api.example.org' });
const { get } = sharedServer();
const secure = sharedServer({ policy, portalUrl: 'https://portal.example.org' });

const headersOf = async (address: string, from = get): Promise<Headers> => (await from(address)).headers;

it('sends scripts without a policy: a worker would take it for its own', async () => {
  for (const address of ['/mediareact/assets/main.abc.js', '/mediareact/service-worker.js'])
    expect((await headersOf(address)).get('Content-Security-Policy')).toBeNull();
});

it("sends the build's policy, and requires https when served by https", async () => {
  const headers = await headersOf('/mediareact/', secure.get);
  for (const [name, value] of Object.entries(documentHeaders(policy, true))) expect(headers.get(name)).toBe(value);
  expect(headers.get('Strict-Transport-Security')).not.toBeNull();
  expect((await headersOf('/mediareact/')).get('Strict-Transport-Security')).toBeNull();
});

it.each([
  '/mediareact/assets/main.abc.js',
  '/mediareact/robots.txt',
  '/mediareact/api/org/types',
  '/mediareact/api/nowhere',
  '/association/',
  '/association/posters/poster.pdf',
  '/health',
  '/ready',
  '/outbox',
  '/',
  '/nowhere',
])('forbids sniffing and cross-origin referrers for %s', async (address) => {
  const headers = await headersOf(address);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
});

it.each(['/mediareact/api/org/types', '/mediareact/api/nowhere', '/outbox', '/nowhere'])(
  'forbids running and framing %s',
  async (address) => {
    const value = (await headersOf(address)).get('Content-Security-Policy');
    expect(value).toContain("default-src 'none'");
    expect(value).toContain("frame-ancestors 'none'");
    expect(value).not.toContain('script-src');
  },
);

it('lets only the portal frame the association’s pages, and anyone show its pictures', async () => {
  const headers = await headersOf('/association/mascots/bulldogs.svg');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'none'");
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect((await headersOf('/mediareact/api/org/types')).get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});
