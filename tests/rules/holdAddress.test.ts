// Verifies REL-11.
import { holdAddress } from '@/app/devtools/holdAddress';
import { presentPathname } from '@/shared/lib/navigation';
import { openModal } from '@/shared/ui/dialog';

beforeEach(() => {
  window.history.replaceState({ key: 'login' }, '', '/mediareact/login');
});

it('gives the present its address and history entry back', () => {
  const address = holdAddress();
  address.show('/mediareact/psa');
  expect(window.location.pathname).toBe('/mediareact/psa');
  expect(presentPathname()).toBe('/mediareact/login');
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
  expect(presentPathname()).toBe('/mediareact/media-change');
  expect(address.release()).toBe(true);
  expect(window.location.pathname).toBe('/mediareact/media-change');
  expect(window.history.state).toEqual({ key: 'home' });
  window.history.pushState(null, '', '/mediareact/psa');
  expect(presentPathname()).toBe('/mediareact/psa');
});

it('opens a dialog of a page that has left the document without an error', () => {
  const dialog = document.createElement('dialog');
  openModal(dialog);
  expect(dialog.open).toBe(true);
});
