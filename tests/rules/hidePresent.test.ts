// Verifies REL-11.
import { atMoment } from '@/app/devtools/readOnlyStore';
import { hidePresent } from '@/app/devtools/hidePresent';
import { historyEntry, isSamePage } from '@/shared/lib/navigation';

beforeEach(() => {
  window.history.replaceState({ key: 'login' }, '', '/mediareact/login');
});

test('gives the present its address and history entry back', () => {
  const before = historyEntry();
  const present = hidePresent();
  present.show('/mediareact/psa');
  expect(window.location.pathname).toBe('/mediareact/psa');
  expect(isSamePage(historyEntry(), before)).toBe(true);
  expect(present.restore()).toBe(false);
  expect(window.location.pathname).toBe('/mediareact/login');
  expect(window.history.state).toEqual({ key: 'login' });
});

test('lets the present navigate from its own address while the past is shown', () => {
  const before = historyEntry();
  const present = hidePresent();
  present.show('/mediareact/psa');
  window.history.pushState({ key: 'home' }, '', 'media-change');
  expect(window.location.pathname).toBe('/mediareact/media-change');
  present.show('/mediareact/sportsmanship');
  expect(isSamePage(historyEntry(), before)).toBe(false);
  expect(present.restore()).toBe(true);
  expect(window.location.pathname).toBe('/mediareact/media-change');
  expect(window.history.state).toEqual({ key: 'home' });
  window.history.pushState(null, '', '/mediareact/psa');
  expect(window.location.pathname).toBe('/mediareact/psa');
});

test('a dialog that the present opens out of sight is open, and modal ones are so again afterwards', () => {
  // jsdom has no modal dialogs.
  const opened: HTMLDialogElement[] = [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    opened.push(this);
  };
  const present = hidePresent();
  const dialog = document.createElement('dialog');
  dialog.showModal();
  expect([dialog.open, opened]).toEqual([true, []]);
  present.restore();
  document.body.append(dialog);
  dialog.showModal();
  expect(opened).toEqual([dialog]);
});

test('a moment of the past is drawn with its own clock', () => {
  const moment = Date.UTC(2025, 10, 8, 18, 30);
  const seen: unknown[] = [];
  atMoment(moment, () => {
    seen.push(Date.now(), new Date().getTime(), new Date(7).getTime(), new Date() instanceof Date, Date.UTC(1970, 0));
  });
  expect(seen).toEqual([moment, moment, 7, true, 0]);
  expect(Date.now()).toBeGreaterThan(moment);
});
