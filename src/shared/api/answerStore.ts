import { parseBody, readAnswer, type AnswerKind } from './readAnswer';

/** An answer to a read, as it came. */
export interface ReadAnswer {
  /** The absolute address. */
  url: string;
  /** Below the API's base. */
  path: string;
  body: string;
  /** Whether the call carried a token. */
  signedIn: boolean;
}

/** What this device keeps of answers, for the time without a connection. */
export interface AnswerStore {
  keep: (answer: ReadAnswer) => void;
  find: (url: string, signedIn: boolean) => Promise<{ body: string; at: number } | undefined>;
}

const ages = new WeakMap<object, number>();

/** When a kept answer came (ms since the epoch); undefined for one that has just come. */
export const ageOf = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null ? ages.get(answer) : undefined;

/** A kept answer as the call expects it; its age goes along with it. */
export async function recallAnswer(
  store: AnswerStore,
  { url, signedIn, kind }: { url: string; signedIn: boolean; kind: AnswerKind },
): Promise<{ data: unknown } | undefined> {
  const kept = await store.find(url, signedIn).catch(() => undefined);
  if (kept === undefined) return undefined;
  const read = readAnswer(parseBody(kept.body), kind);
  if ('unreadable' in read) return undefined;
  if (typeof read.data === 'object' && read.data !== null) ages.set(read.data, kept.at);
  return { data: read.data };
}
