import type { ServerOptions } from '../../../mocks/server';
import { temporaryFolder, temporaryServer, type TemporaryFolder, type TemporaryServer } from './temporaryServer';

export const postTo = (url: string, address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/mediareact/api${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A folder for each test, and servers over it, which the end of the test closes. */
export function serversOfTest() {
  let folder: TemporaryFolder;
  const running: TemporaryServer[] = [];
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close().catch(() => undefined)));
    folder.remove();
  });
  return {
    folder: () => folder,
    serve: async (options: Partial<ServerOptions> = {}): Promise<TemporaryServer> => {
      const server = await temporaryServer(options, folder);
      running.push(server);
      return server;
    },
  };
}
