// Verifies GEN-5, API-5, API-6, API-7, API-11.
import { config } from '@/shared/config/config';
import { describeError } from '@/shared/api/describeError';
import {
  responseIs,
  parseBody,
  readResponse,
  saysFailed,
  serverMessage,
  type ResponseKind,
} from '@/shared/api/readResponse';

describe('a body', () => {
  test.each<[string, unknown]>([
    ['', null],
    ['  \n', null],
    ['null', null],
    ['[1]', [1]],
    [' {"a":1} ', { a: 1 }],
    ['success', 'success'],
    [' success\n', 'success'],
    ['"success"', 'success'],
    ['{broken', '{broken'],
  ])('%j is read as %j', (body, value) => {
    expect(parseBody(body)).toEqual(value);
  });
});

describe('an answer', () => {
  const unreadable = 'unreadable';

  test.each<[ResponseKind, unknown, unknown]>([
    ['list', [1, 2], [1, 2]],
    ['list', [], []],
    ['list', null, unreadable],
    ['list', '', unreadable],
    ['list', { a: 1 }, unreadable],
    ['list', 'text', unreadable],
    ['list', 5, unreadable],
    ['value', { Year: 2025 }, { Year: 2025 }],
    ['value', [{ Year: 2025 }], { Year: 2025 }],
    ['value', [], null],
    ['value', [null], null],
    ['value', null, null],
    ['value', '', null],
    ['value', [{ Year: 2025 }, { Year: 2026 }], unreadable],
    ['value', 2025, unreadable],
    ['value', ['2025'], unreadable],
    ['text', 'success', 'success'],
    ['text', ' success\n', 'success'],
    ['text', null, unreadable],
    ['text', { message: 'success' }, unreadable],
    ['any', null, null],
    ['any', { token: 't' }, { token: 't' }],
    ['any', 'ok', 'ok'],
  ])('expected as %s, of %j, is %j', (kind, value, read) => {
    expect(readResponse(value, kind)).toEqual(read === unreadable ? { unreadable: true } : { data: read });
  });

  test.each<ResponseKind>(['list', 'value', 'text', 'any'])('expected as %s is never a page of HTML', (kind) => {
    expect(readResponse('<!doctype html><title>Sign in</title>', kind)).toEqual({ unreadable: true });
  });

  test.each([
    ['success', true],
    [' success ', true],
    ['Success', true],
    ['SUCCESS\n', true],
    ['not success', false],
    ['Success!', false],
    [null, false],
    [{ message: 'success' }, false],
  ])('%j says success: %p', (answer, says) => {
    expect(responseIs(answer, 'success')).toBe(says);
  });
});

describe("the server's message of a failure", () => {
  test.each<[unknown, number, string | undefined]>([
    [{ message: 'No such organization.' }, 404, 'No such organization.'],
    [{ message: 'The database is down.' }, 503, 'The database is down.'],
    [{ message: '<b>Wrong</b>\n zip' }, 400, 'Wrong zip'],
    [{ message: '<br>' }, 400, undefined],
    [{ message: 5 }, 400, undefined],
    [{ Message: 'The record is locked.' }, 409, 'The record is locked.'],
    [{ title: 'Conflict', detail: 'The record is locked.' }, 409, 'The record is locked.'],
    [{ error: 'x' }, 400, undefined],
    [{ message: 'Wrong<br>zip' }, 400, 'Wrong zip'],
    [{ message: 'x'.repeat(300) }, 400, 'x'.repeat(300)],
    [{ message: 'x'.repeat(301) }, 400, undefined],
    ['Not approved yet.', 403, 'Not approved yet.'],
    ['Bad Gateway', 502, undefined],
    ['Internal Server Error', 500, undefined],
    ['<h1>Forbidden</h1>', 403, undefined],
    [null, 404, undefined],
  ])('by %j with status %i shows as %j', (body, status, message) => {
    expect(serverMessage(body, status)).toBe(message);
  });
});

describe('the sentence for a failure', () => {
  test.each([
    [{ kind: 'http', status: 404, message: 'No such organization.' }, 'No such organization.'],
    [{ kind: 'http', status: 404 }, 'Sorry, we couldn’t find this.'],
    [{ kind: 'http', status: 401 }, 'Your session had ended. Once you’re logged in, try again.'],
    // A call that needs no login, such as a host's decision.
    [{ kind: 'http', status: 401, isAnonymous: true }, 'The media service rejected this request.'],
    [{ kind: 'http', status: 403 }, 'You don’t have permission to do this.'],
    [{ kind: 'http', status: 429 }, 'The media service is very busy. Please try again in a minute.'],
    [{ kind: 'http', status: 400 }, 'The media service rejected this request.'],
    [{ kind: 'http', status: 500 }, 'The media service is having trouble. Please try again in a few minutes.'],
    [{ kind: 'http', status: 499 }, 'The media service rejected this request.'],
    [{ kind: 'http' }, 'The media service is having trouble. Please try again in a few minutes.'],
    [
      { kind: 'http', status: 413, message: 'Payload too large' },
      `This is more than the media service can accept at once. Please write to ${config.association.mediaEmail}.`,
    ],
    [{ kind: 'offline' }, 'You appear to be offline. Check your connection and try again.'],
    [{ kind: 'network' }, 'We couldn’t reach the media service. Check your connection and try again.'],
    [{ kind: 'timeout' }, 'The media service is taking too long to respond. Please try again.'],
    [{ kind: 'refused-path' }, 'We couldn’t look this up: the name or number is not valid.'],
    [{ kind: 'unreadable' }, 'We couldn’t read the media service’s answer. Please try again in a few minutes.'],
    [{ name: 'TypeError', message: 'x is undefined' }, 'Something went wrong. Please try again.'],
    [undefined, 'Something went wrong. Please try again.'],
  ])('%j is %j', (error, sentence) => {
    expect(describeError(error)).toBe(sentence);
  });

  test('names the missing connection when the browser is offline', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(describeError({ kind: 'network' })).toBe('You appear to be offline. Check your connection and try again.');
    onLine.mockRestore();
  });
});

describe('a response with status 200 says that a write failed', () => {
  const fields = { Success: true, Status: 1, error: null, Errors: [], errors: {} };

  test.each<unknown>([
    false,
    'Error: nothing was saved',
    ' failed',
    ...['false', '0', 'no', 'error', 'fail', 'failed', 'failure', false, 0, ' False '].map((Success) => ({ Success })),
    ...['error', 'fail', 'failed', 'failure', ' Failed '].map((Status) => ({ Status })),
    { error: 'Duplicate key' },
    { error: 1 },
    { error: true },
    { Errors: ['Zip is invalid'] },
    { errors: { Zip: [''] } },
  ])('with %j', (failed) => {
    expect(saysFailed(failed)).toBe(true);
    expect(saysFailed([failed])).toBe(true);
    // If the response has several records, none of them decides whether the write failed.
    expect(saysFailed([failed, failed])).toBe(false);
    expect(saysFailed(typeof failed === 'object' ? { ...failed, ...fields } : 'success')).toBe(false);
  });

  test.each<unknown>([
    ...[0, '0', 'None', 'no', 'false', false, '', ' ', null, 'null', undefined, [], {}].map((error) => ({
      error,
      errors: error,
    })),
    null,
    true,
    '',
    'No error was found',
    [],
    {},
  ])('not with %j', (response) => {
    expect(saysFailed(response)).toBe(false);
  });
});
