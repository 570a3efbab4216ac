// Verifies AGR-26.
import { expect } from '@playwright/test';
import { audioWalk, test } from './support/agreementScreen';

test('the review goes on while another tab only shows the form, and ends once it changes; the confirmation stays', async ({
  context,
  agreement,
}) => {
  await agreement.fill(audioWalk);
  await agreement.review();
  const confirm = agreement.heading('Is the following information correct?');
  const other = await context.newPage();
  await other.goto('/mediareact/agreement');
  const station = other.getByLabel('Station', { exact: true });
  await expect(station).toBeVisible();
  await expect(confirm).toBeVisible();
  await station.fill('97.1 FM');
  await expect(agreement.field('Station')).toHaveValue('97.1 FM');
  await agreement.review();
  await other.reload();
  await expect(station).toHaveValue('97.1 FM');
  await expect(confirm).toBeVisible();
  await agreement.button('YES').click();
  await expect(agreement.heading('Your agreement has been submitted')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Review Agreement' })).toHaveCount(0);
  expect(agreement.submitted).toHaveLength(1);

  // When another tab starts the next agreement, this tab keeps the confirmation with its link for an email to the host.
  await other.getByRole('radio', { name: 'Television' }).check();
  await expect(station).toBeVisible();
  await expect(agreement.heading('Your agreement has been submitted')).toBeVisible();
});
