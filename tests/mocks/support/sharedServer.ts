import { demoLogins, type ServerOptions } from '../../../mocks/server';
import { temporaryServer, type TemporaryServer } from './temporaryServer';

const json = { 'Content-Type': 'application/json' };

export const logIn = (url: string): Promise<Response> =>
  fetch(`${url}/mediareact/api/login/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: demoLogins[0]?.email, password: demoLogins[0]?.password }),
  });

/** One server for all tests of a file. */
export function sharedServer(options: Partial<ServerOptions> = {}) {
  let server: TemporaryServer;
  beforeAll(async () => {
    server = await temporaryServer(options);
  });
  afterAll(async () => {
    await server.close();
    server.folder.remove();
  });
  return {
    server: () => server,
    get: (address: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${address}`, { headers, redirect: 'manual' }),
    post: (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${address}`, { method: 'POST', body, headers: { ...json, ...headers } }),
  };
}
