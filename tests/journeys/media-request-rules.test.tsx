// Verifies GEN-1, GEN-12, GEN-13, GEN-14, GEN-24, REQ-1, REQ-2.
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { requestForm, type Label } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

standInApi();

async function openReady() {
  const app = await renderApp('/media-request');
  await requestForm.shown();
  await app.user.click(requestForm.captcha());
  await screen.findByRole('button', { name: 'Submit' });
  return app;
}

describe('a field of the listing request', () => {
  const zip = 'Zip Code must be 5 or 9 integers long only';
  const phone = 'Please input phone number including area code';
  const fax = 'Please input fax number including area code';
  const email = 'please enter a valid email address';

  it.each<[Label, string[], string]>([
    ['Zip', ['6684', '668451', '66845-12', 'ABCDE'], zip],
    ['Phone', ['555-0190', '62055501901', 'call us'], phone],
    ['Fax', ['555-0191'], fax],
    ['Email', ['hello', 'hello@flint', 'a b@flint.example'], email],
  ])('“%s” with one of %j says “%s” when one leaves it', async (label, values, message) => {
    const { user } = await renderApp('/media-request');
    await requestForm.shown();
    const field = requestForm.control(label);
    for (const value of values) {
      await user.clear(field);
      await user.click(field);
      await user.paste(value);
      await user.tab();
      await waitFor(() => {
        expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
      });
      expect(field).toBeInvalid();
    }
  });

  it('shows its message after a press that leaves it, so that what is pressed stays in its place', async () => {
    const { user } = await renderApp('/media-request');
    await requestForm.shown();
    const [field, message] = [requestForm.control('Last Name'), 'Last Name is required'];
    await user.click(field);
    await user.pointer({ keys: '[MouseLeft>]', target: requestForm.control('Website') });
    expect(field).not.toHaveFocus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await screen.findByText(message);
  });

  it('loses its message as soon as it is corrected', async () => {
    const { user } = await renderApp('/media-request');
    await requestForm.shown();
    await user.type(requestForm.control('Zip'), '6684');
    await user.tab();
    await screen.findByText(zip);
    await user.type(requestForm.control('Zip'), '5');
    await waitFor(() => {
      expect(screen.queryByText(zip)).not.toBeInTheDocument();
    });
  });

  it.each<[Partial<Record<Label, string>>]>([
    [{ Zip: '66845', Phone: '6205550190', Website: 'no pattern at all' }],
    [{ Zip: ' 66845 ', Phone: '1-620-555-0190' }],
    [{ Zip: '668451234', Fax: '+1 620 555 0191' }],
  ])('is accepted with %j', async (values) => {
    const { user } = await openReady();
    requestForm.fill(values);
    await user.click(requestForm.submit());
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
  });
});
