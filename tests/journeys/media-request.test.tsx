// Verifies GEN-1, GEN-4, GEN-7, GEN-12, GEN-13, GEN-14, GEN-24, GEN-27, REQ-1, REQ-2, REQ-3, REQ-4, REQ-5, REQ-6, REQ-7,
// REQ-8, REQ-9, API-4, DRF-1, DRF-6, A11Y-4.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { droppedAfter } from '../../mocks';
import { captchaPasses } from '../../mocks/db/schema';
import { captchaFails, choicesFail, listingFails, listingRequestFails } from '../../mocks/faults/scenarios';
import { captchaSeesARobot } from '../../mocks/faults/faults';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { leave, renderApp } from '../support/renderApp';
import { filledIn, requestForm, type Label } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const hint = 'Already listed? The media listing has:';
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

const isSubmitted = () => screen.findByRole('heading', { name: 'Your request has been submitted' });

describe('a listing request', () => {
  it('is verified, then sent once with thirteen values, including lookup ids, confirmed, and kept nowhere', async () => {
    const answer = holdAnswer(api(), '/org/temp');
    const { user, unmount } = await openForm();
    const note = screen.getByText('Please complete the verification above to submit your request.');
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await user.click(requestForm.captcha());
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeInTheDocument();
    expect(note).not.toBeInTheDocument();
    expect(checks().map(({ body }) => body)).toEqual([{ token: expect.stringMatching(/^standin-/) as string }]);
    await user.click(requestForm.submit());
    await screen.findByText('Organization is required');
    requestForm.fill();
    await user.dblClick(requestForm.submit());
    requestForm.set('Email', 'later@flint.example');
    answer();
    await expectFocus(await isSubmitted());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const confirmation = within(screen.getByRole('status'));
    expect(confirmation.getByText('Your request has been submitted')).toBeInTheDocument();
    expect(confirmation.getByText(/reviews listing requests within 2-3 business days/)).toBeInTheDocument();
    expect(confirmation.getByText('hello@flint.example')).toBeInTheDocument();
    expect(
      confirmation.getByText('Not included: 1 later change. To correct your request, write to'),
    ).toBeInTheDocument();
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
    unmount();
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('flint');
    await openForm();
    for (const label of Object.keys(filledIn)) {
      expect(requestForm.control(label as Label)).toHaveDisplayValue(/^(?:Choose one)?$/);
    }
  });

  it.each([
    ['the server fails', listingRequestFails(), 'We couldn’t send your request. The service is currently unavailable.'],
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
    expect(alert.closest('[role=alert]')).toHaveTextContent(/ whether it (?:did|arrived)\.$/);
    for (const [label, value] of Object.entries(filledIn)) {
      expect(requestForm.control(label as Label)).toHaveDisplayValue(value);
    }
    expect(requests()).toHaveLength(1);

    api().server.resetHandlers();
    await user.click(requestForm.submit());
    await isSubmitted();
  });

  it('survives a reload in its tab alone, but for a choice that is no longer offered, which is never sent unseen', async () => {
    await openForm();
    requestForm.fill();
    leave();
    expect(JSON.stringify(localStorage)).not.toContain(filledIn.Zip);
    await openForm();
    expect(requestForm.control('Organization')).toHaveValue(filledIn.Organization);
    expect(requestForm.control('County')).toHaveDisplayValue('Chase');
    expect(screen.getByText('13 changes not submitted.')).toBeInTheDocument();
    leave();
    localStorage.clear();
    api().server.use(http.get('*/org/types', () => HttpResponse.json([{ TypeID: 99, Type: 'Podcast' }])));
    const { user } = await renderApp('/media-request');
    await screen.findByText('Podcast', { selector: 'option' });
    expect(requestForm.control('Zip')).toHaveValue(filledIn.Zip);
    await user.click(requestForm.captcha());
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Type is required')).toBeInTheDocument();
    expect(requestForm.control('Type')).toHaveDisplayValue('Choose one');
    expect(requests()).toEqual([]);
    leave();
    sessionStorage.clear();
    await renderApp('/media-request');
    expect(await screen.findByLabelText('Organization')).toHaveValue('');
  });
});

