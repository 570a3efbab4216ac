// Verifies APR-2, APR-3, APR-4, SRV-4.
import { expect } from '@playwright/test';
import { test } from './support/agreementScreen';
import { axeFindings } from './support/axeFindings';

test('a host approves an e-mailed audio request once and is refused the second time', async ({ page, agreement }) => {
  // Nobody else asks this host.
  await agreement.fill({
    type: 'Radio or Internet Audio',
    event: {
      Activity: 'Girls Basketball',
      'Playoff Level': 'Regional',
      Class: '1A Division I',
      Site: 'Eudora Regional',
    },
  });
  // Once the schools are there, nothing below them moves any more.
  await agreement.group('Schools').getByRole('checkbox').first().check();
  await agreement.group('Dates').getByLabel('2/26/2027', { exact: true }).check();
  await agreement.pick('Event Site', /^Eudora Gymnasium/);
  await agreement.pick('Landline', 'Yes');
  await agreement.pick('Cellphone', 'No');
  await agreement.submit();

  await page.goto('/outbox');
  await page.getByRole('row', { name: 'manager@eudora-regional.example' }).getByRole('link').click();
  await expect(page.locator('.letter')).toContainText('ana@council-grove-courier.example');
  const mail = page.url();
  await page.getByRole('listitem').getByRole('link', { name: 'Approve' }).click();

  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(new URL(request.url()).pathname);
  });
  const button = agreement.button('Approve');
  await expect(button).toBeVisible();
  const [, globalId = ''] = page.url().split('/agreement/1/');
  await page.reload();
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(puts).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await button.dblclick();
  await expect(agreement.main).toContainText('You have APPROVED Council Grove Courier’s audio broadcast request.');
  expect(puts).toEqual([`/mediareact/api/contact/audio-approval/1/${globalId}`]);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(mail);
  await page.getByRole('listitem').getByRole('link', { name: 'Deny' }).click();
  await agreement.button('Deny').click();
  await expect(
    agreement.heading('You may not approve/deny this audio broadcast request for the following reason:'),
  ).toBeFocused();
  await expect(agreement.main).toContainText('Request currently has a status of APPROVED');
  expect(puts).toHaveLength(2);
  expect(await axeFindings(page)).toEqual([]);
});
