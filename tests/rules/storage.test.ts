// Verifies DRF-6.
import { safeLocalStorage, safeSessionStorage } from '@/shared/lib/storage';

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
