import { getResponse } from 'msw';
import { faulty, type FaultyCalls, type Scenario } from './faulty';

type Entry = Record<string, unknown>;

/** Answers in the server's place, given what it would have answered; undefined leaves that as it is. */
export const deviates = (
  calls: FaultyCalls,
  answer: (response: Response, request: Request) => Response | undefined | Promise<Response | undefined>,
): Scenario =>
  faulty(calls, async (request, { handlers }) => {
    const response = await getResponse(handlers, request.clone());
    return response === undefined ? undefined : ((await answer(response.clone(), request)) ?? response);
  });

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes each entry of the lists and records that the calls answer with success. */
export const entriesDeviate = (calls: FaultyCalls, change: (entry: Entry) => Entry): Scenario =>
  deviates(calls, async (response) => {
    if (!response.ok || !(response.headers.get('Content-Type') ?? '').includes('json')) return undefined;
    const value = (await response.json()) as unknown;
    const changed = (one: unknown): unknown => (isEntry(one) ? change(one) : one);
    return Response.json(Array.isArray(value) ? value.map(changed) : changed(value));
  });

/** Changes the values of those fields, where they have one. */
export const fieldsDeviate = (calls: FaultyCalls, fields: RegExp, change: (value: unknown) => unknown): Scenario =>
  entriesDeviate(calls, (entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [name, fields.test(name) && value !== null ? change(value) : value]),
    ),
  );
