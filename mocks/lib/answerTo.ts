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
    console.error(error);
    return HttpResponse.json({ message: 'The server has failed. Please try again.' }, { status: 500 });
  }
}
