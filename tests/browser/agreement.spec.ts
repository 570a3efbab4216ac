import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';

// A walk fills in a whole form, on a machine that may be busy.
test.setTimeout(120_000);

const main = (page: Page): Locator => page.getByRole('main');
const group = (page: Page, name: string): Locator => main(page).getByRole('group', { name, exact: true });
const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await main(page).getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

const lenexa: [string, string][] = [
  ['Activity', 'Girls Basketball'],
  ['Playoff Level', 'Regional'],
  ['Class', '6A'],
  ['Site', 'Lenexa Regional'],
];

async function fillAudio(page: Page, contact: string): Promise<void> {
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

const findings = async (page: Page): Promise<string[]> => {
  // What the sticky header half covers at the moment counts as too small a target.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

test('an audio request goes by mail to its host, who approves it once and is refused the second time', async ({
  page,
}) => {
  const contact = `ana-${String(Date.now())}@khgp963.example`;
  await openSignedIn(page, '/agreement');
  await fillAudio(page, contact);
  await page.getByRole('button', { name: 'Review Agreement' }).click();
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByRole('heading', { name: 'Your agreement has been submitted' })).toBeFocused();

  const host = 'manager@lenexa-regional.example';
  await page.goto('/outbox');
  await page.getByRole('row', { name: host }).first().getByRole('link').click();
  await expect(page.locator('.letter')).toContainText(contact);
  const mail = page.url();
  await page.getByRole('listitem').getByRole('link', { name: 'Approve' }).click();

  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  const button = page.getByRole('button', { name: 'Approve' });
  await expect(button).toBeVisible();
  await page.reload();
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(puts).toHaveLength(0);
  expect(await findings(page)).toEqual([]);
  await button.dblclick();
  await expect(main(page)).toContainText('You have APPROVED Council Grove Courier’s audio broadcast request.');
  expect(puts).toHaveLength(1);
  expect(await findings(page)).toEqual([]);

  await page.goto(mail);
  await page.getByRole('listitem').getByRole('link', { name: 'Deny' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(main(page)).toContainText(
    'You may not approve/deny this audio broadcast request for the following reason:',
  );
  await expect(main(page)).toContainText('Request currently has a status of APPROVED');
  expect(puts).toHaveLength(2);
  expect(await findings(page)).toEqual([]);
});

test('the whole flow goes by keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/agreement');
  const tabTo = async (target: Locator): Promise<void> => {
    for (let stop = 0; stop < 120; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The Tab key never gets there.');
  };
  await tabTo(main(page).getByRole('radio', { name: 'Television' }));
  await page.keyboard.press('Space');
  for (const [label, text] of [
    ['Name', 'Ana Ruiz'],
    ['Email', 'ana@example.com'],
    ['Billing Email', 'billing@example.com'],
  ] as const) {
    await tabTo(field(page, label));
    await page.keyboard.type(text);
  }
  for (const [label, option] of lenexa) {
    const list = main(page).getByRole('combobox', { name: label, exact: true });
    await expect(list.getByRole('option', { name: option, exact: true })).toBeAttached();
    await tabTo(list);
    await page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  }
  for (const name of ['Schools', 'Dates', 'Event Site', 'Tier']) {
    const first = group(page, name)
      .getByRole(/Schools|Dates/.test(name) ? 'checkbox' : 'radio')
      .first();
    await expect(first).toBeVisible();
    await tabTo(first);
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
  }
  await tabTo(page.getByRole('button', { name: 'Review Agreement' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is the following information correct?' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'NO', exact: true }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toHaveValue('Ana Ruiz');
  await tabTo(page.getByRole('button', { name: 'Review Agreement' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'YES' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your agreement has been submitted' })).toBeFocused();
});

test('Request New Agreement reloads the page, and the list tells what was submitted', async ({ page }) => {
  await openSignedIn(page, '/agreement');
  await fillAudio(page, 'ana@khgp963.example');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Ana Ruiz');
  await expect(group(page, 'Landline').getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(group(page, 'Event Site').getByRole('radio', { checked: true })).toBeVisible();
  await page.getByRole('button', { name: 'Review Agreement' }).click();
  await page.getByRole('button', { name: 'YES' }).click();
  await page.getByRole('link', { name: 'Request New Agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Submitted from this browser' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review Agreement' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

for (const width of [390, 1024, 1440]) {
  test(`no step of any type has findings or runs out of a window ${String(width)} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const check = async (): Promise<void> => {
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    };
    await openSignedIn(page, '/agreement');
    await expect(main(page).getByRole('radio', { name: 'Television' })).toBeVisible();
    await check();
    for (const type of ['Television', 'Internet Video Streaming']) {
      await main(page).getByRole('radio', { name: type }).check();
      await page.getByRole('button', { name: 'Review Agreement' }).click();
      await expect(page.getByRole('group', { name: 'Please correct the form' })).toBeFocused();
      await check();
    }
    await fillAudio(page, 'ana@khgp963.example');
    await check();
    await page.getByRole('button', { name: 'Review Agreement' }).click();
    await expect(page.getByRole('button', { name: 'YES' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'YES' }).click();
    await expect(page.getByRole('heading', { name: 'Your agreement has been submitted' })).toBeVisible();
    await check();
  });
}
