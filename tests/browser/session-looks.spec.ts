// Verifies SES-17, A11Y-1, A11Y-2.
import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings } from './support/axeFindings';
import { endedDialog, openSignedIn, shortenSession } from './support/mediaSession';

// Nothing moves: what is half faded in has the contrast of neither end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mediaMenu = (page: Page) => page.getByRole('button', { name: 'Media menu' });
const mediaNav = (page: Page) => page.getByRole('navigation', { name: 'Media area' });

for (const width of [1440, 1024, 390]) {
  test.describe(`${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing on the warning and its dialog', async ({ page }) => {
      await openSignedIn(page, '/publications', 100);
      const warning = page.getByRole('alert').filter({ hasText: 'Your session ends at' });
      await expect(warning).toBeVisible();
      await expectNoFindings(page, 'open');
      await warning.getByRole('button', { name: 'Stay logged in' }).click();
      await expect(page.getByRole('dialog', { name: 'Stay logged in' }).getByLabel('Password')).toBeFocused();
      await expectNoFindings(page, 'open');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(warning.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
    });

    test('axe finds nothing on the dialog, which takes and traps the focus and is announced', async ({ page }) => {
      await openSignedIn(page, '/add-assistant');
      await page.getByLabel('Last Name').focus();
      await shortenSession(page, 1);
      const dialog = endedDialog(page);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Your session has ended' })).toBeFocused();
      await expect(dialog).toHaveAccessibleDescription(
        'Log in again to continue. Everything on this screen stays as it is.',
      );
      await expectNoFindings(page, 'open');
      for (const name of ['Email', 'Password']) {
        await page.keyboard.press('Tab');
        await expect(dialog.getByLabel(name, { exact: true })).toBeFocused();
      }
      for (let times = 0; times < 6; times += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN');
      }
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });
}

test.describe('the media menu of a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('opens and closes by keyboard, restores the focus, and navigates', async ({ page }) => {
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

    // A tap beside it closes it and presses nothing that lies there.
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
});
