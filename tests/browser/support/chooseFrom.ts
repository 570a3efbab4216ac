import { expect, type Locator } from '@playwright/test';

const LONG = 15;

/** Once its options are there, and the list is searched by typing where it is a long one. */
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

/** Chooses from a list as one does with a mouse. */
export async function chooseFrom(list: Locator, option: string): Promise<void> {
  if ((await settledList(list)) === 'plain') {
    await list.selectOption({ label: option });
    return;
  }
  await list.fill(option);
  await list.page().locator('.ant-select-dropdown').getByRole('option', { name: option, exact: true }).click();
}
