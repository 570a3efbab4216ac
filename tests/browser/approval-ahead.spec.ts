// Verifies APR-2, SEC-4.
import { test as base, expect, type Page } from '@playwright/test';
import { pendingAudioRequest, statusOf } from './support/audioRequests';
import { openWithoutDebugger } from './support/openWithoutDebugger';
import { recordingProxy, type Recorded } from './support/recordingProxy';
import { open, settled } from './support/settled';

/** A mailed approval link, and what reached the server. */
interface Link {
  globalId: string;
  address: string;
  origin: string;
  recorded: Recorded[];
  /** Lets the mail's page go on to the link. */
  follow: () => void;
  /** Whatever is no reading. */
  writes: () => Recorded[];
}

const HELPER = '/mail';
const MAY_GO = '/mail-may-go';
const LEFT = '/mail-left';

/** A page that asks the browser for the link's page ahead of time by every means, and goes there once it may. */
const helperOf = (address: string) => `<!doctype html><title>A mail</title>
<link rel="prefetch" href="${address}?prefetched">
<script type="speculationrules">${JSON.stringify({
  prefetch: [{ urls: [`${address}?speculated`], eagerness: 'immediate' }],
  prerender: [{ urls: [address], eagerness: 'immediate' }],
})}</script>
<script>
addEventListener('pagehide', () => navigator.sendBeacon('${LEFT}'));
const wait = setInterval(async () => {
  if (!(await fetch('${MAY_GO}')).ok) return;
  clearInterval(wait);
  location.href = '${address}';
}, 100);
</script>`;

const test = base.extend<{ link: Link }>({
  link: async ({ baseURL }, provide) => {
    const globalId = await pendingAudioRequest();
    const address = `/mediareact/agreement/1/${globalId}`;
    const pages: Record<string, string> = { [HELPER]: helperOf(address) };
    const { url: origin, recorded, close } = await recordingProxy(String(baseURL), pages);
    const follow = (): void => {
      pages[MAY_GO] = 'yes';
    };
    const writes = (): Recorded[] =>
      recorded.filter(({ method, path }) => !['GET', 'HEAD'].includes(method) && path !== LEFT);
    await provide({ globalId, address, origin, recorded, follow, writes });
    close();
  },
});

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Approve', exact: true });

test('an approval link decides nothing when a program fetches it, whatever purpose it states', async ({
  request,
  link,
}) => {
  const address = link.origin + link.address;
  for (const headers of [
    {},
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
  ]) {
    expect((await request.get(address, { headers })).ok()).toBe(true);
    expect((await request.head(address, { headers })).ok()).toBe(true);
  }
  expect(link.recorded).toHaveLength(8);
  expect(link.writes()).toEqual([]);
  expect(await statusOf(link.globalId)).toBe('PENDING');
});

test('an approval link decides nothing when a scanner runs its page without a click', async ({ page, link }) => {
  await open(page, link.origin + link.address);
  await expect(button(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await settled(page);
  await page.goto('about:blank');
  expect(link.writes()).toEqual([]);
  expect(await statusOf(link.globalId)).toBe('PENDING');
});

test('an approval link decides nothing when a browser prefetches, prerenders, and then shows it', async ({
  launchOptions,
  link,
}) => {
  const { address, recorded, writes } = link;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 700));
  const asked = (path: string) => recorded.filter((one) => one.path === path).map(({ purpose }) => purpose);
  const close = await openWithoutDebugger(launchOptions, link.origin + HELPER);
  try {
    await expect.poll(() => asked(`${address}?prefetched`)).toEqual(['prefetch']);
    await expect.poll(() => asked(`${address}?speculated`)).toEqual(['prefetch']);
    await expect.poll(() => asked(address)).toEqual(['prefetch;prerender']);
    // It is no mere download: the page has run unseen, and has asked for its own code.
    const code = () => recorded.filter(({ path }) => /\/agreement-approval\.\w+\.js$/.test(path));
    await expect.poll(() => code().map(({ purpose }) => purpose)).toEqual(['prefetch;prerender']);
    await pause();
    expect(writes()).toEqual([]);
    link.follow();
    await expect.poll(() => asked(LEFT)).toHaveLength(1);
    await pause();
    // What is shown is the page that was prepared: nothing was asked for once more.
    expect(asked(address)).toHaveLength(1);
    expect(writes()).toEqual([]);
  } finally {
    await close();
  }
  expect(await statusOf(link.globalId)).toBe('PENDING');
});
