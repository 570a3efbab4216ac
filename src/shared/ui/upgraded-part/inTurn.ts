import { whenIdle } from '@/shared/lib/when-idle';

/** Resolves when the browser has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve);
  });

let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, each when the browser is idle: together they would hold up the user. */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const turn = last.then(idle).then(call);
  last = turn.catch(() => undefined);
  return turn;
}
