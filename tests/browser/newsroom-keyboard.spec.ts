// Verifies ATT-9, ATT-22, ATT-23, ATT-24, GEN-29, GEN-30, A11Y-2.
import { expect, type Page } from '@playwright/test';
import { pressOn, tabTo } from './support/keyboard';
import { COURIER, KSNX, openSignedIn } from './support/mediaSession';
import { test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a crew is copied from another activity, seen to be busy elsewhere, and taken back, by keyboard alone', async ({
  page,
}) => {
  await openSignedIn(page, '/site-notification', 3600, KSNX.identifier);
  await pressOn(page, main(page).getByRole('link', { name: /^Boys Basketball/ }));
  const boxes = main(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const chosen = await boxes.and(page.locator(':checked')).count();
  await pressOn(page, button(page, 'Same crew as…'));
  const dialog = page.getByRole('dialog', { name: 'Same crew as' });
  await pressOn(page, dialog.getByRole('listitem').getByRole('button').first());
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText(/: \d+ copied/)).toBeVisible();
  expect(await boxes.and(page.locator(':checked')).count()).toBeGreaterThan(chosen);
  await pressOn(page, button(page, 'Undo'));
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(chosen);
});

test('a box says where its person is that day, before it is checked', async ({ page }) => {
  await openSignedIn(page, '/site-notification/1', 3600, KSNX.identifier);
  const busy = main(page).locator('[data-busy] input');
  await expect(busy.first()).toHaveAccessibleDescription(/^\w{3}, \w{3} \d+: \S/);
});

test('the crew is told from "Who is where" by keyboard alone, and nothing is sent by the portal', async ({ page }) => {
  await openSignedIn(page, '/site-notification?view=who-is-where', 3600, KSNX.identifier);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await pressOn(page, button(page, 'Tell the crew'));
  const dialog = page.getByRole('dialog', { name: 'Tell the crew' });
  const mail = dialog.getByRole('region', { name: 'By person' }).getByRole('link', { name: /^Email / });
  await tabTo(page, mail.first());
  await expect(mail.first()).toHaveAttribute('href', /^mailto:[^?]+\?subject=Your%20state%20events.*&body=Hello/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Tell the crew')).toBeFocused();
  expect(writes).toEqual([]);
});

test('an event that has moved is marked with its old day until "Got it" is pressed', async ({ page }) => {
  await openSignedIn(page, '/media-change');
  const season = main(page).getByRole('region', { name: 'Your season' });
  await expect(season.getByRole('link', { name: /closes/ }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:seenSites'))).toContain(COURIER.identifier);
  await expect(season.getByText(/was .* in this browser/)).toHaveCount(0);
  await page.route('**/api/site/state-tournaments/**', async (route) => {
    const response = await route.fetch();
    const sites = (await response.json()) as object[];
    await route.fulfill({ response, json: sites.map((site) => ({ ...site, Site: 'Koch Arena, Wichita' })) });
  });
  await page.reload();
  const marks = season.getByText(/was .* · seen .* in this browser/);
  await expect(marks.first()).toBeVisible();
  const count = await marks.count();
  await pressOn(page, season.getByRole('button', { name: /^Got it/ }).first());
  await expect(marks).toHaveCount(count - 1);
});

async function expectReport(page: Page): Promise<void> {
  const link = main(page).getByRole('link', { name: 'Something wrong here?' });
  await tabTo(page, link);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(link).toHaveAttribute('href', /^mailto:[^?]+\?subject=Something%20wrong.*&body=.*It%20shows/);
  const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
  expect(href).toContain(name);
  expect(href).toContain(new URL(page.url()).pathname);
}

test('"Something wrong here?" prepares a mail with what an organization’s page shows', async ({ page }) => {
  await page.goto(`/mediareact/media-listing/${COURIER.identifier}`);
  await expectReport(page);
});

test('"Something wrong here?" prepares a mail with what a school’s page shows', async ({ page }) => {
  await openSignedIn(page, '/school-directory?city=Salina');
  await pressOn(page, main(page).locator('tbody').getByRole('link').first());
  await expectReport(page);
});
