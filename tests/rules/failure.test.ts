// Verifies GEN-5, SAV-2, API-4.
import { describeFailedWrite, isRefusal, isUncertain } from '@/shared/api/failedWrite';
import { isApiError, isOffline, isTransient, isUnreachable, type ApiError } from '@/shared/api/failure';

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

const texts = { done: 'your request has arrived', failed: 'We couldn’t send it.' };
const advice = 'Please call us.';

test.each<[unknown, string]>([
  [http(404), 'We couldn’t send it. Sorry, we couldn’t find this.'],
  [{ kind: 'http', status: 400, message: 'No such city.' }, 'We couldn’t send it. No such city.'],
  [
    { kind: 'network' },
    'We’re not certain whether your request has arrived: the connection to the media service was lost.',
  ],
  [
    { kind: 'unreadable' },
    'We’re not certain whether your request has arrived: we couldn’t read the media service’s answer.',
  ],
  [http(504), 'We’re not certain whether your request has arrived: the media service took too long to respond.'],
  [new Error('a defect'), 'We’re not certain whether your request has arrived: something went wrong.'],
  [
    { kind: 'http', status: 409, message: 'No.', unfinished: { step: '', done: {}, isUnconfirmed: true } },
    'We’re not certain whether your request has arrived. No.',
  ],
  [{ kind: 'unreadable', message: 'Try later' }, 'We’re not certain whether your request has arrived. Try later'],
])('a write that ended in %j is told as: %s', (error, sentence) => {
  expect(describeFailedWrite(error, texts)).toBe(sentence);
});

test.each([
  ['Try later', 'Try later.'],
  ['Try later.', 'Try later.'],
  ['Really? ', 'Really? '],
  ['He said “later!”', 'He said “later!”'],
  ['see v1.2 (beta', 'see v1.2 (beta.'],
])('the server’s %j is a sentence before the advice', (message, sentence) => {
  expect(describeFailedWrite({ kind: 'unreadable', message }, { ...texts, advice })).toBe(
    `We’re not certain whether your request has arrived. ${sentence} ${advice}`,
  );
});

test('a write that certainly failed needs no advice and no sentence of its own', () => {
  expect(describeFailedWrite(http(404), { done: '', failed: '', advice })).toBe('Sorry, we couldn’t find this.');
});
