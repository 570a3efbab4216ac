import { expect, type Locator } from '@playwright/test';

const LONG = 15;

/** Waits for the options, and for antd's control if the list is long. */
export async function settledList(list: Locator): Promise<'plain' | 'searched'> {
  const kind = () =>
    list.evaluate((control, long) => {
      if (!(control instanceof HTMLSelectElement)) return 'searched';
      const choices = [...control.options].filter(({ value }) => value !== '').length;
      return choices === 0 || choices > long ? 'changing' : 'plain';
    }, LONG);
  await expect.poll(kind).not.toBe('changing');
  return (await kind()) === 'plain' ? 'plain' : 'searched';
}

/** Selects an option with the mouse. */
export async function chooseFrom(list: Locator, option: string): Promise<void> {
  if ((await settledList(list)) === 'plain') {
    await list.selectOption({ label: option });
    return;
  }
  // In Firefox, text that a script sets does not open the list; a click does.
  await list.click();
  await list.fill(option);
  await list.page().locator('.ant-select-dropdown').getByRole('option', { name: option, exact: true }).click();
}
