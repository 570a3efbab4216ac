// Verifies APR-2, AGR-1, A11Y-2.
import { expect } from '@playwright/test';
import { test } from './support/agreementScreen';
import { axeFindings } from './support/axeFindings';
import { arrowTo, pressOn, searchFor, tabTo, typeInto } from './support/keyboard';

test('an audio agreement and its host’s approval work by keyboard alone', async ({ page, agreement }) => {
  const { main } = agreement;
  const press = (button: string): Promise<void> => pressOn(page, agreement.button(button));

  await pressOn(page, main.getByRole('radio', { name: 'Television' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: 'Radio or Internet Audio' })).toBeChecked();
  await expect(main.getByRole('radio', { name: 'Radio or Internet Audio' })).toBeFocused();
  for (const [label, text] of [
    ['Name', 'Ana Ruiz'],
    ['Email', 'ana@example.com'],
    ['Billing Email', 'billing@example.com'],
  ] as const) {
    await typeInto(page, agreement.field(label), text);
  }
  await searchFor(page, agreement.list('Activity'), 'foot', 'Football');
  for (const [label, option] of [
    ['Playoff Level', 'Semifinal'],
    ['Class', '8-Player Division I'],
  ] as const) {
    await arrowTo(page, agreement.list(label), option);
  }
  const pick = async (name: string): Promise<void> => {
    const first = agreement.group(name).locator('input:is([type=checkbox], [type=radio])').first();
    await pressOn(page, first, 'Space');
    await expect(first).toBeChecked();
  };
  await pick('Schools');
  // The only day of the event is chosen already.
  await expect(agreement.group('Dates').getByRole('checkbox', { checked: true })).toHaveCount(1);
  for (const box of await agreement.group('Past Dates and Deadlines').getByRole('checkbox').all()) {
    await pressOn(page, box, 'Space');
  }
  for (const name of ['Event Site', 'Landline', 'Cellphone']) await pick(name);
  await page.keyboard.press('ArrowDown');
  await expect(agreement.group('Cellphone').getByRole('radio', { name: 'No' })).toBeChecked();

  await press('Review Agreement');
  await expect(agreement.heading('Is the following information correct?')).toBeFocused();
  await press('NO');
  await expect(agreement.heading('Radio and internet audio agreement')).toBeFocused();
  await expect(agreement.field('Name')).toHaveValue('Ana Ruiz');
  await press('Review Agreement');
  await press('YES');
  await expect(agreement.heading('Your agreement has been submitted')).toBeFocused();
  expect(agreement.submitted).toMatchObject([{ type: 'Audio', landline: 1, cellphone: 0 }]);
  const host = main.getByRole('link', { name: 'Email the host manager' });
  await tabTo(page, host);
  await expect(host).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=/);

  await page.goto('/outbox');
  const subject = page.getByRole('link', { name: 'Please decide: audio broadcast by Council Grove Courier' });
  const mails = page.getByRole('row', { name: 'athletics@' }).filter({ has: subject });
  await page.goto(String(await mails.first().getByRole('link').getAttribute('href')));
  await page.goto(String(await page.getByRole('listitem').getByRole('link', { name: 'Deny' }).getAttribute('href')));
  await expect(page.getByRole('heading', { level: 1, name: 'Audio Broadcast Request' })).toBeVisible();
  await press('Deny');
  await expect(agreement.heading('Request denied')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, main.getByRole('link', { name: 'media@shsaa.example' }));
});

/** Types and presses Enter within one task, before the list can be drawn. Runs in the page. */
async function typeAndEnter(input: HTMLElement | SVGElement): Promise<void> {
  Reflect.set(HTMLInputElement.prototype, 'value', 'foot', input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }));
}

test('Enter chooses the first match even before the list is drawn', async ({ agreement }) => {
  await agreement.main.getByRole('radio', { name: 'Television' }).check();
  const activity = agreement.list('Activity');
  await expect(activity).toBeEditable();
  await activity.focus();
  await activity.evaluate(typeAndEnter);
  await expect(activity).toHaveAccessibleDescription(/Football/);
  await expect(activity).toHaveValue('');
});
