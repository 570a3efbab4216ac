// Verifies PERF-3: a page loads only the slices that it uses, in tests as in the bundle.
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

standInApi();

it('starts with the slices of the first page, and gets the others on the way through the media area', async () => {
  const { store, user } = await renderApp('/login');
  const slices = (): string[] => Object.keys(store.getState()).sort();
  expect(slices()).toEqual(['api', 'drafts', 'notices', 'session', 'view', 'visitorDrafts']);

  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'editor@council-grove-courier.example');
  await user.type(screen.getByLabelText('Password'), 'prairie-sky-2026');
  await user.click(screen.getByRole('button', { name: 'Login' }));

  await screen.findByRole('heading', { level: 1, name: 'Media Home' });
  const nav = within(await screen.findByRole('navigation', { name: 'Media area' }));
  expect(slices()).not.toContain('preferences');
  await user.click(nav.getByRole('link', { name: 'Site Notification' }));
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: /Football/ }));
  await main.findAllByRole('checkbox');
  expect(slices()).toEqual(expect.arrayContaining(['clock', 'preferences']));
  await user.click(nav.getByRole('link', { name: 'Broadcast Agreements' }));
  await screen.findByRole('heading', { level: 1, name: /agreement/i });
  expect(slices()).toEqual(expect.arrayContaining(['agreementHistory']));
});
