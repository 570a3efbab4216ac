// Verifies AGR-17, AGR-26, GEN-4.
import { screen } from '@testing-library/react';
import { dropped } from '../../mocks';
import { KSNX, review, submittedHeading, typeTexts } from '../support/agreementScreen';
import { completeAgreement } from '../support/completeAgreement';
import { holdAnswer } from '../support/holdAnswer';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const SUBMIT = '/contact/approve-email';
const submissions = () => api().callsTo('POST', SUBMIT);
const yes = () => screen.getByRole('button', { name: 'YES' });

type User = Awaited<ReturnType<typeof renderMedia>>['user'];

/** Leaves the screen, comes back to the form, and changes the name. */
async function leaveAndChange(user: User): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Publications' }));
  await screen.findByRole('heading', { level: 1, name: 'Publications' });
  await user.click(screen.getByRole('link', { name: 'Broadcast Agreements' }));
  await screen.findByRole('button', { name: 'Review Agreement' });
  await typeTexts({ Name: 'Ana Maria Ruiz' });
}

async function reviewed(): Promise<User> {
  const { user } = await completeAgreement(() => renderMedia(api(), '/agreement', undefined, KSNX), KSNX);
  await review(user);
  return user;
}

test('an answer that comes after the agreement was changed leaves the changed one under review', async () => {
  const user = await reviewed();
  const answer = holdAnswer(api(), SUBMIT);
  await user.click(yes());
  await leaveAndChange(user);
  await review(user);
  answer();
  expect(
    await screen.findByText('Your broadcast agreement has been submitted, without what you have changed since.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Is the following information correct?' })).toBeInTheDocument();
  await user.click(yes());
  await submittedHeading();
  expect(submissions().map(({ body }) => body)).toMatchObject([{ name: 'Ana Ruiz' }, { name: 'Ana Maria Ruiz' }]);
});

test('a failure is shown with the agreement that failed, not with the next one', async () => {
  const user = await reviewed();
  api().use(dropped(SUBMIT));
  await user.click(yes());
  expect(await screen.findByRole('alert')).toHaveTextContent('Uh-Oh!!');
  await leaveAndChange(user);
  await review(user);
  expect(screen.queryByText('Uh-Oh!!')).not.toBeInTheDocument();
  await user.click(yes());
  expect(await screen.findByRole('alert')).toHaveTextContent('Uh-Oh!!');
});
