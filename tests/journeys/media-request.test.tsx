// Verifies GEN-4, GEN-7, GEN-27, REQ-3, REQ-4, REQ-5, REQ-6, REQ-7, API-4.
import { screen, waitFor, within } from '@testing-library/react';
import { answersHtml, droppedAfter, fails } from '../../mocks';
import { captchaPasses } from '../../mocks/db/schema';
import { captchaFails, captchaSeesARobot, choicesFail, listingRequestFails } from '../../mocks/faults/scenarios';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { renderApp } from '../support/renderApp';
import { filledIn, requestForm, type Label } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const requests = () => api().callsTo('POST', '/org/temp');
const checks = () => api().callsTo('POST', '/login/captcha');

async function openForm() {
  const app = await renderApp('/media-request');
  await requestForm.shown();
  return app;
}

/** The form filled in and the verification passed. */
async function openReady(changes: Partial<Record<Label, string>> = {}) {
  const app = await openForm();
  requestForm.fill(changes);
  await app.user.click(requestForm.captcha());
  await screen.findByRole('button', { name: 'Submit' });
  return app;
}

describe('a listing request', () => {
  it('names each field’s purpose for the browser’s autofill', async () => {
    await openForm();
    expect(
      ['Organization', 'Address', 'City', 'State', 'Zip', 'Phone', 'Email', 'First Name', 'Last Name'].map((label) =>
        screen.getByLabelText(label).getAttribute('autocomplete'),
      ),
    ).toEqual([
      ...['organization', 'address-line1', 'address-level2', 'address-level1', 'postal-code', 'tel', 'email'],
      ...['given-name', 'family-name'],
    ]);
  });

  it('accepts numbers and addresses copied from a web page or a mail, and sends them without invisible signs', async () => {
    const { user } = await openReady({
      Organization: 'Flint Hills\u00A0Stream\u200B',
      Zip: '66845\u20131234',
      Phone: '\u202A(620) 555\u20110190\u202C',
      Fax: '６２０.555–0191\u200B',
      Email: '\u200Bhello@flint.example\u200E',
      'Last Name': 'O’Hara\u00AD',
    });
    await user.click(requestForm.submit());
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
    expect(requests().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        Organization: 'Flint Hills Stream',
        Zip: '66845-1234',
        Phone: '(620) 555-0190',
        Fax: '620.555-0191',
        Email: 'hello@flint.example',
        LastName: 'O’Hara',
      }),
    ]);
  });

  it('is sent with thirteen values, including lookup ids, and confirmed', async () => {
    const { user } = await openReady();
    await user.click(requestForm.submit());
    const heading = await screen.findByRole('heading', { name: 'Your request has been submitted' });
    await expectFocus(heading);
    const confirmation = within(screen.getByRole('status'));
    expect(confirmation.getByText(/reviews listing requests within 2-3 business days/)).toBeInTheDocument();
    expect(confirmation.getByText('hello@flint.example')).toBeInTheDocument();
    expect(screen.queryByLabelText('Organization')).not.toBeInTheDocument();
    expect(requests().map(({ body }) => body)).toEqual([
      {
        Organization: 'Flint Hills Stream',
        Type: 5,
        Address: '12 Elm St',
        City: 'Cottonwood Falls',
        State: 17,
        County: 9,
        Zip: '66845-1234',
        Phone: '(620) 555-0190',
        Fax: '620.555.0191',
        Email: 'hello@flint.example',
        Website: 'www.flint.example',
        FirstName: 'Flo',
        LastName: "O'Hara",
      },
    ]);
    expect(Object.keys(requests()[0]?.body ?? {})).toHaveLength(13);
    await api().mailed();
    expect(api().outbox.map(({ kind, to }) => [kind, to])).toEqual([['request-received', 'hello@flint.example']]);
  });

  it('is sent with empty fax and website', async () => {
    const { user } = await openReady({ Fax: '', Website: '' });
    await user.click(requestForm.submit());
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
    expect(requests()[0]?.body).toMatchObject({ Fax: '', Website: '' });
  });

  it('is sent once when the button is pressed twice', async () => {
    const answer = holdAnswer(api(), '/org/temp');
    const { user } = await openReady();
    await user.dblClick(requestForm.submit());
    answer();
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
    expect(requests()).toHaveLength(1);
  });

  it.each([
    ['the server fails', listingRequestFails(), 'We couldn’t send your request. The service is currently unavailable.'],
    ['it is refused', fails('/org/temp', 422, 'Zip is not known.'), 'We couldn’t send your request. Zip is not known.'],
    [
      'a gateway has given the server up',
      answersHtml('/org/temp', 504),
      'We’re not certain whether your request arrived: the media service took too long to respond. ' +
        'Before you send it again, please ask media@shsaa.example whether it did.',
    ],
    [
      'the answer is lost',
      droppedAfter('/org/temp'),
      'We’re not certain whether your request arrived: the connection to the media service was lost. ' +
        'Before you send it again, please ask media@shsaa.example whether it did.',
    ],
  ])('says what is known of it, and keeps everything that was typed, when %s', async (_what, fault, message) => {
    api().use(fault);
    const { user } = await openReady();
    await user.click(requestForm.submit());
    const alert = await screen.findByText(message);
    expect(alert.closest('[role=alert]')).not.toBeNull();
    for (const [label, value] of Object.entries(filledIn)) {
      expect(requestForm.control(label as Label)).toHaveDisplayValue(value);
    }
    expect(requests()).toHaveLength(1);
    expect(requestForm.submit()).toBeInTheDocument();

    api().server.resetHandlers();
    await user.click(requestForm.submit());
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
  });
});

