// Verifies NAV-17, SCH-7, SCH-11.
import { expect, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';
import { test } from './support/test';

const rows = (page: Page) => page.locator('tbody tr');
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const school = (page: Page) => page.getByRole('navigation', { name: 'School pages' });
const heightOf = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.getByRole('main').locator(selector).first().boundingBox())?.height ?? 0);

test('the directory shows 50 schools per page in low rows under a sticky heading, and a school’s tabs keep their place', async ({
  page,
}) => {
  // A school takes one line in a desktop window, and two in a narrow one that has no room for its address.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, '/school-directory?name=High');
  await expect(rows(page)).toHaveCount(50);
  expect(await heightOf(page, 'button:has-text("New Search")'), 'button').toBe(32);
  expect((await page.getByRole('table', { name: 'Schools found' }).boundingBox())?.y).toBeLessThanOrEqual(330);
  const coaches = rows(page).getByRole('link', { name: 'Coaches', exact: true });
  for (const [width, most] of [
    [1440, 40],
    [1024, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows(page).evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBe(40);
    expect(Math.max(...heights), `at ${String(width)} px`).toBeLessThanOrEqual(most);
    await expect(coaches).toHaveCount(width >= 1200 ? 50 : 0);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  await rows(page).nth(30).scrollIntoViewIfNeeded();
  await expect(head(page, 'School')).toBeInViewport();
  // The heading sticks right below the bar, so that no row shows between the two.
  const bar = await page.getByRole('navigation', { name: 'Media area' }).boundingBox();
  const top = await head(page, 'School').boundingBox();
  expect((top?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'City', exact: true }).click();
  await expect(head(page, 'City')).toHaveAttribute('aria-sort', 'ascending');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows(page).count()).toBeGreaterThan(150);
  // On further sheets, Chromium leaves buttons out of the table heading that it repeats; text stays.
  await expect(head(page, 'School')).toBeVisible();
  await expect(page.getByRole('columnheader').locator('button').first()).toHaveCSS('display', 'contents');
  await page.emulateMedia({ media: 'screen' });

  await coaches.first().click();
  await expect(page).toHaveURL(/\/coaches\/\d+$/);
  await page.goBack();

  await page.getByRole('link', { name: 'Abilene High School' }).click();
  const back = page.getByRole('link', { name: 'Back To Search' });
  const places = [];
  for (const tab of ['Contact Information', 'Administration', 'Coaches and Sponsors', 'Superintendent']) {
    await school(page).getByRole('link', { name: tab }).click();
    await expect(school(page).getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    places.push({ tabs: await school(page).boundingBox(), back: await back.boundingBox() });
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size, JSON.stringify(places)).toBe(1);
  await back.click();
  await expect(rows(page)).toHaveCount(50);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mediareact/media-change');
  await expect(page.getByRole('main').locator('dl > div').first()).toBeVisible();
  expect(await heightOf(page, 'dl > div:nth-child(2)'), 'fact').toBe(36);
  await page.goto('/mediareact/credential-selection');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(await heightOf(page, 'button[type=submit]'), 'primary action of a form').toBe(44);
});
