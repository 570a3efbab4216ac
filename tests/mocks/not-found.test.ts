// Verifies OPS-3, SEC-1.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPolicySettings } from '../../build/security/policySettings';
import { documentHeaders } from '../../build/security/securityHeaders';
import { rawRequest } from './support/rawRequest';
import { sharedServer } from './support/sharedServer';

const { server } = sharedServer();

const SCRIPT = '<script defer src="/mediareact/assets/main.abc.js"></script>';
const PAGE = `<script>paint()</script>${'<p>Page not found</p>'.repeat(99)}`;
const policy = documentHeaders(readPolicySettings({ CAPTCHA: 'standin' }), false);
const BROWSER = { Accept: 'text/html,*/*;q=0.8' };

beforeAll(() => {
  writeFileSync(path.join(server().folder.distDir, '404.html'), SCRIPT + PAGE);
});

const ask = (address: string, headers: Record<string, string>, method = 'GET') =>
  rawRequest(server().url, address, { method, headers });

const json = { message: 'Nothing is at this address. The portal is at /mediareact/.' };

describe.each(['/nope', '/nope.js', '/mediareactor', '/MEDIAREACT/psa', '/health/nope'])(
  'outside the portal, %s',
  (address) => {
    it('shows people the not-found page, without the scripts that would empty it there', async () => {
      const page = await ask(address, BROWSER);
      expect([page.status, page.headers['content-type'], page.body]).toEqual([404, 'text/html; charset=utf-8', PAGE]);
    });

    it('tells programs the same in JSON', async () => {
      const response = await ask(address, { Accept: '*/*' });
      expect([response.status, JSON.parse(response.body)]).toEqual([404, json]);
      expect(response.headers.vary).toBe('Accept, Accept-Encoding');
    });
  },
);

it.each(['/api-docs/nope', '/association/../nope', '/faults', '/faults/nope', '/mediareact/api/nope'])(
  'the server’s own area keeps its response for %s',
  async (address) => {
    const response = await ask(address, BROWSER);
    expect([response.status >= 400, response.headers['content-type']]).toEqual([
      true,
      expect.stringMatching(/^application\/json/),
    ]);
  },
);

describe.each(['/mediareact/assets/nope.js', '/mediareact/%.js', '/mediareact/nope.js', '/mediareact/nope', '/nope'])(
  'the not-found page at %s',
  (address) => {
    it.each(['GET', 'HEAD'])('has the headers of a document for %s', async (method) => {
      const page = await ask(address, BROWSER, method);
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      for (const [name, value] of Object.entries(policy)) {
        expect([name, page.headers[name.toLowerCase()]]).toEqual([name, value]);
      }
      expect(page.body === '').toBe(method === 'HEAD');
    });
  },
);

it('the not-found page is compressed', async () => {
  const page = await ask('/mediareact/nope', { ...BROWSER, 'Accept-Encoding': 'gzip' });
  expect([page.status, page.headers['content-encoding'], page.headers.vary]).toEqual([
    404,
    'gzip',
    'Accept, Accept-Encoding',
  ]);
});
