import { makeStore } from '@/app/store';
import {
  apiPath,
  baseApi,
  listOf,
  type ApiContext,
  type ApiRequest,
  type NoArgument,
  type Reading,
} from '@/shared/api';

/** Generic endpoints, to test what all endpoints share. */
export const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probeRead: build.query<unknown, ApiRequest>({ query: (request) => request }),
    probeList: build.query<Reading<unknown[]>, NoArgument>({
      queryFn: listOf(
        () => apiPath`/org/listing`,
        (row) => row,
      ),
    }),
    probeWrite: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
    /** Sends several calls, as long as they succeed. */
    probeSave: build.mutation<unknown, readonly ApiRequest[]>({
      queryFn: async (requests, _api, _extra, send) => {
        for (const request of requests) {
          const { error } = await send(request);
          if (error !== undefined) return { error };
        }
        return { data: 'saved' };
      },
    }),
  }),
});

/** Shorter waits than the portal's own. */
export const quick = { retryDelayMs: 1, readTimeoutMs: 200, writeTimeoutMs: 200 } satisfies Partial<ApiContext>;

export const listing: ApiRequest = { path: apiPath`/org/listing`, response: 'list' };

export function read(request: ApiRequest, context: Partial<ApiContext> = quick) {
  const store = makeStore({ apiContext: context });
  const running = store.dispatch(probeApi.endpoints.probeRead.initiate(request));
  // An open store would refetch when another test goes online.
  void running.finally(store.close);
  return running;
}

export function write(request: Partial<ApiRequest> = {}, context: Partial<ApiContext> = quick) {
  const whole: ApiRequest = { path: apiPath`/org/temp`, method: 'POST', body: { a: 1 }, response: 'any', ...request };
  return makeStore({ apiContext: context }).dispatch(probeApi.endpoints.probeWrite.initiate(whole));
}
