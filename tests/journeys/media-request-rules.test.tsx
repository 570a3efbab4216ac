// Verifies GEN-1, GEN-12, GEN-13, GEN-14, GEN-24, REQ-1, REQ-2, A11Y-4.
import { screen, waitFor } from '@testing-library/react';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';
import { requestForm, type Label } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

const api = standInApi();

async function openReady() {
  const app = await renderApp('/media-request');
  await requestForm.shown();
  await app.user.click(requestForm.captcha());
  await screen.findByRole('button', { name: 'Submit' });
  return app;
}

const required: [Label, string][] = [
  ['Organization', 'Organization is required'],
  ['Type', 'Type is required'],
  ['Address', 'Address is required'],
  ['City', 'City is required'],
  ['State', 'State is required'],
  ['County', 'County is required'],
  ['Zip', 'Zip Code is required'],
  ['Phone', 'Phone Number is required'],
  ['Email', 'Email is required'],
  ['First Name', 'First Name is required'],
  ['Last Name', 'Last Name is required'],
];

describe('an empty listing request', () => {
  it('names each required field once, at the field, and sends nothing', async () => {
    const { user } = await openReady();
    await user.click(requestForm.submit());
    await screen.findByText('11 fields need your attention');
    for (const [label, message] of required) {
      expect(screen.getAllByText(message)).toHaveLength(1);
      expect(requestForm.control(label)).toBeInvalid();
      expect(requestForm.control(label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    }
    expect(requestForm.control('Fax')).toBeValid();
    expect(requestForm.control('Website')).toBeValid();
    expect(api().callsTo('POST', '/org/temp')).toHaveLength(0);
  });

  it('has a summary that takes the focus and links to each field', async () => {
    const { user } = await openReady();
    requestForm.fill({ City: '', Phone: '' });
    await user.click(requestForm.submit());
    const summary = await screen.findByRole('group', { name: 'Please correct the form' });
    await expectFocus(summary);
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['City', 'Phone']);
    await user.click(screen.getByRole('link', { name: 'Phone' }));
    expect(requestForm.control('Phone')).toHaveFocus();
  });
});

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
