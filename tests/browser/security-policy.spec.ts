// Verifies SEC-1.
import { expect, test } from '@playwright/test';
import { addressOf, everyRoute, signIn } from './support/everyAddress';
import { useScreen } from './support/useScreen';
import { watchPolicy } from './support/watchPolicy';

// Each test does everything that a screen offers.

for (const route of everyRoute()) {
  test(`${route.path} causes no violation while every menu, dialog, and form is used`, async ({ page, request }) => {
    const watch = await watchPolicy(page);
    if (route.audience === 'media') {
      const token = await signIn(request);
      await page.addInitScript((value) => {
        localStorage.setItem('media_id_token', value);
      }, token);
    }
    await page.goto(await addressOf(route, request));
    await useScreen(page);
    expect(watch).toEqual({ refused: [], errors: [] });
  });
}

for (const address of [
  '/outbox',
  '/faults',
  '/association',
  '/association/media/uploads',
  '/association/mascots/a.svg',
]) {
  test(`the embedded server's page ${address} causes no violation`, async ({ page }) => {
    const watch = await watchPolicy(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(watch).toEqual({ refused: [], errors: [] });
  });
}
