// Verifies AGR-24, ATT-11, SCH-11.
import { expect, type Page } from '@playwright/test';
import { test } from './support/agreementScreen';
import { KSNX, openSignedIn } from './support/mediaSession';

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the weeks of the board begin on the first sheet and end on the last', async ({ page }) => {
  await openSignedIn(page, '/site-notification?view=who-is-where', 3600, KSNX.identifier);
  const table = page.getByRole('table', { name: 'Who is where, by week' });
  await expect(table).toBeVisible();
  expect(await sheets(page)).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('KSNX-TV Channel 7')).toBeVisible();
  await expect(page.getByText(new Date().toLocaleDateString('en-US', { dateStyle: 'full' }))).toBeVisible();
  // What lies below the table would take an empty sheet.
  const [end, tableEnd] = [await page.locator('body').boundingBox(), await table.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo((tableEnd?.y ?? 0) + (tableEnd?.height ?? 0), -1);
});

test('a submitted agreement is one sheet, without what can be pressed', async ({ page, agreement }) => {
  await agreement.fill({
    type: 'Television',
    event: { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' },
    schools: ['Wichita East High School', 'Olathe West High School'],
    choices: { 'Event Site': 'Wichita East High School', Tier: /^\$75/ },
  });
  await agreement.group('Dates').getByRole('checkbox').first().check();
  await page.emulateMedia({ media: 'print' });
  const terms = agreement.main.getByText('Between the Association and the television').locator('..');
  expect(await terms.evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe(
    '"Television broadcast agreement"',
  );
  await expect(agreement.main.getByRole('radio')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await agreement.review();
  expect(await sheets(page)).toBe(1);
  await agreement.button('YES').click();
  await expect(agreement.heading('Your agreement has been submitted')).toBeFocused();
  expect(await sheets(page)).toBe(1);
});

test('the headings of a sorted table print on every sheet, where the browser prints no buttons', async ({ page }) => {
  await openSignedIn(page, '/school-directory?name=High', 3600, KSNX.identifier);
  const heading = page.getByRole('columnheader', { name: 'School', exact: true });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading.getByRole('button')).toHaveCount(0);
  expect(await heading.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"School"');
});
