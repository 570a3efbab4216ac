import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { addressOf, publicScreens } from './support/publicScreens';
import { prepare, screenStates } from './support/screenStates';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizes = [
  { width: 1280, height: 900, menu: 'Athletic' },
  { width: 390, height: 844, menu: 'Menu' },
];

// Nothing moves: what is half faded in has the contrast of neither end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Axe looks at every element several times, which takes long on a machine that has other things to do.
test.describe.configure({ timeout: 120_000 });

/** In the dark only the colours are other ones. */
async function expectContrastInTheDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  expect(found, `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoViolations(page: Page, where: string, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(STANDARDS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, where).toEqual([]);
}

for (const { path } of publicScreens) {
  test(`axe finds nothing on ${path}, wide and narrow, its menu closed and open`, async ({ page }) => {
    await page.goto(addressOf(path));
    await page.waitForLoadState('networkidle');
    for (const { menu, ...size } of sizes) {
      await page.setViewportSize(size);
      await expectNoViolations(page, `${size.width} px`);
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expect(page.getByRole('link', { name: 'Wrestling' })).toBeVisible();
      await expectNoViolations(page, `${size.width} px, menu open`, 'header');
      if (menu === 'Menu') await expectContrastInTheDark(page, 'menu open');
      await page.keyboard.press('Escape');
    }
    await expectContrastInTheDark(page, path);
  });
}

for (const state of screenStates) {
  test(`axe finds nothing on ${state.path} ${state.name}, wide and narrow`, async ({ page }) => {
    await prepare(page, state);
    await page.goto(addressOf(state.path));
    await state.reach(page);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await expectNoViolations(page, `${width} px`);
    }
    await expectContrastInTheDark(page, state.name);
  });
}
