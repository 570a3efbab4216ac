import type { Locator, Page } from '@playwright/test';

/** The options of the list that is open. */
export const openOptions = (page: Page): Locator => page.locator('.ant-select-dropdown:visible').getByRole('option');

/** Selects an option with the mouse. */
export async function chooseFrom(list: Locator, option: string): Promise<void> {
  // In Firefox, text that a script sets does not open the list; a click does.
  await list.click();
  if (await list.isEditable()) await list.fill(option);
  await openOptions(list.page()).getByText(option, { exact: true }).click();
}
