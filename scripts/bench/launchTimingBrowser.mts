import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromiumFlags } from '../browser/chromiumFlags.mjs';

const FLAGS = [...chromiumFlags, '--remote-debugging-pipe'];

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

export interface TimingBrowser {
  send: (method: string, parameters?: object, sessionId?: string) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

/** Without the DevTools protocol's Runtime domain, which slows page loads (docs/decisions/009). */
export async function launchTimingBrowser(executable: string): Promise<TimingBrowser> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const child = spawn(executable, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [commands, answers] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => {
    for (const [id, answer] of waiting) answer({ id, error: { message: 'Chromium exited.' } });
  });
  commands.on('error', () => undefined);
  let unread = '';
  let latest = 0;

  answers.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (unread + chunk).split('\0');
    unread = messages.pop() ?? '';
    for (const text of messages) {
      const message = JSON.parse(text) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
    }
  });

  const send: TimingBrowser['send'] = (method, parameters = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = (latest += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
      const session = sessionId === undefined ? {} : { sessionId };
      commands.write(`${JSON.stringify({ id, method, params: parameters, ...session })}\0`);
    });

  const close = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { send, close };
}
