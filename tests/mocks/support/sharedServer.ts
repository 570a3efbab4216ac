import { demoLogins, type ServerOptions } from '../../../mocks/server';
import { type TemporaryFolder, temporaryFolder, temporaryServer, type TemporaryServer } from './temporaryServer';

export const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Sends a call to the API of a server. */
export const postTo = (url: string, address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/mediareact/api${address}`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });

export const logIn = (url: string, login: object = demoLogins[0] ?? {}): Promise<Response> =>
  postTo(url, '/login/login', login);

/** The headers of a call with the session of the demo newspaper, which has the Identifier 27919. */
export async function signedIn(url: string): Promise<Record<string, string>> {
  const { token } = (await (await logIn(url)).json()) as { token: string };
  return { ...JSON_TYPE, Authorization: `Bearer ${token}` };
}

/** One server for all tests of a file. */
export function sharedServer(options: Partial<ServerOptions> = {}, makeFolder = temporaryFolder) {
  let server: TemporaryServer;
  beforeAll(async () => {
    server = await temporaryServer(options, makeFolder());
  });
  return {
    server: () => server,
    get: (address: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${address}`, { headers, redirect: 'manual' }),
    post: (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${address}`, { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } }),
  };
}

/** A folder for each test, and servers over it, which the end of the test closes. */
export function serversOfTest() {
  let folder: TemporaryFolder;
  let running: TemporaryServer[] = [];
  beforeEach(() => {
    folder = temporaryFolder();
    running = [];
  });
  afterEach(() => Promise.all(running.map((server) => server.close().catch(() => undefined))));
  return {
    folder: () => folder,
    serve: async (options: Partial<ServerOptions> = {}): Promise<TemporaryServer> => {
      const server = await temporaryServer(options, folder);
      running.push(server);
      return server;
    },
  };
}
