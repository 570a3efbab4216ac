// Verifies A11Y-1.
import { expect, test } from '@playwright/test';
import { expectNoFindings } from './support/axeFindings';
import { addressOf, publicScreens } from './support/publicScreens';
import { prepare, screenStates } from './support/screenStates';

const sizes = [
  { width: 1280, height: 900, menu: 'Athletic' },
  { width: 390, height: 844, menu: 'Menu' },
];

// A transition would distort the contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// axe is slow on a busy machine.

for (const { path } of publicScreens) {
  test(`axe finds nothing on ${path}, wide and narrow, its menu closed and open`, async ({ page }) => {
    await page.goto(addressOf(path));
    await page.waitForLoadState('networkidle');
    for (const { menu, ...size } of sizes) {
      await page.setViewportSize(size);
      await expectNoFindings(page, `${String(size.width)} px`);
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expect(page.getByRole('link', { name: 'Wrestling' })).toBeVisible();
      await expectNoFindings(page, `${String(size.width)} px, menu open`, 'header');
      await page.keyboard.press('Escape');
    }
  });
}

for (const state of screenStates) {
  test(`axe finds nothing on ${state.path} ${state.name}, wide and narrow`, async ({ page }) => {
    await prepare(page, state);
    await page.goto(addressOf(state.path));
    await state.reach(page);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await expectNoFindings(page, `${String(width)} px`);
    }
  });
}
