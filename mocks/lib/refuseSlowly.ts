import { Refusal } from './Refusal';

/** Forty connections that are answered so late ask 160 times a second at most. */
const PAUSE_MS = 250;

/**
 * Does the work; a caller who has asked too often hears of it a moment later. Whoever asks again as fast as answers come would
 * otherwise take all the time that the server has, with refusals alone.
 */
export async function refuseSlowly<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    throw error;
  }
}
