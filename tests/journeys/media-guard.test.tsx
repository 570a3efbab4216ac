// Verifies SES-4, SES-5, SES-15, SES-16, SES-23.
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '@/app/routing/routes';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { COURIER_EMAIL } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';
import { tokenOf } from '../support/tokenOf';

const api = standInApi();
const stored = () => localStorage.getItem('media_id_token');
const privateCalls = () => api().calls.filter(({ path }) => !path.startsWith('/org/listing'));

/** An address of every route of the media area. */
const mediaAddresses = routes
  .filter(({ audience }) => audience === 'media')
  .map(({ path }) => path.replace(/:\w+/g, '1'));

async function expectSentAway(address: string, token?: string) {
  const app = await renderApp(address, token === undefined ? {} : { token });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You must be logged in to view this page!$/);
  expect(app.address()).toBe('/');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('navigation', { name: 'Media area' })).not.toBeInTheDocument();
  expect(privateCalls()).toEqual([]);
}

describe('the guard of the media area', () => {
  it('covers its screens', () => {
    expect(mediaAddresses.length).toBeGreaterThan(10);
  });

  it.each(mediaAddresses)('sends away, with the alert, a visitor of %s who is not logged in', async (address) => {
    await expectSentAway(address);
  });

  it.each([
    ['has another role, whose session stays', () => api().token(COURIER, { role: 'staff' }), true],
    ['has a session that has expired, whose token goes', () => api().token(COURIER, { seconds: -1 }), false],
    ['has a token that cannot be decoded, which goes', () => Promise.resolve('not.a.token'), false],
  ])('sends away a user who %s', async (_what, create, isKept) => {
    const token = await create();
    await expectSentAway('/media-change', token);
    expect(stored()).toBe(isKept ? token : null);
  });

  it('sends away a user who gets another role in another tab', async () => {
    const { address } = await renderMedia(api(), '/publications');
    await screen.findByRole('heading', { level: 1, name: 'Publications' });
    localStorage.setItem('media_id_token', tokenOf({ Role: 'staff', Identifier: COURIER }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token' }));
    });
    expect(await screen.findByText('You must be logged in to view this page!')).toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe('/');
    });
  });

  it.each([
    ['no Identifier', '/media-change', { Role: 'media' }],
    ['a blank Identifier', '/site-notification/1', { Role: 'media', Identifier: '' }],
  ])('says to a media user with %s at %s what is missing, and lets them log out', async (_what, wanted, payload) => {
    const { user, address } = await renderApp(wanted, { token: tokenOf(payload) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t tell which organization you belong to');
    expect(within(alert).getByRole('link', { name: 'media@shsaa.example' })).toBeInTheDocument();
    expect(privateCalls()).toEqual([]);
    await user.click(within(alert).getByRole('button', { name: 'Logout' }));
    expect(address()).toBe('/');
    expect(stored()).toBeNull();
  });

  it.each([
    ['/publications', 'Publications'],
    ['/school-directory', 'School Directory'],
  ])('opens %s, which needs no organization, to a media user without one', async (wanted, heading) => {
    await renderApp(wanted, { token: tokenOf({ Role: 'media' }) });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });
});

describe('the alert', () => {
  it('can be dismissed, and is not repeated on the next page', async () => {
    const { user } = await renderApp('/publications');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Credential procedure' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // tests/rules/returnPath.test.ts tests to which addresses the login may lead.
  it('leads through the login to the page that was wanted', async () => {
    const wanted = '/site-notification?view=who-is-where';
    const { user, address } = await renderApp(wanted);
    const notice = (await screen.findByRole('alert')).parentElement;
    await user.click(within(notice ?? document.body).getByRole('link', { name: 'Login' }));
    await user.click(await screen.findByLabelText('Email'));
    await user.paste(COURIER_EMAIL);
    await user.click(screen.getByLabelText('Password', { selector: 'input' }));
    await user.paste(DEMO_PASSWORD);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    await waitFor(() => {
      expect(address()).toBe(wanted);
    });
  });
});

it('the agreement card of the home page leads a signed-in user to the agreement', async () => {
  const { user, address } = await renderMedia(api(), '/');
  await user.click(await screen.findByRole('link', { name: 'Broadcast agreement form' }));
  expect(address()).toBe('/agreement');
});
