import { deliverMails, type Delivering } from './deliverMails';

/** Delivers the outbox of a server in the background, one mail after the other. */
export interface Mailer {
  /** Delivers what is due, without being waited for. */
  wake: () => void;
  /** Resolves when nothing is being delivered. */
  idle: () => Promise<void>;
  /** Begins no more deliveries; one under way may end within the time, in ms. */
  close: (graceMs?: number) => Promise<void>;
}

/** @param everyMs how often it looks by itself for what is due: retries, and what other processes have queued */
export function createMailer(context: Delivering, onError: (error: unknown) => void, everyMs?: number): Mailer {
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
    close: async (graceMs = 0) => {
      isClosed = true;
      clearInterval(timer);
      const grace = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([idle(), grace]);
    },
  };
}
