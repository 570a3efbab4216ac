// Verifies PERF-6.
import { expect, test } from '@playwright/test';
import { observePage, readObservations } from './support/observePage';
import { KSNX, signIn, tokenFor } from './support/mediaSession';
import { open } from './support/settled';

const ANSWER_MS = 300;

for (const width of [390, 1350]) {
  test(`nothing moves at ${String(width)} px while a media page's parts load`, async ({ page }) => {
    await signIn(page, KSNX.identifier);
    await observePage(page);
    await page.setViewportSize({ width, height: 900 });
    // Parts come one after the other.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      await route.continue();
    });
    const answer = await page.request.get('/mediareact/api/school/league/Senior', {
      headers: { Authorization: `Bearer ${await tokenFor(60)}` },
    });
    const [league] = (await answer.json()) as { Identifier: number }[];
    for (const path of [
      `/school-directory/league/${String(league?.Identifier)}`,
      '/school-directory/1101',
      '/school-directory/super/1101',
      '/site-notification',
      '/site-notification/20',
    ]) {
      await open(page, `/mediareact${path}`);
      const { shift, shifted } = await readObservations(page);
      expect(shift, `${path}: ${shifted.join(', ')}`).toBeLessThanOrEqual(0.01);
    }
  });
}
