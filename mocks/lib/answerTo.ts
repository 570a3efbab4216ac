import { DrizzleQueryError } from 'drizzle-orm';
import { delay, HttpResponse } from 'msw';
import type { Context } from '../context';
import { Refusal } from './Refusal';

/** Answers a call by what `work` returns; a refusal, or a failure of the server itself, as `{ message }`. */
export async function answerTo(context: Context, work: () => Promise<Response>): Promise<Response> {
  if (context.latency !== undefined && context.latency > 0) await delay(context.latency);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, message, more, headers } = error;
      return HttpResponse.json({ message, ...more }, { status, headers: { ...headers } });
    }
    // Not drizzle's own message: it repeats the parameters, and one of them may be a mail with a password.
    console.error(error instanceof DrizzleQueryError ? error.cause : error);
    return HttpResponse.json({ message: 'The server has failed. Please try again.' }, { status: 500 });
  }
}
