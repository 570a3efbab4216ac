// Verifies GEN-28, SEC-1.
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { AgreementScreen, audioWalk } from './support/agreementScreen';
import { everyRoute, openRoute } from './support/everyAddress';
import { holdScripts } from './support/hold';
import { COURIER, KSNX, openSignedIn } from './support/mediaSession';
import { fillRequest } from './support/screenStates';
import { test } from './support/test';
import { translated, translatePage } from './support/translatePage';
import { useScreen } from './support/useScreen';
import { watchPolicy } from './support/watchPolicy';

test.setTimeout(180_000);

const errorPage = (page: Page) => page.getByRole('heading', { name: 'Uh Oh! We’ve Encountered an Error!' });

/** Watches for what a translation may break: exceptions, the error page, and text that stays old; and for what the policy refuses. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const policy = await watchPolicy(page);
  return async () => {
    await expect(errorPage(page)).toHaveCount(0);
    expect(policy).toEqual({ refused: [], errors: [] });
    expect(await page.evaluate(() => window.staleTexts)).toEqual([]);
  };
}

test.beforeEach(async ({ page }) => {
  await translatePage(page);
});

for (const route of everyRoute()) {
  test(`every menu, dialog, and form on ${route.path} works translated and under the policy`, async ({ page }) => {
    const verify = await watch(page);
    await openRoute(page, route, KSNX.identifier);
    await translated(page);
    await useScreen(page);
    await verify();
  });
}

test('the translated listing follows a search down to one page of results and back', async ({ page }) => {
  const verify = await watch(page);
  await page.goto('/mediareact/media-listing');
  await translated(page);
  const status = page.getByRole('status').filter({ hasText: 'organization' });
  await expect(status).toContainText('shown');
  await page.getByRole('searchbox').fill('radio');
  await expect(page.getByRole('button', { name: 'Next →' })).toHaveCount(0);
  await expect(status).toHaveText(`${String(await page.locator('tbody tr').count())} organizations`);
  await page.getByRole('searchbox').fill('');
  await expect(status).toContainText('shown');
  await page.getByRole('combobox', { name: 'City' }).selectOption({ index: 1 });
  await expect(status).not.toContainText('shown');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No organization matches').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show all organizations' }).click();
  await expect(status).toContainText(', 1–25 shown');
  await page.getByRole('button', { name: 'Next →' }).click();
  await expect(status).toContainText(', 26–50 shown');
  await verify();
});

test('translated tables show the row that they name, however they are sorted, filtered, and searched', async ({
  page,
}) => {
  const verify = await watch(page);
  await openSignedIn(page, '/school-directory?name=high');
  await translated(page);
  const main = page.getByRole('main');
  const rows = main.locator('tbody tr');
  const cells = (column: number): Promise<string[]> => rows.locator(`> :nth-child(${String(column)})`).allInnerTexts();
  await rows.first().waitFor();
  await main.getByRole('button', { name: 'Class', exact: true }).click();
  await expect.poll(async () => new Set((await cells(2)).slice(0, 3))).toEqual(new Set(['1A']));
  await main.getByRole('button', { name: 'School', exact: true }).click();
  await expect.poll(async () => (await cells(1))[0]).toMatch(/^A/);
  await main.getByRole('button', { name: 'Next →' }).click();
  await expect(main.getByText(/51–\d+ on this page/).first()).toBeVisible();
  await verify();

  await page.goto('/mediareact/school-directory/coaches/1001');
  await translated(page);
  await rows.first().waitFor();
  await main.getByLabel('Filter').fill('girls');
  await expect.poll(async () => (await cells(1)).every((activity) => activity.startsWith('Girls'))).toBe(true);
  for (const row of await rows.all()) {
    const [name = '', address = ''] = (await row.locator('> *').allInnerTexts()).slice(1);
    expect(address).toContain(name.split(' ')[0]?.toLowerCase());
  }
  await verify();
});

test('a listing request is sent translated', async ({ page }) => {
  const verify = await watch(page);
  await page.goto('/mediareact/media-request');
  await translated(page);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).waitFor();
  await fillRequest(page, 'Translated FM', 'desk@translated.example');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText('Your request has been submitted')).toBeVisible();
  await verify();
});

test('a translated visitor is refused, logs in, and logs out', async ({ page }) => {
  const verify = await watch(page);
  await page.goto('/mediareact/login');
  await translated(page);
  await page.getByLabel('Email').fill(COURIER.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('username or password is incorrect!')).toBeVisible();
  await page.getByLabel('Email').fill(COURIER.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/media-change$/);
  await expect(page.getByRole('main').getByText('Council Grove Courier').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/mediareact\/?$/);
  await verify();
});

test('a login that is translated and typed into before the scripts run keeps its text', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/mediareact/login', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => {
    window.translateNow();
  });
  await page.getByLabel('Email').pressSequentially(COURIER.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(DEMO_PASSWORD);
  release();
  await expect(page.locator('form[data-waiting]')).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(COURIER.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/media-change$/);
  await expect(errorPage(page)).toHaveCount(0);
});

test('a translated agreement is filled in, reviewed, corrected, and submitted', async ({ page }) => {
  const verify = await watch(page);
  await openSignedIn(page, '/agreement');
  await translated(page);
  const agreement = new AgreementScreen(page);
  await agreement.fill(audioWalk);
  await agreement.review();
  await agreement.button('NO').click();
  await agreement.field('Name').fill('Ana Maria Ruiz');
  await agreement.review();
  await agreement.button('YES').click();
  await expect(agreement.heading('Your agreement has been submitted')).toBeVisible();
  await verify();
});

test('a translated attendance grid is changed, reviewed, and submitted', async ({ page }) => {
  const verify = await watch(page);
  await openSignedIn(page, '/site-notification/1');
  await translated(page);
  const main = page.getByRole('main');
  const boxes = main.getByRole('checkbox');
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).click();
    await expect(main.getByText(/^\d+ changes?/).first()).toBeVisible();
  }
  await boxes.nth(1).click();
  await main.getByRole('button', { name: 'Submit' }).first().click();
  await expect(main.getByText(/[Ss]aved/).first()).toBeVisible();
  await verify();
});
