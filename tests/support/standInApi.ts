import { createMockApi, type MockApi, type MockApiOptions } from './mockApi';

/** The embedded API for all tests of a file, reset after each; call it to get the API. */
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
    // The last screen's pending requests need the database.
    await started().atRest();
    started().close();
  });
  return started;
}
