import type { BenchFault } from './benchFaults';

type Fields = Record<string, unknown>;

/** An answer that comes, and is not what the contract promises (REL-8). */
export interface Deviation {
  name: string;
  /** Whether nothing is lost: every screen shows the same as without the deviation. */
  isHarmless?: boolean;
  /** Whether a list has an additional entry that cannot be read. */
  isExtraEntry?: boolean;
  /** Whether a list has an entry twice; it counts once where entries have ids. */
  isRepeated?: boolean;
  /** The altered answers: none if the deviation does not apply. */
  answers: (body: unknown) => Response[];
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstOf = (body: unknown): Fields => {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  return isRecord(first) ? first : {};
};

/** The answer with another first entry, or another record. */
const withFirst = (body: unknown, first: unknown): Response =>
  Response.json(Array.isArray(body) ? [first, ...(body as unknown[]).slice(1)] : first);

const mapped = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));

/** The first entry, with its numbers as strings between spaces, as some servers send them. */
const withTextIds = (body: unknown): Fields =>
  mapped(firstOf(body), (value) => (typeof value === 'number' ? ` ${String(value)} ` : value));

const extraEntry = (name: string, entry: unknown): Deviation => ({
  name,
  isExtraEntry: true,
  answers: (body) => (Array.isArray(body) ? [Response.json([entry, ...(body as unknown[])])] : []),
});

const whole = (name: string, answer: () => Response): Deviation => ({ name, answers: () => [answer()] });

export const deviations: readonly Deviation[] = [
  extraEntry('a null entry', null),
  extraEntry('an empty object', {}),
  {
    name: 'a repeated entry',
    isRepeated: true,
    answers: (body) => (Array.isArray(body) ? [Response.json([...(body as unknown[]), withTextIds(body)])] : []),
  },
  {
    name: 'numbers for texts',
    answers: (body) => [
      withFirst(
        body,
        mapped(firstOf(body), (value) => (typeof value === 'string' ? 7 : value)),
      ),
    ],
  },
  {
    name: 'texts for numbers',
    isHarmless: true,
    answers: (body) => [withFirst(body, withTextIds(body))],
  },
  {
    name: 'a missing field',
    answers: (body) =>
      Object.keys(firstOf(body)).map((missing) => {
        const { [missing]: _missing, ...rest } = firstOf(body);
        return withFirst(body, rest);
      }),
  },
  {
    name: 'an extra field',
    isHarmless: true,
    answers: (body) => [withFirst(body, { ...firstOf(body), Unknown: { a: [1] } })],
  },
  whole('an empty body', () => new Response('')),
  whole('null', () => Response.json(null)),
  whole('a page of HTML', () => new Response('<!doctype html><title>Service</title>')),
  whole('204', () => new Response(null, { status: 204 })),
];

/** The true answer, changed. */
export const deviating = (change: (body: unknown) => Response): BenchFault => ({
  name: 'deviates',
  acts: true,
  strike: async ({ serve }) => {
    const response = await serve();
    return change(await response.json());
  },
});
