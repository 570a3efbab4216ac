// Verifies AGR-24, AGR-30, AGR-33.
import { expect } from '@playwright/test';
import { test } from './support/agreementScreen';
import { expectPrintedHead, sheetsOf } from './support/sheetsOf';

test.use({ viewport: { width: 1440, height: 900 } });

const girls = { Activity: 'Girls Basketball', 'Playoff Level': 'Sub-State', Class: '6A', Site: 'Easton Sub-State' };

const walks = [
  {
    type: 'Television',
    // The longest list of schools that there is.
    event: { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' },
    schools: ['Wichita East High School', 'Olathe West High School'],
    choices: { 'Event Site': 'Wichita East High School', Tier: /^\$75/ },
  },
  {
    type: 'Internet Video Streaming',
    texts: { 'Streaming URL': 'https://live.council-grove-courier.example' },
    event: girls,
    choices: { Tier: /^\$0/ },
  },
  { type: 'Radio or Internet Audio', event: girls, choices: { Landline: 'Yes', Cellphone: 'No' } },
] as const;

for (const walk of walks) {
  test(`the form of ${walk.type} is about two windows high, and its review shows all without scrolling and fits one sheet`, async ({
    page,
    agreement,
  }) => {
    await agreement.fill({ ...walk, choices: { ...walk.choices } });
    await agreement.group('Schools').getByRole('checkbox').first().check();
    await agreement.group('Dates').getByRole('checkbox').first().check();
    await agreement.confirm();
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    // The form starts in the upper half of the window.
    const first = await agreement.field('Organization').boundingBox();
    expect(first?.y).toBeLessThanOrEqual(420);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1900);

    // Wherever one is in the form, the terms, the deadlines and the fee are in sight.
    const rail = [
      agreement.main.getByRole('region', { name: 'Terms' }),
      ...['Deadlines', 'Fee'].map((name) => agreement.heading(name)),
    ];
    for (const place of [
      agreement.field('Organization'),
      agreement.group('Dates'),
      agreement.button('Review Agreement'),
    ]) {
      await place.scrollIntoViewIfNeeded();
      for (const part of rail) await expect(part).toBeInViewport();
    }

    // An error summary does not make the page longer.
    for (const text of ['Name', 'Email', 'Billing Email']) await agreement.field(text).fill('');
    await agreement.button('Review Agreement').click();
    await expect(agreement.group('Please correct the form')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1900);

    await agreement.fillTexts('texts' in walk ? walk.texts : {});
    await agreement.review();
    expect(await sheetsOf(page)).toEqual(['tall']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const answers = await agreement.main.locator('dl').boundingBox();
    for (const part of [agreement.heading('Deadlines'), agreement.button('YES'), agreement.button('NO')]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      expect(box?.x).toBeGreaterThanOrEqual((answers?.x ?? 0) + (answers?.width ?? Infinity));
    }
  });
}

test('the terms can be read to their end and printed before the review', async ({ page, agreement }) => {
  await agreement.main.getByRole('radio', { name: 'Television' }).check();
  const panel = agreement.main.getByRole('region', { name: 'Terms' });
  const last = panel.getByRole('row', { name: /^\$2,000/ });
  await expect(last).not.toBeInViewport();
  await panel.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();

  await agreement.button('Read in full').click();
  const dialog = page.getByRole('dialog', { name: 'Television broadcast agreement' });
  await expect(dialog.getByRole('listitem')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(agreement.button('Read in full')).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(agreement.field('Name')).toBeHidden();
  await expect(agreement.group('Type of broadcast')).toBeHidden();
  await expect(agreement.heading('Television broadcast agreement')).toBeVisible();
  await expectPrintedHead(page, 'Council Grove Courier');
  const [whole, shown] = await panel.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
  expect(shown).toBe(whole);
});
