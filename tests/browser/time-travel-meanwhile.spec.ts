// Verifies REL-11.
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { startDevelopmentServer } from './support/developmentServer';
import { installDevTools, jumpTo, jumpToPresent, lastAction } from './support/instrument';

test.setTimeout(300_000);

let server: Awaited<ReturnType<typeof startDevelopmentServer>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startDevelopmentServer();
});
test.afterAll(() => server.stop());

const gate = (): { opened: Promise<void>; open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

test('the present goes on while the past is shown: it navigates, and asks to sign in again', async ({ page }) => {
  await installDevTools(page);
  const main = page.getByRole('main');
  await page.goto(`${server.url}/mediareact/login`);
  await main.getByRole('button', { name: 'Login' }).click();
  await main.getByLabel('Email', { exact: true }).fill('sports@ksnx7.example');
  await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const login = gate();
  await page.route('**/api/login/login', async (route) => {
    await login.opened;
    await route.continue();
  });
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(main.locator('button[type=submit]')).toHaveAttribute('aria-disabled', 'true');
  await jumpTo(page, 3);
  login.open();
  await expect(page).toHaveURL(/\/media-change$/);
  await jumpToPresent(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Media Home' })).toBeVisible();
  await expect(page).toHaveURL(/\/media-change$/);
  await expect(page).toHaveTitle('Media Home – Media Portal');

  const deletion = gate();
  await page.route('**/api/staff/assistant/**', async (route) => {
    await deletion.opened;
    await route.fulfill({ status: 401, json: { message: 'No longer valid.' } });
  });
  await main
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeDisabled();
  const before = await lastAction(page);
  await jumpTo(page, 3);
  deletion.open();
  await expect.poll(() => lastAction(page)).toBeGreaterThan(before);
  await page.waitForTimeout(500);
  await jumpToPresent(page);
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' }).getByLabel('Password')).toBeEditable();
});
