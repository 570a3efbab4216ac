// Verifies AGR-17, AGR-26, GEN-4.
import { screen } from '@testing-library/react';
import { dropped, fails } from '../../mocks';
import { tournaments } from '../../mocks/db/schema';
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
    await screen.findByText(
      'Your earlier broadcast agreement has been submitted, without what you have entered since.',
    ),
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

test('a refusal that comes while the user is back on the form is shown there', async () => {
  const user = await reviewed();
  api().use(fails(SUBMIT, 400, 'The site is closed.'));
  const answer = holdAnswer(api(), SUBMIT);
  await user.click(yes());
  await leaveAndChange(user);
  answer();
  const refusal = await screen.findByText(
    'Your earlier broadcast agreement has not been submitted. The site is closed.',
  );
  api().server.resetHandlers();
  await review(user);
  expect(refusal).toBeInTheDocument();
  await user.click(yes());
  await submittedHeading();
  expect(refusal).not.toBeInTheDocument();
});

test('a refusal that comes while a changed agreement is under review is not shown as that one’s', async () => {
  const user = await reviewed();
  api().use(fails(SUBMIT, 400, 'The site is closed'));
  const answer = holdAnswer(api(), SUBMIT);
  await user.click(yes());
  await leaveAndChange(user);
  await review(user);
  answer();
  const refusal = 'Your earlier broadcast agreement has not been submitted. The site is closed';
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(screen.queryByText('Uh-Oh!!')).not.toBeInTheDocument();
  expect(yes()).toHaveAttribute('aria-disabled', 'false');
});

test('the review and the confirmation ask the user to tell the association about a host without an email address', async () => {
  await api().db.update(tournaments).set({ managerEmail: null });
  const user = await reviewed();
  const missing = /The association has no email address on file for this host\./;
  expect(screen.getByText(missing)).toHaveTextContent('Once you have submitted your request, please tell');
  await user.click(yes());
  await submittedHeading();
  expect(screen.getByText(missing)).toHaveTextContent('Please tell media@shsaa.example about your request.');
});
