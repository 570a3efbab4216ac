// Verifies SRV-1, SEC-7, SEC-9.
import { operationById, operationsInContract } from '../../mocks/http/contract';
import { compilePath } from '../../mocks/http/matchPath';
import { responseAt } from '../../scripts/conform/schema';
import { isExhaustive } from '../support/runs';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { messageOf, startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
// One API for all tests, because refused calls change nothing.
beforeAll(async () => {
  api = await startApi();
});

type Id = keyof typeof exampleCalls;
type Fields = Record<string, unknown>;

const ids = Object.keys(exampleCalls) as Id[];
const withBody = ids.filter((id) => exampleCalls[id].body !== undefined);
const first = (body: unknown): Fields => (Array.isArray(body) ? body[0] : body) as Fields;
const like = (body: unknown, fields: Fields): unknown => (Array.isArray(body) ? [fields] : fields);

/** Sends an operation's example call with this text as its body, or with another content type. Returns the status. */
async function sendText(id: Id, body: string, type = 'application/json'): Promise<number> {
  const headers = { Authorization: `Bearer ${await api.token(courier.identifier)}`, 'Content-Type': type };
  const { method } = operationById(id);
  return (await fetch(api.base + exampleCalls[id].path, { method, body, headers })).status;
}

/** The values for a case: one of them, which depends on the case's place, or all with `EXHAUSTIVE=1`. */
const inTurn = <T>(values: readonly T[], place: number): T[] =>
  values.filter((_value, turn) => isExhaustive || turn === place % values.length);

test('the contract names the refusal of a body that is too large wherever a body is sent', () => {
  const sending = operationsInContract.filter(({ bodyPointer }) => bodyPointer !== undefined);
  expect(sending.filter((operation) => responseAt(operation, 413) === undefined).map(({ id }) => id)).toEqual([]);
});

test.each(withBody)('%s with another body than the contract says is refused', async (id) => {
  expect(await sendText(id, '"success"')).toBe(422);
  expect(await sendText(id, '{')).toBe(400);
});

test.each(['null', '[]', '{"__proto__":{"email":"a@b.example","password":"x"}}', '{"email":{"$ne":null}}'])(
  'a login of %s is refused',
  async (body) => {
    expect(await sendText('login', body)).toBe(422);
  },
);

test.each(['text/plain', 'application/json-patch', 'application/json+x'])('a body of %s is refused', async (type) => {
  expect(await sendText('login', JSON.stringify(exampleCalls.login.body), type)).toBe(400);
});

const wrong: [Id, string, unknown][] = [
  ['login', 'email', 'no address'],
  ['login', 'email', undefined],
  ['login', 'password', ''],
  ['recoverPassword', 'recoveryEmail', 'a@'],
  ['recoverPassword', 'name', '   '],
  ['verifyCaptcha', 'token', ''],
  ['requestListing', 'Organization', ' '],
  ['requestListing', 'Organization', 'x'.repeat(256)],
  ['requestListing', 'Type', '9'],
  ['requestListing', 'State', 99],
  ['requestListing', 'County', 99],
  ['requestListing', 'Zip', '66603-12345'],
  ['requestListing', 'Phone', '555-0190'],
  ['requestListing', 'Fax', '12'],
  ['requestListing', 'Email', 'nobody'],
  ['updateOrganizationName', 'Organization', ''],
  ['updateOrganizationType', 'Type', 9],
  ['updateOrganizationAddress', 'State', '99'],
  ['updateOrganizationAddress', 'Zip', 'abcde'],
  ['updateOrganizationContact', 'Phone', '12'],
  ['updateOrganizationContact', 'Email', ''],
  ['updateDirectorPerson', 'FirstName', ''],
  ['createAssistantContact', 'Email', 'nobody'],
  ['saveSiteNotifications', 'attending', 1],
  ['saveSiteNotifications', 'attending', '2'],
  ['saveSiteNotifications', 'event', 999],
  ['saveCredentials', 'credential', 'yes'],
];

test.each(wrong)('%s with %s being %j is refused, naming it', async (id, field, value) => {
  const { body } = exampleCalls[id];
  const response = await api.example(id, { body: like(body, { ...first(body), [field]: value }) });
  expect([response.status, await messageOf(response)]).toEqual([422, expect.stringContaining(field)]);
});

test.each(['785-555-0190', '(785) 555-0190', '785.555.0190', '7855550190', '+1 785 555 0190', '1-785-555-0190'])(
  'the phone number %s is taken and stored as ten digits',
  async (Phone) => {
    const { body } = exampleCalls.updateOrganizationContact;
    expect((await api.example('updateOrganizationContact', { body: { ...first(body), Phone } })).status).toBe(200);
    expect(await (await api.example('getOrganization')).json()).toMatchObject({ BusinessPhone: '7855550190' });
  },
);

test('an empty list of choices is refused', async () => {
  expect((await api.example('saveCredentials', { body: [] })).status).toBe(422);
});

describe('a list of attendance', () => {
  const cell = (event: number, attending: string) => ({ event, staff: 102, identifier: courier.identifier, attending });
  const stored = async (): Promise<unknown> => (await api.example('getSiteNotifications')).json();

  test('of forty thousand cells takes the last one of each', async () => {
    const body = [...Array.from({ length: 40_000 }, () => cell(501, '1')), cell(501, '0')];
    expect((await api.example('saveSiteNotifications', { body })).status).toBe(200);
    expect(await stored()).toContainEqual({ Sites: 501, PersonID: 102, Attending: 0 });
  });

  test('with one invalid entry saves nothing', async () => {
    const before: unknown = await stored();
    const body = [cell(501, '1'), cell(999, '1')];
    expect((await api.example('saveSiteNotifications', { body })).status).toBe(422);
    expect(await stored()).toEqual(before);
  });
});

describe('an id', () => {
  const beyond = ['Infinity', '-Infinity', 'NaN', '1e400', '-1e400', '1e21', '99999999999999999999', '9'.repeat(400)];
  const malformed = ['-1', '+1', '1.5', '1e2', '0x10', '%2012', '12%20', '%C2%A0', 'null', 'true', '1,2', '١٢'];

  /** Every part of every path that is a number in the example, but for a league's Identifier. */
  const parts = ids.flatMap((id) => {
    const { method, path } = operationById(id);
    const values = compilePath(path)(exampleCalls[id].path);
    if (id === 'getLeague' || typeof values !== 'object') return [];
    const names = Object.keys(values).filter(
      (name) => /^\d+$/.test(values[name] ?? '') && !/identifier|USD/i.test(name),
    );
    return names.map((name) => {
      const at = (value: string) =>
        path.replace(/\{(\w+)\}/g, (_part, other: string) => (other === name ? value : (values[other] ?? '')));
      const ask = async (value: string) => (await api.send(method, at(value), { body: exampleCalls[id].body })).status;
      return { id, name, ask };
    });
  });

  test.each(parts.map((part, place) => ({ ...part, place })))(
    'in a path, $id: an impossible $name is not found, and a non-number is malformed',
    async ({ ask, place }) => {
      expect(parts.length).toBeGreaterThan(25);
      for (const value of inTurn(beyond, place)) expect([value, await ask(value)]).toEqual([value, 404]);
      for (const value of inTurn(malformed, place)) expect([value, await ask(value)]).toEqual([value, 400]);
    },
  );

  const fields = withBody.flatMap((id) => {
    const record = first(exampleCalls[id].body);
    return Object.keys(record)
      .filter((key) => /^\d+$/.test(String(record[key])))
      .map((key) => [id, key] as const);
  });

  test.each(fields.map(([id, key], place) => [id, key, place] as const))(
    'in the body of %s, %s is finite',
    async (id, key, place) => {
      for (const value of inTurn(['1e400', '-1e400', '1e21', '99999999999999999999'], place)) {
        const text = JSON.stringify(exampleCalls[id].body).replace(new RegExp(`("${key}":)("?\\d+"?)`), `$1${value}`);
        expect(text).toContain(value);
        expect([value, await sendText(id, text)]).toEqual([value, 422]);
      }
    },
  );
});

// The first case is too deep for recursive code. The others can be less deep, because the same code reads and checks all of them.
test.each(withBody.map((id, place) => [id, place === 0 ? 100_000 : 1000] as const))(
  '%s refuses what is nested %i levels deep, in a field that nobody knows',
  async (id, levels) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(levels)}0${close.repeat(levels)}`;
      const text = JSON.stringify(exampleCalls[id].body).replace('{', `{"Unknown":${deep},`);
      expect([open, await sendText(id, text)]).toEqual([open, 422]);
    }
  },
);

describe('a text', () => {
  const unseen = ['\n', '\r', '\t', '\0', '\u001b[31m', '\u0085', '\u2028', '\u2029', '\u202e', '\ud83c'];

  /** The strings in a body: the name of each, and a function that returns the body with something appended to that string. */
  function textsIn(
    value: unknown,
    rebuild: (changed: unknown) => unknown,
    name = '',
  ): { name: string; add: (more: string) => unknown }[] {
    if (typeof value === 'string') return [{ name, add: (more) => rebuild(value + more) }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => {
      const into = (changed: unknown) =>
        rebuild(Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed });
      return textsIn(part, into, `${name} ${key}`);
    });
  }
  const fields = withBody
    .flatMap((id) => textsIn(exampleCalls[id].body, (body) => body).map((field) => ({ id, ...field })))
    .map((field, place) => ({ ...field, place }));

  test.each(fields)('of $id is one line only:$name', async ({ id, add, place }) => {
    expect(fields.length).toBeGreaterThan(50);
    for (const addition of inTurn(unseen, place)) {
      const { status } = await api.example(id, { body: add(`${addition}x`) });
      expect([status, addition]).toEqual([422, addition]);
    }
  });

  const name = (FirstName: string) =>
    api.example('updateDirectorPerson', { body: { ...first(exampleCalls.updateDirectorPerson.body), FirstName } });

  test.each(unseen)('with %j is refused in words', async (addition) => {
    expect(await messageOf(await name(`Zoë${addition}`))).toBe(
      'FirstName must be one line without control characters.',
    );
  });

  test.each(['Zoë', 'مريم', 'שרה‏', 'क्‍ष', '👩‍👧', '山田'])('in any script is one line: %s', async (text) => {
    expect((await name(text)).status).toBe(200);
  });
});
