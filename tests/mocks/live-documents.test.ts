// Verifies LST-18, OPS-3, SRV-9.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openRenderer, renderingFolder, renderingProblem } from '../../build/rendering/openRenderer';
import type { Frames } from '../../build/rendering/prerenderer';
import { readPolicySettings } from '../../build/security/policySettings';
import { sharedServer } from './support/sharedServer';
import { type TemporaryFolder, temporaryFolder, temporaryServer } from './support/temporaryServer';

const FRAME =
  '<html><head><!--policy--><!--meta--><!--title--></head><body><div id="root"><!--app--></div></body></html>';

/** A small built portal whose documents with data are drawn by the portal's own screens. */
function folderWithLiveDocuments(): TemporaryFolder {
  const folder = temporaryFolder();
  const place = renderingFolder(folder.distDir);
  mkdirSync(place, { recursive: true });
  const screens = path.resolve('src/app/prerender.tsx');
  writeFileSync(path.join(place, 'prerender.cjs'), `module.exports = require(${JSON.stringify(screens)});`);
  const frames: Frames = {
    policy: readPolicySettings({ CAPTCHA: 'standin' }),
    frames: { '/media-listing': FRAME, '/media-listing/:identifier': FRAME },
  };
  writeFileSync(path.join(place, 'frames.json'), JSON.stringify(frames));
  return folder;
}

// A fixed time, because a document changes with the minute.
const now = () => new Date('2026-11-22T20:05:10Z');
const { server } = sharedServer({ now }, folderWithLiveDocuments);

const ask = (method: string, address: string, headers: Record<string, string> = {}, from = server()) =>
  fetch(`${from.url}/mediareact${address}`, { method, headers: { Accept: 'text/html', ...headers } });

test('a build beside which its drawn pages are missing is named', () => {
  const folder = temporaryFolder();
  expect(renderingProblem(folder.distDir)).toContain(`${renderingFolder(folder.distDir)}, which the build wrote`);
  expect(renderingProblem(server().folder.distDir)).toBeUndefined();
});

test('the policy allows the API that the build was made for', async () => {
  const folder = folderWithLiveDocuments();
  const code = "module.exports = { mediaApiUrl: 'https://api.example/media', callsFor: () => undefined };";
  writeFileSync(path.join(renderingFolder(folder.distDir), 'prerender.cjs'), code);
  const other = await temporaryServer({}, folder);
  const { headers } = await ask('GET', '/psa', {}, other);
  expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://api.example;");
});

test.each(['/media-listing', '/media-listing/59500'])('%s has its data, and names its address', async (address) => {
  expect((await ask('HEAD', address)).status).toBe(200);
  const canonical = `<link rel="canonical" href="/mediareact${address}" />`;
  expect(await (await ask('GET', address)).text()).toContain(address === '/media-listing' ? 'Arkansas' : canonical);
});

describe('an organization that the API does not have', () => {
  it.each([
    ['GET', '/media-listing/0'],
    ['HEAD', '/media-listing/0'],
    ['GET', '/media-listing/no%20such%20one'],
  ])('gets 404 for %s %s, with the document that starts the portal', async (method, address) => {
    const response = await ask(method, address);
    expect([response.status, response.headers.get('X-Robots-Tag')]).toEqual([404, 'noindex']);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).toBe(method === 'GET' ? '<h1>Fallback</h1>' : '');
  });

  it('gets 200 when the API fails, because it may exist', async () => {
    const folder = folderWithLiveDocuments();
    const replay = path.join(folder.distDir, '../failing.har');
    const request = { method: 'GET', url: 'https://api.example/mediareact/api/org/identifier/59500' };
    const response = { status: 500, content: { mimeType: 'application/json', text: '{}' } };
    writeFileSync(replay, JSON.stringify({ log: { entries: [{ request, response }] } }));
    const failing = await temporaryServer({ replay }, folder);
    const statuses = await Promise.all(
      ['59500', '0'].map(async (id) => (await ask('GET', `/media-listing/${id}`, {}, failing)).status),
    );
    expect(statuses).toEqual([200, 404]);
  });
});

it.each(['GET', 'HEAD'])('a document with data is not sent again when its tag is named: %s', async (method) => {
  const tag = (await ask('GET', '/media-listing')).headers.get('ETag') ?? '';
  const again = await ask(method, '/media-listing', { 'If-None-Match': `"other", ${tag}` });
  expect([again.status, again.headers.get('ETag')]).toEqual([304, tag]);
});

it('an encoded identifier is asked for as it is meant, and a malformed one not at all', () => {
  const callsFor = openRenderer(server().folder.distDir)?.callsFor;
  expect(callsFor?.('/media-listing/Pe%C3%B1a%20News')?.[0]).toMatch(/^\/?org\/identifier\/Pe%C3%B1a%20News$/);
  for (const address of ['/media-listing/%E0%A4', '/media-listing%2F59500', '/psa'])
    expect(callsFor?.(address)).toBeUndefined();
});

it('text and data of a document agree when a response contains half a character', async () => {
  const answers = {
    'org/identifier/7': { Identifier: '7', OrganizationName: '\ud800lone 🏈', City: 'Iola\udfff' },
    'staff/assistants/7': [{ PersonID: 1, FirstName: 'Ann\ud83c', LastName: 'Lee' }],
  };
  const rendered = await openRenderer(server().folder.distDir)?.render('/media-listing/7', answers, new Date());
  const html = rendered?.html ?? '';
  expect(Buffer.from(html).toString()).toBe(html);
  const embedded = /id="document-data">([^<]*)</.exec(html)?.[1] ?? '';
  expect(embedded).not.toMatch(/\\ud[89a-f]/i);
  const data = JSON.stringify(JSON.parse(embedded));
  for (const text of ['\ufffdlone 🏈', 'Iola\ufffd', 'Ann\ufffd']) {
    expect(data).toContain(text);
    expect(html.slice(0, html.indexOf('document-data'))).toContain(text);
  }
});
