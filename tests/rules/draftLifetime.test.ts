// Verifies DRF-3, DRF-4, SEC-10.
import { holdsDrafts } from '@/shared/forms/draftLifetime';
import {
  oldestDraftTime,
  removeOverdueDrafts,
  removeStoredDrafts,
  removeDraftsOfOthers,
  type Draft,
} from '@/shared/forms';
import { putPersisted, readPersisted } from '../support/persisted';

const HOUR = 3_600_000;
const NOW = 1_760_000_000_000;
const KEY = 'persist:drafts';
const VISITORS = 'persist:visitorDrafts';

const draft = (parts: Partial<Draft>): Draft => ({
  owner: '20417',
  form: 'organization',
  subject: '',
  value: { name: 'a' },
  changes: 1,
  editedAt: NOW,
  ...parts,
});
const put = (entries: Record<string, Draft>) => {
  putPersisted(KEY, { entries });
};
const kept = () => Object.keys(readPersisted(KEY)?.entries ?? {});

test('drafts of an expired session are removed twelve hours after the last change', () => {
  put({
    young: draft({ editedAt: NOW - HOUR }),
    due: draft({ editedAt: NOW - 12 * HOUR }),
    over: draft({ editedAt: NOW - 12 * HOUR - 1 }),
    ahead: draft({ editedAt: NOW + 1 }),
  });
  expect(removeOverdueDrafts(NOW)).toBe(NOW + 1);
  expect(kept()).toEqual(['young', 'due']);
  expect(removeOverdueDrafts(NOW + 1)).toBe(NOW + 11 * HOUR + 1);
  expect(removeOverdueDrafts(NOW + 12 * HOUR)).toBe(Infinity);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(oldestDraftTime(NOW)).toBe(NOW - 12 * HOUR);
});

test('what is kept stays as it was stored', () => {
  const own = draft({ editedAt: NOW - HOUR });
  put({ own, over: draft({ editedAt: 1 }) });
  removeOverdueDrafts(NOW);
  expect(readPersisted(KEY)).toEqual({ entries: { own }, _persist: { version: 1, rehydrated: true } });
});

test("a sign-in removes other organizations' drafts", () => {
  put({ own: draft({}), foreign: draft({ owner: '30000' }) });
  removeDraftsOfOthers('20417');
  expect(kept()).toEqual(['own']);
  removeDraftsOfOthers('30000');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['a logout', true, null],
  ['another sign-in', false, 'kept'],
])('%s removes all stored drafts; those of visitors: %p', (_what, ofVisitors, visitors) => {
  put({ own: draft({}) });
  localStorage.setItem('agreementDrafts', 'of an earlier release');
  localStorage.setItem('persist:preferences', 'stays');
  sessionStorage.setItem(VISITORS, 'kept');
  removeStoredDrafts({ ofVisitors });
  expect(Object.keys(localStorage)).toEqual(['persist:preferences']);
  expect(sessionStorage.getItem(VISITORS)).toBe(visitors);
});

test.each(['x', '[]', 'null', '{"entries":"x"}', '{"entries":"null"}', '{"entries":"{\\"a\\":null}"}'])(
  'drafts that are corrupt (%s) are removed',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(removeOverdueDrafts(NOW)).toBe(Infinity);
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

test.each([
  [KEY, true],
  [VISITORS, true],
  ['persist:preferences', false],
])('what is stored under %s are drafts: %p', (key, areDrafts) => {
  expect(holdsDrafts(key)).toBe(areDrafts);
});
