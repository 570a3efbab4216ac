import { baseApi } from '@/shared/api';
import type { ApiRequest } from '@/shared/api';

/** Endpoints that send whatever they are given, for tests of what all endpoints share. */
export const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probeRead: build.query<unknown, ApiRequest>({ query: (request) => request }),
    probeWrite: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
  }),
});
