// Verifies API-9.
import { makeStore } from '@/app/store';
import { signedIn } from '@/features/session';
import { listing, probeApi } from '../support/probeApi';
import { mediaToken } from '../support/tokenOf';

/** The cache modes of the calls for one read and its repetition. */
async function cacheModes(isSignedIn: boolean): Promise<RequestCache[]> {
  const modes: RequestCache[] = [];
  const fetchFn = (request: Request) => {
    modes.push(request.cache);
    return Promise.resolve(Response.json([]));
  };
  const store = makeStore({ apiContext: { fetchFn } });
  if (isSignedIn) store.dispatch(signedIn(mediaToken('20417')));
  const reading = store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
  await reading;
  await reading.refetch();
  store.close();
  return modes;
}

test('no signed-in call is answered from the HTTP cache of the browser', async () => {
  expect(await cacheModes(true)).toEqual(['no-store', 'no-store']);
});

test('without a session, a read that is repeated asks the server', async () => {
  expect(await cacheModes(false)).toEqual(['default', 'no-cache']);
});
