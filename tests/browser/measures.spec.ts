// Verifies A11Y-3.
import { expect } from '@playwright/test';
import { test } from './support/test';

test('nothing moves with reduced motion, and the words of a button with an icon stand on the line of the text beside it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mediareact/media-listing');
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
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

test("forced colors keep every control's border and the focus ring", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/mediareact/login');
  const field = page.getByLabel('Email', { exact: true });
  await field.focus();
  expect(await field.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  expect(await field.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
