import { createMockApi, type MockApi, type MockApiOptions } from './mockApi';

/** The stand-in media API for all tests of a file. Faults, calls and mails are forgotten after each; call it for the API. */
export function standInApi(options: MockApiOptions = {}): () => MockApi {
  let api: MockApi | undefined;
  const started = (): MockApi => {
    if (api === undefined) throw new Error('The stand-in API starts with the tests of the file.');
    return api;
  };
  beforeAll(async () => {
    api = await createMockApi(options);
  });
  afterEach(() => {
    started().reset();
  });
  afterAll(async () => {
    // What the last screen has still asked for must not find the database closed.
    await started().atRest();
    started().close();
  });
  return started;
}
