// Verifies ATT-22, ATT-23, GEN-29, A11Y-2.
import { expect, type Page } from '@playwright/test';
import { pressOn, tabTo } from './support/keyboard';
import { KSNX, openSignedIn } from './support/mediaSession';
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
