// Verifies SAV-3, GEN-4, AGR-17, DRF-1.
// What was sent once, and may have arrived, is still said after a reload or a way back.
import { screen } from '@testing-library/react';
import { dropped, fails } from '../../mocks';
import { KSNX, review, submittedHeading } from '../support/agreementScreen';
import { completeAgreement } from '../support/completeAgreement';
import { holdAnswer } from '../support/holdAnswer';
import { keptDrafts } from '../support/persisted';
import { leave, renderApp } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

const api = standInApi();

describe('a listing request', () => {
  const doubt =
    'You sent a request before, and it may have arrived. Before you send it again, please ask media@shsaa.example whether it did.';
  const open = async () => {
    const app = await renderApp('/media-request');
    await requestForm.shown();
    return app;
  };
  const submit = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(requestForm.captcha());
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
  };

  it('that was interrupted is in doubt after a reload, and a refusal of the next one does not end the doubt', async () => {
    const answer = holdAnswer(api(), '/org/temp');
    const app = await open();
    requestForm.fill();
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    await submit(app);
    await screen.findByRole('button', { name: 'Submitting…' });
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    leave();
    answer();

    const again = await open();
    expect(await screen.findByText(doubt)).toBeInTheDocument();
    expect(screen.getByText('13 changes not submitted.')).toBeInTheDocument();
    api().server.resetHandlers();
    api().use(fails('/org/temp', 400, 'Zip is not in this county.'));
    await submit(again);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send your request.');
    expect(screen.getByText(doubt)).toBeInTheDocument();
  });

  it('whose answer was lost is in doubt when the visitor returns to the form', async () => {
    api().use(dropped('/org/temp'));
    const app = await open();
    requestForm.fill();
    await submit(app);
    await screen.findByText(/We’re not certain whether your request arrived/);
    await app.user.click(screen.getAllByRole('link', { name: 'Media Listing' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Media Listing' });
    app.goBack();
    expect(await screen.findByText(doubt)).toBeInTheDocument();
    expect(screen.queryByText(/We’re not certain/)).not.toBeInTheDocument();
  });

  it('whose answer was lost elsewhere is in doubt on the return, before the verification', async () => {
    api().use(dropped('/org/temp'));
    const answer = holdAnswer(api(), '/org/temp');
    const app = await open();
    requestForm.fill();
    await submit(app);
    await app.user.click(screen.getAllByRole('link', { name: 'Media Listing' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Media Listing' });
    app.goBack();
    // Nothing can be discarded or sent again while it is on its way.
    expect(await screen.findByText('Your request is on its way.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Discard/ })).not.toBeInTheDocument();
    await app.user.click(screen.getAllByRole('link', { name: 'Media Listing' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Media Listing' });
    answer();
    await screen.findByText(/We’re not certain whether your listing request has been sent/);
    app.goBack();
    expect(await screen.findByText(/We’re not certain whether your request arrived/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });
});

describe('an agreement', () => {
  const doubt =
    'An agreement that you submitted here may have arrived. If you received a confirmation email, your agreement went through.';
  const yes = () => screen.getByRole('button', { name: 'YES' });
  const open = () => renderMedia(api(), '/agreement', undefined, KSNX);

  it('whose answer was lost is in doubt after a reload, until it is submitted', async () => {
    const { user } = await completeAgreement(open, KSNX);
    await review(user);
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    api().use(dropped('/contact/approve-email'));
    const editedAt = () => keptDrafts('agreement')[0]?.editedAt ?? 0;
    const before = editedAt();
    await user.click(yes());
    expect(await screen.findByRole('alert')).toHaveTextContent('We’re not certain whether it arrived');
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    leave();
    // Other tabs take over only what was edited later than what they have.
    expect(editedAt()).toBeGreaterThan(before);

    api().server.resetHandlers();
    const { user: again } = await renderMedia(api(), '/media-change', undefined, KSNX);
    const toDo = await screen.findByText('Your agreement was submitted, but not confirmed.');
    await again.click(screen.getByRole('link', { name: /Finish it/ }));
    expect(toDo).not.toBeInTheDocument();
    await screen.findByRole('button', { name: 'Review Agreement' });
    expect(screen.getByText(doubt)).toBeInTheDocument();
    expect(screen.queryByText('Nothing is submitted yet.')).not.toBeInTheDocument();
    await review(again);
    expect(screen.getByText(doubt)).toBeInTheDocument();
    await again.click(yes());
    await submittedHeading();
    leave();
    await renderMedia(api(), '/media-change', undefined, KSNX);
    expect(screen.queryByText(/not confirmed/)).not.toBeInTheDocument();
  });

  it('that was refused is in no doubt', async () => {
    const { user } = await completeAgreement(open, KSNX);
    await review(user);
    api().use(fails('/contact/approve-email', 400, 'The site is closed.'));
    await user.click(yes());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'NO' }));
    await review(user);
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
  });
});
