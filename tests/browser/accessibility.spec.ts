// Verifies NAV-17, A11Y-1, A11Y-3.
import { expect, type Page } from '@playwright/test';
import { isExhaustive } from '../support/runs';
import { axeFindings, expectNoFindings } from './support/axeFindings';
import { everyRoute } from './support/everyAddress';
import { expectFitsDesk, expectFitsPhone } from './support/measures';
import { reachState, screenStates } from './support/screenStates';
import { open } from './support/settled';
import { test } from './support/test';

// The wide window shows more, and colors do not depend on the width, so dark is checked on a phone only with `EXHAUSTIVE=1`.
const sizes = [
  { width: 390, height: 844, menu: 'Menu', dark: isExhaustive },
  { width: 1280, height: 900, menu: 'Athletic', dark: true },
];

// A transition would distort the contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNothingFoundAtAnyWidth(page: Page): Promise<void> {
  for (const { width, height, dark } of sizes) {
    await page.setViewportSize({ width, height });
    await expectNoFindings(page, `${String(width)} px`, { dark });
  }
}

async function expectNothingFoundInMenus(page: Page): Promise<void> {
  for (const { width, height, menu, dark } of sizes) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.getByRole('link', { name: 'Wrestling' })).toBeVisible();
    await expectNoFindings(page, `${String(width)} px, menu open`, { part: 'header', dark });
    await page.keyboard.press('Escape');
  }
}

for (const route of everyRoute()) {
  test(`axe finds nothing on ${route.path} in any state, which supports small windows, large text, wide spacing, and touch`, async ({
    page,
  }) => {
    for (const state of screenStates[route.path] ?? []) {
      await test.step(state.name, async () => {
        await reachState(page, route, state);
        await expectNothingFoundAtAnyWidth(page);
      });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await reachState(page, route);
    await expectFitsPhone(page);
    await expectNothingFoundAtAnyWidth(page);
    // Open menus are the same on every page, so one page suffices. Closed ones were checked above on every page.
    if (route.path === '/' || (isExhaustive && route.audience === 'public')) await expectNothingFoundInMenus(page);
    await expectFitsDesk(page);
  });
}
test('axe finds injected defects: a field without a name, faint text, an image without alt text, a wrong role', async ({
  page,
}) => {
  await open(page, '/mediareact/psa');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const field = document.createElement('input');
    const faint = document.createElement('p');
    faint.textContent = 'Faint';
    faint.style.color = '#bbb';
    const picture = document.createElement('img');
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const wrong = document.createElement('div');
    wrong.setAttribute('role', 'checkbox');
    main?.append(field, faint, picture, wrong);
  });
  const found = (await axeFindings(page)).map((finding) => finding.split(':')[0]);
  expect(found).toEqual(expect.arrayContaining(['label', 'image-alt', 'aria-required-attr', 'color-contrast']));
});
