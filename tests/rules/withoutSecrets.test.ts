// Verifies SEC-10.
import { makePseudonyms, withoutSecrets } from '@/app/devtools/withoutSecrets';
import { tokenOf } from '../support/tokenOf';

const token = tokenOf({ Role: 'media', Identifier: '20417' });

test.each<[string, object]>([
  ['a token that was signed in with', { type: 'session/signedIn', payload: { token, at: 1 } }],
  ['a token that can’t be decoded', { type: 'session/sessionRestored', payload: { token: 'opaque' } }],
  ['the response of a login', { type: 'api/executeMutation/fulfilled', payload: token }],
  ['a token inside a text', { type: 'api/x', error: { message: `Bearer ${token} has expired.` } }],
  ['a password', { meta: { arg: { originalArgs: { email: 'ana@gazette.example', password: 'opaque' } } } }],
  ['the token of a captcha', { meta: { arg: { originalArgs: { token: 'opaque' } } } }],
  ['a token in a list', { payload: [{ answers: [token] }] }],
])('%s is not in the log', (_what, action) => {
  const logged = JSON.stringify(withoutSecrets(action));
  expect(logged).not.toMatch(/opaque|eyJ/);
  expect(logged).toContain('(hidden)');
});

test('everything else stays as it is', () => {
  const action = {
    type: 'drafts/draftChanged',
    payload: { value: { Organization: 'Gazette', Fax: '' }, list: [1, null, true, undefined], none: undefined },
    token: null,
    password: '',
  };
  expect(withoutSecrets(action)).toEqual(action);
});

describe('pseudonyms', () => {
  test('replace names and e-mails, the same one always the same', () => {
    const rename = makePseudonyms();
    const person = { FirstName: 'Ana', LastName: 'Reyes', Email: 'ana.reyes@gazette.example' };
    const first = rename({ payload: [person, { ...person, FirstName: 'Lou' }] });
    const [ana, lou] = first.payload;
    expect(JSON.stringify(first)).not.toMatch(/Ana|Reyes|Lou|gazette/);
    expect(lou?.LastName).toBe(ana?.LastName);
    expect(lou?.FirstName).not.toBe(ana?.FirstName);
    expect(rename({ payload: person })).toEqual({ payload: ana });
  });

  test('replace a name in a sentence once a field has named it', () => {
    const rename = makePseudonyms();
    const { payload } = rename({ payload: { FirstName: 'Ana', LastName: 'Reyes' } });
    expect(rename({ text: 'Ana Reyes was deleted. Anaconda stays.' }).text).toBe(
      `${payload.FirstName} ${payload.LastName} was deleted. Anaconda stays.`,
    );
  });

  test('replace a short name only where it fills a field', () => {
    const renamed = makePseudonyms()({ payload: { FirstName: 'Al' }, text: 'Al or all' });
    expect(renamed).toEqual({ payload: { FirstName: 'Name1' }, text: 'Al or all' });
  });

  test('leave names of dialogs, schools, sites, and activities', () => {
    const action = {
      name: 'mediaHome/deleting',
      SchoolName: 'Wichita West',
      SiteName: 'Lewis Field',
      Name: 'Football',
    };
    expect(makePseudonyms()(action)).toEqual(action);
  });
});
