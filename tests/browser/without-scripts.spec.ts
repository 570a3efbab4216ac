// Verifies PERF-17.
import { expect, test } from '@playwright/test';
import { addressOf, everyRoute } from './support/everyAddress';

test.use({ javaScriptEnabled: false });

test('without scripts, every route says what needs them and whom to write to', async ({ page, request }) => {
  for (const route of everyRoute()) {
    await page.goto(await addressOf(route, request));
    await expect.soft(page.locator('.no-scripts a[href^="mailto:"]'), route.path).toBeVisible();
  }
});
