// Verifies DRF-6.
import { localArea, sessionArea } from '@/shared/lib/storage';

test('nothing is stored and nothing breaks when the browser blocks storage', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const local = jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  expect(localArea.write('key', 'text')).toBe(false);
  expect(localArea.read('key')).toBeUndefined();
  expect(() => {
    localArea.remove('key');
  }).not.toThrow();
  local.mockRestore();
});

test('reports a full storage', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(sessionArea.write('key', 'text')).toBe(false);
  full.mockRestore();
});

test('the two areas are separate', () => {
  localArea.write('key', 'local');
  sessionArea.write('key', 'session');
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['local', 'session']);
  localArea.remove('key');
  expect([localArea.read('key'), sessionArea.read('key')]).toEqual([undefined, 'session']);
});
