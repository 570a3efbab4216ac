import { http, type RequestHandler } from 'msw';
import { API_PATH } from '../../src/shared/routes/paths';
import type { Context } from '../context';
import { answerTo, createCalls } from './calls';
import { operationsAt } from '../http/contract';
import { pathBelow } from '../http/matchPath';
import { Refusal } from '../http/Refusal';
import { agreementHandlers } from './agreements';
import { credentialHandlers } from './credentials';
import { listingHandlers } from './listing';
import { organizationHandlers } from './organization';
import { schoolHandlers } from './schools';
import { sessionHandlers } from './session';
import { siteHandlers } from './sites';
import { staffHandlers } from './staff';

function refuseUnknown(base: string): RequestHandler {
  return http.all(
    ({ request }) => pathBelow(base, request.url) !== undefined,
    ({ request }) =>
      answerTo(() => {
        const methods = operationsAt(pathBelow(base, request.url) ?? '').map(({ method }) => method);
        if (methods.length === 0) return Promise.reject(new Refusal(404, 'This call is not in the API.'));
        const Allow = methods.join(', ');
        return Promise.reject(new Refusal(405, `This call accepts ${Allow} only.`, {}, { Allow }));
      }),
  );
}

/** @param base where the API is: a path (on any origin) or an absolute URL */
export function createHandlers(context: Context, { base = API_PATH } = {}): RequestHandler[] {
  const calls = createCalls(context, base);
  return [
    ...sessionHandlers(calls),
    ...listingHandlers(calls),
    ...organizationHandlers(calls),
    ...staffHandlers(calls),
    ...schoolHandlers(calls),
    ...siteHandlers(calls),
    ...credentialHandlers(calls),
    ...agreementHandlers(calls),
    refuseUnknown(base),
  ];
}