describe('the fields of the listing request', () => {
  it('have lists by name, in the API’s order, and say what is wrong when one leaves them, until it is corrected', async () => {
    const { user } = await openForm();
    expect(
      ['Organization', 'Address', 'City', 'State', 'Zip', 'Phone', 'Email', 'First Name', 'Last Name'].map((label) =>
        screen.getByLabelText(label).getAttribute('autocomplete'),
      ),
    ).toEqual([
      'organization',
      'address-line1',
      'address-level2',
      'address-level1',
      'postal-code',
      'tel',
      'email',
      'given-name',
      'family-name',
    ]);
    const options = (label: Label) =>
      within(requestForm.control(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Type')).toEqual(['Choose one', 'Not Provided', 'Newspaper', 'Radio', 'TV', 'Internet']);
    expect(options('State')).toHaveLength(52);
    expect(options('County').slice(0, 3)).toEqual(['Choose one', 'Allen', 'Anderson']);

    for (const [label, value, message] of [
      ['Zip', '6684', 'Zip Code must be 5 or 9 integers long only'],
      ['Phone', '555-0190', 'Please input phone number including area code'],
      ['Fax', '555-0191', 'Please input fax number including area code'],
      ['Email', 'hello@flint', 'please enter a valid email address'],
    ] as const) {
      const field = requestForm.control(label);
      await user.click(field);
      await user.paste(value);
      await user.tab();
      await waitFor(() => {
        expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
      });
      expect(field).toBeInvalid();
    }
    await user.type(requestForm.control('Zip'), '5');
    await waitFor(() => {
      expect(screen.queryByText(/^Zip Code must be/)).not.toBeInTheDocument();
    });

    // The message appears only after the mouse button is released, so that it does not move the control that is being pressed.
    await user.click(requestForm.control('Last Name'));
    await user.pointer({ keys: '[MouseLeft>]', target: requestForm.control('Website') });
    expect(requestForm.control('Last Name')).not.toHaveFocus();
    expect(screen.queryByText('Last Name is required')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await screen.findByText('Last Name is required');
  });

  it('say that their lists could not be loaded, and load them after Try again, also without the listing', async () => {
    api().use(choicesFail(), listingFails());
    const { user } = await renderApp('/media-request');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the lists of types, states, and counties.');
    requestForm.set('Organization', 'Council Grove Courier');
    await waitFor(() => {
      expect(api().callsTo('GET', '/org/listing')).toHaveLength(4);
    });
    api().server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await requestForm.shown();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    expect(requestForm.control('Organization')).toHaveValue('Council Grove Courier');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });
});

it('asks whether one is already listed when the e-mail is one of the listing’s, and leads there', async () => {
  const { user } = await openForm();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  requestForm.set('Email', 'Sports@KSNX7.example');
  expect(await screen.findByText(hint)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'KSNX-TV Channel 7' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'KSNX-TV Channel 7' })).toBeInTheDocument();
});

describe('the verification', () => {
  it('is requested again when it was used or has expired, with Submit enabled and all input kept', async () => {
    const { user } = await openReady({ Organization: 'Late Stream' });
    await api().db.delete(captchaPasses);
    await user.click(requestForm.submit());
    const message = 'We couldn’t send your request. Please complete the verification again, then submit.';
    expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
    expect(requestForm.captcha()).not.toBeChecked();
    expect(requestForm.control('Organization')).toHaveValue('Late Stream');

    await user.click(requestForm.captcha());
    await waitFor(() => {
      expect(checks()).toHaveLength(2);
    });
    await user.click(requestForm.submit());
    await isSubmitted();
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
