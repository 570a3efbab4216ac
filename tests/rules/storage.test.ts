// Verifies DRF-6.
import { onOtherTab, safeLocalStorage, safeSessionStorage } from '@/shared/lib/storage';

test('nothing is stored and nothing breaks when the browser blocks storage', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const local = jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  expect(safeLocalStorage.write('key', 'text')).toBe(false);
  expect(safeLocalStorage.read('key')).toBeUndefined();
  expect(() => {
    safeLocalStorage.remove('key');
  }).not.toThrow();
  local.mockRestore();
});

test('reports a full storage', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(safeSessionStorage.write('key', 'text')).toBe(false);
  full.mockRestore();
});

test('the two areas are separate', () => {
  safeLocalStorage.write('key', 'local');
  safeSessionStorage.write('key', 'session');
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['local', 'session']);
  safeLocalStorage.remove('key');
  expect([safeLocalStorage.read('key'), safeSessionStorage.read('key')]).toEqual([undefined, 'session']);
});

describe('another tab', () => {
  const change = (key: string | null) => new StorageEvent('storage', { key, newValue: 'text' });
  const shown = (persisted: boolean) => new PageTransitionEvent('pageshow', { persisted });

  test.each<[string, Event, unknown[][]]>([
    ['its change of a key', change('two'), [['text']]],
    ['that it cleared the storage', change(null), [['text']]],
    ['no change of another key', change('three'), []],
    ['that the page is back from the back/forward cache', shown(true), [[]]],
    ['nothing of a page that has just loaded', shown(false), []],
  ])('tells, until it is no longer listened to, %s', (_what, event, told) => {
    const listener = jest.fn();
    const stop = onOtherTab(['one', 'two'], listener);
    window.dispatchEvent(event);
    expect(listener.mock.calls).toEqual(told);
    stop();
    window.dispatchEvent(event);
    expect(listener.mock.calls).toEqual(told);
  });
});
