import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run dev -- [--api <address> [--record <folder>]] [--replay <folder>]

  --api <address>    call a real media API through this server, and tell where it departs from the contract
  --record <folder>  save each call there, without tokens and passwords
  --replay <folder>  answer from a recording in place of the stand-in's data (REPLAY)`;

export interface DevelopmentOptions {
  api: string | undefined;
  record: string | undefined;
  replay: string | undefined;
}

/** @throws a sentence and the usage */
export function readDevelopmentOptions(words: readonly string[]): DevelopmentOptions {
  const text = { type: 'string' } as const;
  const wrong = (message: string): Error => new Error(`${message}\n\n${USAGE}`);
  try {
    const { api, record, replay } = parseArgs({
      args: [...words],
      options: { api: text, record: text, replay: text },
    }).values;
    if (api !== undefined && !(URL.canParse(api) && /^https?:$/.test(new URL(api).protocol))) {
      throw new Error(`--api is "${api}", but it must be an address like https://api.example.org/media.`);
    }
    if (record !== undefined && api === undefined)
      throw new Error('--record needs --api: it saves the calls of a real server.');
    if (replay !== undefined && api !== undefined) throw new Error('--replay and --api exclude each other.');
    return { api: api?.replace(/\/+$/, ''), record, replay };
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}
