// Verifies SEC-1.
import { expect, test } from '@playwright/test';
import { watchPolicy } from './support/watchPolicy';

// translated.spec.ts uses every screen under the policy.
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
