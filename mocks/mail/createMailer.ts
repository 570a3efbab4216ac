import { setTimeout as pause } from 'node:timers/promises';
import { deliverMails, type DeliveryContext } from './deliverMails';

/** @param everyMs how often to look for retries and for emails that other processes queued */
export function createMailer(context: DeliveryContext, onError: (error: unknown) => void, everyMs?: number) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;
  let isLogDirty = false;

  async function run(): Promise<void> {
    try {
      while (isAsked && !isClosed) {
        isAsked = false;
        isLogDirty = await deliverMails(context, isLogDirty);
      }
    } catch (error) {
      onError(error);
    }
    running = undefined;
  }

  const wake = (): void => {
    isAsked = true;
    if (!isClosed) running ??= run();
  };
  const timer = everyMs === undefined ? undefined : setInterval(wake, everyMs);
  timer?.unref();

  const idle = async (): Promise<void> => {
    while (running !== undefined) await running;
  };
  return {
    wake,
    idle,
    /** Starts no more deliveries, and waits up to `graceMs` for the current one. */
    close: async (graceMs = 0): Promise<void> => {
      isClosed = true;
      clearInterval(timer);
      await Promise.race([idle(), pause(graceMs, undefined, { ref: false })]);
    },
  };
}
