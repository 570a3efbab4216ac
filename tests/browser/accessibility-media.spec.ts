// Verifies A11Y-1.
import { expect, test, type Page } from '@playwright/test';
import { addressOf } from './support/publicScreens';
import { axeFindings, expectNoFindings } from './support/axeFindings';
import { everyRoute, addressOf as addressOfRoute } from './support/everyAddress';
import { mediaStates } from './support/mediaStates';
import { tokenFor } from './support/mediaSession';

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  const token = await tokenFor(3600);
  await page.addInitScript((text) => {
    localStorage.setItem('media_id_token', text);
  }, token);
});

async function expectNothingFoundAtAnyWidth(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoFindings(page, `${String(size.width)} px`);
  }
}

for (const { path, name, fault, answers = {}, identifier, reach } of mediaStates) {
  test(`axe finds nothing on ${path} ${name}`, async ({ page }) => {
    if (identifier !== undefined) {
      const token = await tokenFor(3600, identifier);
      await page.addInitScript((text) => {
        localStorage.setItem('media_id_token', text);
      }, token);
    }
    for (const [call, answer] of Object.entries(answers)) {
      await page.route(`**/api/${call}`, (route) => route.fulfill(answer));
    }
    if (fault !== undefined) await page.setExtraHTTPHeaders({ 'x-fault': fault });
    await page.goto(addressOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (fault === undefined) await page.waitForLoadState('networkidle');
    await reach?.(page);
    await expectNothingFoundAtAnyWidth(page);
  });
}

for (const { path } of everyRoute().filter((route) => /school-directory\/.*:/.test(route.path))) {
  test(`axe finds nothing on ${path} full and failed`, async ({ page, request }) => {
    await page.goto(await addressOfRoute({ path, audience: 'media' }, request));
    await page.waitForLoadState('networkidle');
    await expectNothingFoundAtAnyWidth(page);
    await page.route('**/api/school/**', (route) => route.fulfill({ status: 400, json: { message: 'Not today.' } }));
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expectNothingFoundAtAnyWidth(page);
  });
}

test('axe finds nothing on the media menu of a small window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('/publications'));
  await page.getByRole('button', { name: 'Media menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Media area' }).getByRole('link').first()).toBeVisible();
  await expectNothingFoundAtAnyWidth(page);
});

test('axe finds injected defects: a field without a name, faint text, an image without alt text, a wrong role', async ({
  page,
}) => {
  await page.goto(addressOf('/publications'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
