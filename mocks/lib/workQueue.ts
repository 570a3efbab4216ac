import { Refusal } from './Refusal';

interface Waiting {
  rank: number;
  start: () => void;
  refuse: () => void;
}

export interface WorkQueue {
  /**
   * Does the work when its turn comes: the lowest rank first, of one rank whoever came first.
   * @param signal of the caller; nothing is done for one who has gone away
   * @throws Refusal 429 when more are waiting than the queue takes; whoever ranks last is refused
   */
  run: <T>(rank: number, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

const busy = () =>
  new Refusal(429, 'Too many sign-ins are under way. Please try again in a few seconds.', {}, { 'Retry-After': '5' });

/** Bounds what is worked on at a time, and how much waits for it. */
export function createWorkQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }): WorkQueue {
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
      if (waiting.length > most) waiting.pop()?.refuse();
    });
  }

  return {
    run: async (rank, work, signal) => {
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
