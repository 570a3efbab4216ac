// Verifies APR-2, SEC-4.
import { expect, test } from '@playwright/test';
import { pendingAudioRequest, statusOf } from './support/audioRequests';
import { openWithoutDebugger } from './support/openWithoutDebugger';
import { recordingProxy } from './support/recordingProxy';

const HELPER = '/mail';
const MAY_GO = '/mail-may-go';
const LEFT = '/mail-left';

/** A page that makes the browser load the link's page ahead of time in every way, and follows the link once it may. */
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

test('an approval link decides nothing when a browser prefetches, prerenders, and then shows it', async ({
  baseURL,
  launchOptions,
}) => {
  const globalId = await pendingAudioRequest();
  const address = `/mediareact/agreement/1/${globalId}`;
  const pages: Record<string, string> = { [HELPER]: helperOf(address) };
  const proxy = await recordingProxy(String(baseURL), pages);
  const { recorded } = proxy;
  /** The requests that could change something; the helper page's own beacon does not count. */
  const writes = () => recorded.filter(({ method, path }) => !['GET', 'HEAD'].includes(method) && path !== LEFT);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 700));
  const asked = (path: string) => recorded.filter((one) => one.path === path).map(({ purpose }) => purpose);
  const close = await openWithoutDebugger(launchOptions, proxy.url + HELPER);
  try {
    await expect.poll(() => asked(`${address}?prefetched`)).toEqual(['prefetch']);
    await expect.poll(() => asked(`${address}?speculated`)).toEqual(['prefetch']);
    await expect.poll(() => asked(address)).toEqual(['prefetch;prerender']);
    // The page was not only downloaded: it has run in the background, and has requested its own code.
    const code = () => recorded.filter(({ path }) => /\/agreement-approval\.\w+\.js$/.test(path));
    await expect.poll(() => code().map(({ purpose }) => purpose)).toEqual(['prefetch;prerender']);
    await pause();
    expect(writes()).toEqual([]);
    pages[MAY_GO] = 'yes';
    await expect.poll(() => asked(LEFT)).toHaveLength(1);
    await pause();
    // The prerendered page is shown: its address was not requested again.
    expect(asked(address)).toHaveLength(1);
    expect(writes()).toEqual([]);
  } finally {
    await close();
    proxy.close();
  }
  expect(await statusOf(globalId)).toBe('PENDING');
});