describe('a used or expired verification', () => {
  it('is requested again, with Submit enabled and all input kept', async () => {
    const { user } = await openReady({ Organization: 'Late Stream' });
    await api().db.delete(captchaPasses);
    await user.click(requestForm.submit());
    const message = 'We couldn’t send your request. Please complete the verification again, then submit.';
    expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
    expect(requestForm.captcha()).not.toBeChecked();
    expect(requestForm.control('Organization')).toHaveValue('Late Stream');

    await user.click(requestForm.captcha());
    await waitFor(() => {
      expect(requestForm.captcha()).toBeChecked();
    });
    await waitFor(() => {
      expect(checks()).toHaveLength(2);
    });
    await user.click(requestForm.submit());
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
  });
});

describe('the verification', () => {
  const note = 'Please complete the verification above to submit your request.';

  it('hides Submit with a reason until it passes, and stays passed', async () => {
    const { user } = await openForm();
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await user.click(requestForm.captcha());
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeInTheDocument();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(checks().map(({ body }) => body)).toEqual([{ token: expect.stringMatching(/^standin-/) as string }]);
    await user.click(requestForm.submit());
    await screen.findByText('Organization is required');
    expect(requestForm.submit()).toBeInTheDocument();
  });

  it.each([
    ['sees a robot', captchaSeesARobot(), 'The verification failed. Please try again.'],
    ['fails', captchaFails(), 'The service is currently unavailable.'],
  ])('says so, is reset and can be tried again when it %s', async (_what, fault, message) => {
    api().use(fault);
    const { user } = await openForm();
    await user.click(requestForm.captcha());
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(requestForm.captcha()).not.toBeChecked();
    });
    expect(checks()).toHaveLength(1);

    api().server.resetHandlers();
    await user.click(requestForm.captcha());
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the lists of types, states, and counties', () => {
  it('are listed by name, in the API’s order, after an empty option', async () => {
    await openForm();
    const options = (label: Label) =>
      within(requestForm.control(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Type')).toEqual(['Choose one', 'Not Provided', 'Newspaper', 'Radio', 'TV', 'Internet']);
    expect(options('State')).toHaveLength(52);
    expect(options('County').slice(0, 3)).toEqual(['Choose one', 'Allen', 'Anderson']);
    expect(
      api()
        .calls.map(({ path }) => path)
        .sort(),
    ).toEqual(['/contact/county', '/contact/state', '/org/listing', '/org/types']);
  });

  it('say that they could not be loaded, and load after Try again', async () => {
    api().use(choicesFail());
    const { user } = await renderApp('/media-request');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the lists of types, states, and counties.');
    requestForm.set('Organization', 'Flint Hills Stream');
    api().server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await requestForm.shown();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    expect(requestForm.control('Organization')).toHaveValue('Flint Hills Stream');
  });
});
