// Verifies REQ-8, REQ-9, DRF-6.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listingFails } from '../../mocks/faults/scenarios';
import { leave, renderApp } from '../support/renderApp';
import { filledIn, requestForm, type Label } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

const api = standInApi();

async function openForm() {
  const app = await renderApp('/media-request');
  await requestForm.shown();
  return app;
}

const hint = 'Already listed? The media listing has:';

describe('a kept choice', () => {
  it('that is no longer offered is asked for again, and never sent unseen', async () => {
    await openForm();
    requestForm.fill();
    await waitFor(() => {
      expect(sessionStorage.getItem('persist:visitorDrafts')).toContain(filledIn.Zip);
    });
    leave();
    localStorage.clear();
    const types = [{ TypeID: 99, Type: 'Podcast' }];
    api().server.use(http.get('*/org/types', () => HttpResponse.json(types)));
    const { user } = await renderApp('/media-request');
    await screen.findByText('Podcast', { selector: 'option' });
    await user.click(requestForm.captcha());
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Type is required')).toBeInTheDocument();
    expect(requestForm.control('Type')).toHaveDisplayValue('Choose one');
    expect(api().callsTo('POST', '/org/temp')).toHaveLength(0);
  });
});

describe('the "Already listed?" question', () => {
  it.each<[string, Partial<Record<Label, string>>, string]>([
    ['the name', { Organization: 'council grove COURIER' }, 'Council Grove Courier'],
    ['the e-mail', { Email: 'Sports@KSNX7.example' }, 'KSNX-TV Channel 7'],
    ['the phone', { Phone: '(785) 555-0196' }, 'KHGP-FM 96.3'],
  ])('comes up when %s is one of the listing’s, and leads there', async (_what, values, name) => {
    const { user } = await openForm();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    for (const [label, value] of Object.entries(values)) requestForm.set(label as Label, value);
    expect(await screen.findByText(hint)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });

  it('is hidden when nothing is similar and when the listing cannot be loaded', async () => {
    api().use(listingFails());
    await openForm();
    requestForm.fill({ Organization: 'Council Grove Courier' });
    await waitFor(() => {
      expect(api().callsTo('GET', '/org/listing')).toHaveLength(4);
    });
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the draft of a listing request', () => {
  const expectKept = () => {
    for (const [label, value] of Object.entries(filledIn)) {
      expect(requestForm.control(label as Label)).toHaveDisplayValue(value);
    }
  };

  it('survives a reload', async () => {
    const { unmount } = await openForm();
    requestForm.fill();
    unmount();
    await openForm();
    expectKept();
  });

  it('survives a visit to another page', async () => {
    const { user } = await openForm();
    requestForm.fill();
    await user.click(screen.getByRole('link', { name: 'Credential procedure' }));
    await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' });
    await user.click(screen.getByRole('link', { name: 'Request a media listing' }));
    await requestForm.shown();
    expectKept();
  });

  it('is removed after the request was sent', async () => {
    const { user, unmount } = await openForm();
    requestForm.fill();
    await user.click(requestForm.captcha());
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
    unmount();
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('flint');
    await openForm();
    for (const label of Object.keys(filledIn)) {
      expect(requestForm.control(label as Label)).toHaveDisplayValue(/^(?:Choose one)?$/);
    }
  });

  it.each(['{', '{"version":1,"data":{"Organization":5}}', 'null'])(
    'is an empty form when %s was stored',
    async (kept) => {
      sessionStorage.setItem('listingRequestDraft', kept);
      await openForm();
      expect(requestForm.control('Organization')).toHaveValue('');
    },
  );
});
