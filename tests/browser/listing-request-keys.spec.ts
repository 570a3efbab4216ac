// Verifies REQ-10.
import { expect, test } from '@playwright/test';
import { addressOf } from './support/publicScreens';

/** Seconds of the keystroke-level model (Card, Moran and Newell): a key of an average typist, a thought before a field. */
const KEY_S = 0.28;
const THOUGHT_S = 1.35;
/** A hand to the mouse, the pointer to its target, and the button of the mouse. */
const CLICK_S = 0.4 + 1.1 + 0.2;

/** In the order of the form; `undefined` is left out. A select takes the letters that it is known by. */
const typed: (string | undefined)[] = [
  'Tallgrass Live Desk',
  'I',
  '12 Elm Street',
  'Cottonwood Falls',
  'Kans',
  'Chase',
  '66845',
  '620-555-0190',
  undefined,
  'desk@tallgrass.example',
  undefined,
  'Flo',
  'Hartman',
];

test('a listing request takes a practiced writer at most 90 seconds', async ({ page }) => {
  await page.goto(addressOf('/media-request'));
  await expect(page.getByLabel('County').getByRole('option', { name: 'Chase' })).toBeAttached();
  let keys = 0;
  await page.getByLabel('Organization').click();
  for (const [place, text] of typed.entries()) {
    if (place > 0) {
      await page.keyboard.press('Tab');
      keys += 1;
    }
    await page.keyboard.type(text ?? '');
    keys += text?.length ?? 0;
  }
  await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your request has been submitted' })).toBeFocused();
  await expect(page.getByText('All fields are required', { exact: false })).toHaveCount(0);
  const thoughts = typed.filter(Boolean).length + 2;
  const seconds = keys * KEY_S + thoughts * THOUGHT_S + 3 * CLICK_S;
  expect(seconds).toBeLessThanOrEqual(90);
});
