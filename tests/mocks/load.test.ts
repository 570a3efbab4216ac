// Verifies SRV-11, SEC-11.
import crypto from 'node:crypto';
import { demoLogins } from '../../mocks/server';
import { postTo, sharedServer, signedIn } from './support/sharedServer';
import { traffic } from './support/traffic';

const { server } = sharedServer({ trustedProxies: 1 });

test('two hundred requests in bursts of fifty all succeed', async () => {
  const { Authorization = '' } = await signedIn(server().url);
  const call = traffic(Authorization.slice('Bearer '.length), '27919');
  const failed: string[] = [];
  for (let start = 0; start < 200; start += 50) {
    const burst = Array.from({ length: 50 }, async (_, index) => {
      const { name, path, init, before } = call(start + index);
      if (before !== undefined) await answered(before.path, before.init);
      const { status } = await answered(path, init);
      if (status !== 200) failed.push(`${name}: ${status}`);
    });
    await Promise.all(burst);
  }
  expect(failed).toEqual([]);
});

async function answered(path: string, init: RequestInit | undefined): Promise<{ status: number }> {
  const response = await fetch(server().url + path, init);
  await response.arrayBuffer();
  return response;
}

describe('the existence of an account', () => {
  /** What a caller sees of a response, and how often the server has hashed a password for it. */
  async function seen(path: string, body: object) {
    const work = jest.spyOn(crypto, 'scrypt');
    const response = await postTo(server().url, path, body);
    const text = await response.text();
    const names = [...response.headers.keys()].filter((name) => name !== 'date').sort();
    const result = { status: response.status, text, names, derived: work.mock.calls.length };
    work.mockRestore();
    return result;
  }

  test('is not revealed by a login', async () => {
    const known = await seen('/login/login', { email: demoLogins[2]?.email, password: 'wrong' });
    const unknown = await seen('/login/login', { email: 'nobody@khgp963.example', password: 'wrong' });
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 401, derived: 1 });
  });

  test('is not revealed by a recovery', async () => {
    const known = await seen('/login/recover', { recoveryEmail: demoLogins[2]?.email, name: 'KHGP-FM 96.3' });
    const otherName = await seen('/login/recover', { recoveryEmail: demoLogins[2]?.email, name: 'Another' });
    const unknown = await seen('/login/recover', { recoveryEmail: 'nobody@khgp963.example', name: 'KHGP-FM 96.3' });
    expect(otherName).toEqual(known);
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, derived: 1 });
  });
});
