import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run dev -- [--api <url> [--record <folder>]] [--replay <folder>]

  --api <url>        proxy calls to this media API, and report deviations from the contract
  --record <folder>  save each call to this folder, without tokens and passwords
  --replay <folder>  serve recorded responses instead of the stand-in's data (REPLAY)`;

export interface DevelopmentOptions {
  api: string | undefined;
  record: string | undefined;
  replay: string | undefined;
}

/** @throws an error that includes the usage */
export function readDevelopmentOptions(words: readonly string[]): DevelopmentOptions {
  const text = { type: 'string' } as const;
  const wrong = (message: string): Error => new Error(`${message}\n\n${USAGE}`);
  try {
    const { api, record, replay } = parseArgs({
      args: [...words],
      options: { api: text, record: text, replay: text },
    }).values;
    if (api !== undefined && !(URL.canParse(api) && /^https?:$/.test(new URL(api).protocol))) {
      throw new Error(`--api is "${api}", but it must be a URL such as https://api.example.org/media.`);
    }
    if (record !== undefined && api === undefined)
      throw new Error('--record requires --api: it saves the calls to that server.');
    if (replay !== undefined && api !== undefined) throw new Error('--replay and --api cannot be combined.');
    return { api: api?.replace(/\/+$/, ''), record, replay };
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}
