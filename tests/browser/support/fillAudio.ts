import type { Locator, Page } from '@playwright/test';
import { chooseFrom } from './chooseFrom';

const main = (page: Page): Locator => page.getByRole('main');
const group = (page: Page, name: string): Locator => main(page).getByRole('group', { name, exact: true });
const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await chooseFrom(main(page).getByRole('combobox', { name: label, exact: true }), option);
}

const lenexa: [string, string][] = [
  ['Activity', 'Girls Basketball'],
  ['Playoff Level', 'Regional'],
  ['Class', '6A'],
  ['Site', 'Lenexa Regional'],
];

/** Fills in an audio request for the Lenexa Regional, complete. */
export async function fillAudio(page: Page, contact: string): Promise<void> {
  await main(page).getByRole('radio', { name: 'Radio or Internet Audio' }).check();
  await field(page, 'Name').fill('Ana Ruiz');
  await field(page, 'Email').fill(contact);
  await field(page, 'Billing Email').fill('billing@khgp963.example');
  for (const [label, option] of lenexa) await choose(page, label, option);
  await group(page, 'Schools').getByRole('checkbox').first().check();
  await group(page, 'Dates').getByRole('checkbox').first().check();
  await group(page, 'Event Site').getByRole('radio').last().check();
  await group(page, 'Landline').getByRole('radio', { name: 'Yes' }).check();
  await group(page, 'Cellphone').getByRole('radio', { name: 'No' }).check();
}
