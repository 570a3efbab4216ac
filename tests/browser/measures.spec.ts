// Verifies PSA-8, A11Y-3.
import { expect, test } from '@playwright/test';
import { KSNX, openSignedIn } from './support/mediaSession';

test('the words of a button with an icon stand on the line of the text beside it', async ({ page }) => {
  await page.goto('/mediareact/media-listing');
  const difference = await page.getByRole('button', { name: 'Print' }).evaluate((button) => {
    const probe = () => Object.assign(document.createElement('span'), { style: 'display: inline-block' });
    const [line, inLine, inWords, words] = [
      document.createElement('p'),
      probe(),
      probe(),
      document.createElement('span'),
    ];
    words.append(...[...button.childNodes].filter(({ nodeName }) => nodeName === '#text'), inWords);
    button.append(words);
    line.append('Text ', inLine, button);
    document.querySelector('main')?.append(line);
    return inLine.getBoundingClientRect().bottom - inWords.getBoundingClientRect().bottom;
  });
  expect(Math.abs(difference)).toBeLessThanOrEqual(1);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mediareact/media-listing');
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
});

test("forced colors keep every control's border and the focus ring", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/mediareact/login');
  const field = page.getByLabel('Email', { exact: true });
  await field.focus();
  expect(await field.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  expect(await field.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('the logo is not cropped', async ({ page }) => {
  await openSignedIn(page, '/media-change', 3600, KSNX.identifier);
  const logo = page.getByRole('main').locator('[data-shape="square"] img');
  await expect(logo).toBeVisible();
  const box = await logo.boundingBox();
  const frame = await page.getByRole('main').locator('[data-shape="square"]').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(frame?.height ?? 0);
  await expect(logo).toHaveCSS('object-fit', 'contain');
});

test('an announcement in large type has at least 32 px', async ({ page }) => {
  await page.goto('/mediareact/sportsmanship');
  await page.getByRole('link', { name: 'Read “Welcome to Our House” in large type' }).click();
  const text = page.getByText('On behalf of', { exact: false }).first();
  const size = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(32);
});
