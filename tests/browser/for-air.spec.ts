// Verifies PSA-5, PSA-6, PSA-8.
import { expect, test } from '@playwright/test';
import { addressOf } from './support/publicScreens';

const AFTER_THE_SEASON = new Date('2026-01-10T12:00:00');
const IN_THE_SEASON = new Date('2025-11-25T12:00:00');

for (const [when, now] of [
  ['after the season', AFTER_THE_SEASON],
  ['in the season, by a clock that is behind', IN_THE_SEASON],
] as const) {
  test(`usable scripts come first and outdated ones are collapsed ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(addressOf('/psa'));
    const fold = page.getByRole('region', { name: 'Out of date' });
    await expect(fold).toBeVisible();
    await expect(fold.getByText('Out of date', { exact: true })).toHaveCount(now === IN_THE_SEASON ? 6 : 10);
    const usable = await page.getByRole('article').last().boundingBox();
    const line = await fold.locator('details').boundingBox();
    expect(usable?.y).toBeLessThan(line?.y ?? 0);
    expect(line?.height).toBeLessThan(80);
    await page.goto(addressOf('/psa#honest-scorecards'));
    await page.reload();
    await expect(page.getByRole('article', { name: 'Honest Scorecards' })).toBeVisible();
  });
}

test('an audio sample plays in place', async ({ page }) => {
  await page.goto(addressOf('/psa/audio'));
  await page.getByRole('button', { name: 'Play Third Chair' }).click();
  const player = page.locator('audio');
  await expect(player).toBeVisible();
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  await page.reload();
  await expect(player).toBeVisible();
});

test("a game's names survive a reload, and Back closes the large type", async ({ page }) => {
  await page.goto(addressOf('/sportsmanship'));
  await page.getByText('Fill in the names for your game').click();
  await page.getByLabel('Host school').pressSequentially('Salina Central');
  await expect(page.getByRole('article', { name: 'Welcome to Our House' })).toContainText(
    'On behalf of Salina Central',
  );
  await page.reload();
  await page.getByRole('link', { name: 'Read “Welcome to Our House” in large type' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Our House');
  const text = page.getByText('On behalf of Salina Central');
  const size = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(32);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sportsmanship Announcements');
});
