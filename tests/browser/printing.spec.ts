// Verifies GEN-21, ATT-11.
import { expect, type Page } from '@playwright/test';
import { KSNX, openSignedIn } from './support/mediaSession';
import { expectPrintedHead, sheetsOf } from './support/sheetsOf';
import { test } from './support/test';

const main = (page: Page) => page.getByRole('main');

/** Whether the document continues below the last content, so that an empty sheet could be printed. */
const isEndEmpty = (page: Page, last: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const bottoms = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().bottom);
    return document.documentElement.scrollHeight - window.scrollY - Math.max(...bottoms) > 1;
  }, last);

test('every sheet of "Who is where" lies wide, and none is empty', async ({ page }) => {
  await openSignedIn(page, '/site-notification?view=who-is-where', 3600, KSNX.identifier);
  await expect(main(page).locator('.ant-segmented')).toBeVisible();
  await expect(main(page).getByRole('table', { name: 'Who is where, by week' })).toBeVisible();
  await expect(main(page).getByText('Looking for the rest')).toHaveCount(0);
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeLessThanOrEqual(6);
  expect(new Set(sheets)).toEqual(new Set(['wide']));

  await page.emulateMedia({ media: 'print' });
  expect(await isEndEmpty(page, 'main table')).toBe(false);
  await expect(main(page).locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  await expectPrintedHead(page, 'KSNX-TV Channel 7');
});

test('the printed attendance grid has whole names, the organization, and the date', async ({ page }) => {
  const place = 'Kansas State University Bill Snyder Family Stadium and Practice Field, Manhattan';
  const sites = Array.from({ length: 9 }, (_, index) => ({
    ID: 5001 + index,
    Site: `${place} ${String(index + 1)}`,
    Class: '6A',
    GameDate: '2030-11-30',
    EndDate: null,
  }));
  await page.route('**/api/site/state-tournaments/1/**', (route) => route.fulfill({ json: sites }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, '/site-notification/1', 3600, KSNX.identifier);
  const heading = main(page)
    .getByRole('columnheader')
    .filter({ hasText: `${place} 9` });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^\w+day, \w+ \d+, \d{4}$/)).toBeHidden();
  expect(new Set(await sheetsOf(page))).toEqual(new Set(['wide']));

  await page.setViewportSize({ width: 980, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await expectPrintedHead(page, 'KSNX-TV Channel 7');
  const isCut = await heading
    .getByText(place)
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  expect(isCut).toBe(false);
});

test('the media home does not crop the logo; printed, it has no arrows or bars, and its e-mail addresses stay whole', async ({
  page,
}) => {
  await openSignedIn(page, '/media-change', 3600, KSNX.identifier);
  await expect(main(page).locator('.ant-table')).toBeVisible();
  const frame = main(page).locator('[data-shape="square"]');
  const logo = frame.locator('img');
  await expect(logo).toBeVisible();
  expect((await logo.boundingBox())?.height).toBeLessThanOrEqual((await frame.boundingBox())?.height ?? 0);
  await expect(logo).toHaveCSS('object-fit', 'contain');
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  const table = main(page).getByRole('table', { name: 'Staff: primary contact and assistants' });
  await expect(table.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(table.locator('.ant-table-column-sorter').first()).toBeHidden();
  await expect(main(page).locator('.ant-progress, progress').first()).toBeHidden();
  const heights = await table
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(new Set(heights)).toEqual(new Set([1]));
});
