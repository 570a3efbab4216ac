// Verifies GEN-5, SAV-2.
import {
  isApiError,
  isOffline,
  isRefusal,
  isTransient,
  isUncertain,
  isUnreachable,
  type ApiError,
} from '@/shared/api/failure';

const http = (status?: number): ApiError => ({ kind: 'http', ...(status === undefined ? {} : { status }) });

test.each<[unknown, { again: boolean; refused: boolean; unsure: boolean }]>([
  [http(400), { again: false, refused: true, unsure: false }],
  [http(404), { again: false, refused: true, unsure: false }],
  [http(499), { again: false, refused: true, unsure: false }],
  [http(408), { again: true, refused: false, unsure: false }],
  [http(425), { again: true, refused: false, unsure: false }],
  [http(429), { again: true, refused: false, unsure: false }],
  [http(500), { again: true, refused: false, unsure: false }],
  [http(502), { again: true, refused: false, unsure: true }],
  [http(503), { again: true, refused: false, unsure: false }],
  [http(504), { again: true, refused: false, unsure: true }],
  [http(), { again: false, refused: true, unsure: false }],
  [{ kind: 'network' }, { again: true, refused: false, unsure: true }],
  [{ kind: 'timeout' }, { again: true, refused: false, unsure: true }],
  [{ kind: 'unreadable' }, { again: true, refused: false, unsure: true }],
  [{ kind: 'offline' }, { again: true, refused: false, unsure: false }],
  [{ kind: 'refused-path' }, { again: false, refused: false, unsure: false }],
  [new Error('a defect'), { again: true, refused: false, unsure: true }],
  [undefined, { again: true, refused: false, unsure: true }],
])('after %j: whether to try again, whether it was refused, whether it may have been done', (failure, said) => {
  expect({ again: isTransient(failure), refused: isRefusal(failure), unsure: isUncertain(failure) }).toEqual(said);
});

test.each<[ApiError, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [http(502), true],
  [http(503), true],
  [http(504), true],
  [http(500), false],
  [http(404), false],
  [http(), false],
  [{ kind: 'unreadable', status: 200 }, false],
  [{ kind: 'refused-path' }, false],
])('by %j the server was not reached: %p', (failure, isSo) => {
  expect(isUnreachable(failure)).toBe(isSo);
});

test.each([
  [{ kind: 'http' }, true],
  [{ kind: 5 }, false],
  [{}, false],
  [null, false],
  ['http', false],
  [undefined, false],
])('%j is a failure of a call: %p', (error, isOne) => {
  expect(isApiError(error)).toBe(isOne);
});

test('the browser says whether it is offline', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isOffline()).toBe(true);
  onLine.mockReturnValue(true);
  expect(isOffline()).toBe(false);
  onLine.mockRestore();
});
