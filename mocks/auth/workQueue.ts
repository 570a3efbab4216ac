import { randomInt } from 'node:crypto';
import { Refusal } from '../http/Refusal';

interface Waiting {
  rank: number;
  start: () => void;
  refuse: () => void;
}

const busy = () =>
  new Refusal(429, 'Too many sign-ins are in progress. Please try again in a few seconds.', {}, { 'Retry-After': '5' });

export function createWorkQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  const waiting: Waiting[] = [];
  let working = 0;

  const leave = (): void => {
    working -= 1;
    waiting.shift()?.start();
  };

  function enter(rank: number): Promise<void> {
    if (working < atOnce) {
      working += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = (): void => {
        working += 1;
        resolve();
      };
      const place = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(place === -1 ? waiting.length : place, 0, { rank, start, refuse: () => reject(busy()) });
      if (waiting.length <= most) return;
      // Refuses a random call of the last rank, to give newcomers a chance: attackers who keep changing addresses share their rank.
      const highest = waiting.findIndex((other) => other.rank === waiting.at(-1)?.rank);
      waiting.splice(randomInt(highest, waiting.length), 1)[0]?.refuse();
    });
  }

  return {
    /** Runs work in order of rank, lowest first. If the queue is full, refuses one of the waiting calls of the highest rank with a 429. */
    run: async <T>(rank: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      await enter(rank);
      try {
        if (signal?.aborted === true) throw busy();
        return await work();
      } finally {
        leave();
      }
    },
  };
}
