// Verifies NAV-15, SES-14, SES-17, SES-19, A11Y-1, A11Y-2, REL-3.
import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './support/axeFindings';
import { COURIER, endedDialog, openSignedIn, shortenSession, signInAgain } from './support/mediaSession';
import { addressOf } from './support/publicScreens';
import { test } from './support/test';
import { watchConsole } from './support/watchConsole';

// Without animations, because an element that is half faded in has a wrong contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mediaMenu = (page: Page) => page.getByRole('button', { name: 'Media menu' });
const mediaNav = (page: Page) => page.getByRole('navigation', { name: 'Media area' });

async function expectNoFindingsAtAnyWidth(page: Page): Promise<void> {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFindings(page, `${String(width)} px`);
  }
}

test('a session that ends while the user types keeps every character, and its dialog takes and traps the focus', async ({
  page,
}) => {
  await openSignedIn(page, '/add-assistant');
  await page.getByLabel('First Name').fill('Dorothy');
  const field = page.getByLabel('Last Name');
  const dialog = endedDialog(page);
  await shortenSession(page, 2);
  await field.focus();
  let typed = '';
  while (!(await dialog.isVisible())) {
    const letter = 'the quick brown fox '.charAt(typed.length % 20);
    await page.keyboard.type(letter);
    typed += letter;
  }
  // The last letter may have been typed just after the dialog appeared. Even then, the dialog's fields must not contain it.
  const kept = await field.inputValue();
  expect([typed, typed.slice(0, -1)]).toContain(kept);
  await expect(dialog.getByLabel('Email')).toHaveValue(COURIER.email);
  await expect(dialog.getByLabel('Password')).toHaveValue('');
  await expect(dialog.getByRole('heading', { name: 'Your session has ended' })).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(
    'Log in again to continue. Everything on this screen stays as it is.',
  );
  await expectNoFindingsAtAnyWidth(page);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  for (const name of ['Email', 'Password']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(name, { exact: true })).toBeFocused();
  }
  for (let times = 0; times < 6; times += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN');
  }
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Email').fill(COURIER.email);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Email')).toHaveValue(COURIER.email);
  await expect(page.getByLabel('First Name')).toHaveValue('Dorothy');

  await signInAgain(page);
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.type(' jumps');
  await expect(field).toHaveValue(`${kept} jumps`);
});

test('a signed-in user’s prerendered page hydrates unchanged and then shows the session', async ({ page }) => {
  await openSignedIn(page, '/sportsmanship');
  const console = watchConsole(page);
  for (const path of ['/', '/login', '/media-listing', '/request-procedure']) {
    await page.goto(addressOf(path));
    await expect(page.locator('header').getByText('Logout', { exact: true })).toHaveCount(1);
  }
  expect(console).toEqual([]);
});

test('axe finds nothing on the warning and its dialog, which gives the focus back', async ({ page }) => {
  await openSignedIn(page, '/publications', 100);
  const warning = page.getByRole('alert').filter({ hasText: 'Your session ends at' });
  await expect(warning).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('dialog', { name: 'Stay logged in' }).getByLabel('Password')).toBeFocused();
  await expectNoFindingsAtAnyWidth(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(warning.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
});

test('the media menu of a phone works by keyboard and touch, restores the focus, and navigates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSignedIn(page, '/publications');
  await expect(mediaNav(page)).toBeHidden();
  await mediaMenu(page).focus();
  await page.keyboard.press('Enter');
  await expect(mediaNav(page)).toBeVisible();
  await expectNoFindings(page, 'open');
  await page.keyboard.press('Escape');
  await expect(mediaNav(page)).toBeHidden();
  await expect(mediaMenu(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await mediaNav(page).getByRole('button', { name: 'Close' }).click();
  await expect(mediaNav(page)).toBeHidden();
  await expect(mediaMenu(page)).toBeFocused();

  // A tap beside the menu closes it, and does not press what is under the tap.
  await page.evaluate(() => {
    document.addEventListener('click', ({ target }) => {
      document.title = target instanceof Element && target.closest('main') !== null ? 'pressed' : 'not pressed';
    });
  });
  await mediaMenu(page).click();
  await page.mouse.click(200, 760);
  await expect(mediaNav(page)).toBeHidden();
  expect(await page.title()).toBe('not pressed');

  await mediaMenu(page).click();
  await mediaNav(page).getByRole('link', { name: 'School Directory' }).click();
  await expect(page).toHaveURL(/school-directory$/);
  await expect(mediaNav(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
