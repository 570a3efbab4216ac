// Verifies REL-11.
import { holdAddress } from '@/app/devtools/holdAddress';
import { openModal } from '@/shared/ui/dialog';

beforeEach(() => {
  window.history.replaceState({ key: 'login' }, '', '/mediareact/login');
});

it('gives the present its address and history entry back', () => {
  const address = holdAddress();
  address.show('/mediareact/psa');
  expect(window.location.pathname).toBe('/mediareact/psa');
  expect(address.release()).toBe(false);
  expect(window.location.pathname).toBe('/mediareact/login');
  expect(window.history.state).toEqual({ key: 'login' });
});

it('lets the present navigate from its own address while the past is shown', () => {
  const address = holdAddress();
  address.show('/mediareact/psa');
  window.history.pushState({ key: 'home' }, '', 'media-change');
  expect(window.location.pathname).toBe('/mediareact/media-change');
  address.show('/mediareact/sportsmanship');
  expect(address.release()).toBe(true);
  expect(window.location.pathname).toBe('/mediareact/media-change');
  expect(window.history.state).toEqual({ key: 'home' });
});

it('opens a dialog of a page that has left the document without an error', () => {
  const dialog = document.createElement('dialog');
  openModal(dialog);
  expect(dialog.open).toBe(true);
});
