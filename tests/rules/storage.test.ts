import fc from 'fast-check';
import { jsonStore, localArea, sessionArea } from '@/shared/lib/storage';

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const store = (version = 1) => jsonStore({ area: localArea, key: 'names', version, isValid: isNames });

test('reads back what was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      expect(store().write(names)).toBe(true);
      expect(store().read()).toEqual(names);
    }),
  );
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '"names"',
  '{"version":1}',
  '{"data":["a"]}',
  '{"version":1,"data":"a"}',
  '{"version":1,"data":[1]}',
  '{"version":2,"data":["a"]}',
])('%j, which it has not written, is dropped', (text) => {
  localStorage.setItem('names', text);
  expect(store().read()).toBeUndefined();
  expect(localStorage.getItem('names')).toBeNull();
});

test('what an older release wrote is dropped', () => {
  store(1).write(['a']);
  expect(store(2).read()).toBeUndefined();
});

test('nothing is kept, and nothing breaks, where the browser forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const local = jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  expect(localArea.write('key', 'text')).toBe(false);
  expect(localArea.read('key')).toBeUndefined();
  expect(() => {
    localArea.remove('key');
  }).not.toThrow();
  expect(store().write(['a'])).toBe(false);
  local.mockRestore();
});

test('says so when the storage is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(sessionArea.write('key', 'text')).toBe(false);
  full.mockRestore();
});

test('the two areas are two', () => {
  localArea.write('key', 'local');
  sessionArea.write('key', 'session');
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['local', 'session']);
  localArea.remove('key');
  expect([localArea.read('key'), sessionArea.read('key')]).toEqual([undefined, 'session']);
});
