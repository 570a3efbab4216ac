// Verifies GEN-16, NAV-15, PSA-7, PSA-8.
import { expect, type Page } from '@playwright/test';
import { holdScripts } from './support/hold';
import { addressOf, publicScreens } from './support/publicScreens';
import { open, settled, trackRequests } from './support/settled';
import { test } from './support/test';
import { watchConsole } from './support/watchConsole';

async function expectWhole(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${heading} – Media Portal`);
  await expect(page.getByRole('navigation', { name: 'Association' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Pages whose text is the same before and after the scripts run; the others wait for the API, a form's code, or the clock. */
const unchanging = ['/', '/request-procedure', '/psa/audio', '/psa/video', '/sportsmanship', '/accessibility'];

test('the bones of pages without a document of their own say nothing of a slow connection at first', async ({
  page,
}) => {
  await holdScripts(page);
  const slow = page.getByText('Still loading. Your connection or the media service is slow.');
  for (const path of ['/media-change', '/agreement/1/abc']) {
    await page.goto(addressOf(path), { waitUntil: 'commit' });
    await expect(page.getByRole('group', { name: 'Loading' })).toBeVisible();
    const visibilityAfter = (seconds: number): Promise<string> =>
      slow.evaluate((words, time) => {
        for (const animation of words.getAnimations()) animation.currentTime = time * 1000;
        return getComputedStyle(words).visibility;
      }, seconds);
    expect([await visibilityAfter(4.9), await visibilityAfter(5.1)]).toEqual(['hidden', 'visible']);
  }
});

for (const { path, heading, prerendered } of publicScreens) {
  if (prerendered) {
    test(`${path} is complete before its scripts have loaded and hydrates without changes`, async ({ page }) => {
      const complaints = watchConsole(page);
      trackRequests(page);
      const release = await holdScripts(page);
      await page.goto(addressOf(path), { waitUntil: 'commit' });
      await expectWhole(page, heading);
      // Marks elements: one that still has its mark after hydration was not rendered again.
      const kept = 'h1, header nav, main, footer';
      await page.locator(kept).evaluateAll((all) => {
        for (const element of all) element.setAttribute('data-first', '');
      });
      const before = await page.locator('main').innerText();
      release();
      await page.waitForFunction(() => {
        const container = document.getElementById('root');
        return container !== null && Object.keys(container).some((key) => key.startsWith('__reactContainer'));
      });
      await settled(page);
      await expect(page.locator('[data-first]')).toHaveCount(await page.locator(kept).count());
      if (unchanging.includes(path)) expect(await page.locator('main').innerText()).toBe(before);
      await expectWhole(page, heading);
      expect(complaints).toEqual([]);
    });
  } else {
    test(`${path} renders in the browser without a console message`, async ({ page }) => {
      const complaints = watchConsole(page);
      await open(page, addressOf(path));
      await expectWhole(page, heading);
      // The browser reports the 404 that the server rightly sends for /no-such-page.
      expect(
        complaints.filter((complaint) => !complaint.includes('status of 404') || path !== '/no-such-page'),
      ).toEqual([]);
    });
  }
}

test('no link of the frame and the home page is dead', async ({ page, request }) => {
  await page.goto(addressOf('/'));
  const hrefs = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const addresses = [...new Set(hrefs)].filter((href) => href !== null);
  expect(addresses.length).toBeGreaterThan(35);
  const answers = await Promise.all(addresses.map((address) => request.get(address)));
  expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
});

test('the index of announcements leads to headings that the header does not cover, and one in large type has 32 px', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(addressOf('/sportsmanship'));
    const links = page.getByRole('navigation', { name: 'Announcements on this page' }).getByRole('link');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height, 'a target for a finger').toBeGreaterThanOrEqual(24);
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.click();
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      expect(heading?.y, id).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      expect(heading?.y, id).toBeLessThan(844);
    }
  }
  await page.getByRole('link', { name: 'Read “Welcome to Our House” in large type' }).click();
  const text = page.getByText('On behalf of', { exact: false }).first();
  const size = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect.poll(size).toBeGreaterThanOrEqual(32);
});
