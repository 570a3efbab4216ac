// Verifies GEN-6.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { whenShown } from '../support/choices';
import { holdAnswer } from '../support/holdAnswer';
import { atRest } from '../support/mediaForms';
import { createMockApi, type MockApi } from '../support/mockApi';
import { flows, typeInto, type Flow } from '../support/multiCallFlows';
import { closeWhenIdle, NEWSROOM, seedNewsroom } from '../support/newsroom';
import { renderApp } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

async function leaveForPsa(): Promise<void> {
  const footer = within(screen.getByRole('contentinfo'));
  fireEvent.click(footer.getByRole('link', { name: 'PSA scripts' }));
  await screen.findByRole('heading', { level: 1, name: 'Public Service Announcements' });
}

// What every write tells who has left is seen in tests/faults/leaving; here, how an edit's screen and an addition's look.
const rendered = flows.filter(({ address }) => ['/media-update', '/add-assistant'].includes(address));

describe.each(rendered.map((flow) => [flow.title, flow] as const))('during %s', (_title, flow: Flow) => {
  let api: MockApi;
  beforeEach(async () => {
    api = await createMockApi({ seed: seedNewsroom(flow.seed) });
  });
  afterEach(() => closeWhenIdle(api));

  async function openAndSubmit() {
    const app = await renderMedia(api, flow.address, undefined, NEWSROOM);
    await screen.findByRole('button', { name: 'Submit' });
    if ('State' in flow.typed) await whenShown('State', 'Kansas');
    await typeInto(flow);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const [first] = flow.calls;
    await waitFor(() => {
      expect(api.callsTo(first?.method ?? '', first?.path ?? '')).toHaveLength(1);
    });
    return app;
  }

  test('a user who leaves the screen stays where they went and sees there that it is saved', async () => {
    const answer = holdAnswer(api, { method: /^(?:PUT|POST)$/ });
    const { address, store } = await openAndSubmit();
    await leaveForPsa();
    answer();
    expect(await screen.findByText(/ has been (?:saved|added)\.$/)).toBeInTheDocument();
    await atRest(store);
    expect(address()).toBe('/psa');
  });

  test('a user who leaves the screen sees where they went that it is not saved', async () => {
    api.use(fails({ method: /^(?:PUT|POST)$/ }, 400, 'Not today.'));
    const answer = holdAnswer(api, { method: /^(?:PUT|POST)$/ });
    const { address } = await openAndSubmit();
    await leaveForPsa();
    answer();
    expect(await screen.findByText(/ has not been (?:saved|added)\. Not today\.$/)).toBeInTheDocument();
    expect(address()).toBe('/psa');
  });
});

describe('on the login screen', () => {
  const api = standInApi();

  test('a user who leaves during the login stays where they went and is signed in there', async () => {
    const answer = holdAnswer(api(), '/login/login');
    const { address, store } = await renderApp('/login');
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByRole('button', { name: 'Login' });
    fill('Email', 'editor@council-grove-courier.example');
    fill('Password', 'prairie-sky-2026');
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => {
      expect(api().callsTo('POST', '/login/login')).toHaveLength(1);
    });
    await leaveForPsa();
    answer();
    await waitFor(() => {
      expect(localStorage.getItem('media_id_token')).not.toBeNull();
    });
    await atRest(store);
    expect(address()).toBe('/psa');
  });

  test('a user who leaves during the recovery stays where they went and sees there that it is sent', async () => {
    const answer = holdAnswer(api(), '/login/recover');
    const { address, store } = await renderApp('/login?recover');
    fireEvent.change(await screen.findByLabelText('Email'), {
      target: { value: 'editor@council-grove-courier.example' },
    });
    fireEvent.change(screen.getByLabelText('Organization name'), { target: { value: 'Council Grove Courier' } });
    fireEvent.click(screen.getByRole('button', { name: /recover|send|submit/i }));
    await waitFor(() => {
      expect(api().callsTo('POST', '/login/recover')).toHaveLength(1);
    });
    await leaveForPsa();
    answer();
    expect(await screen.findByText('Your request for a new password has been sent.')).toBeInTheDocument();
    await atRest(store);
    expect(address()).toBe('/psa');
  });
});
