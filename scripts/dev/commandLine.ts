import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run dev -- [--api <url> [--har <file>]]

  --api <url>   proxy calls to this media API, and say where the portal or the server departs from the contract
  --har <file>  write the calls as HAR 1.2, without tokens and passwords; REPLAY=<file> answers from it`;

/** @throws an error that includes the usage */
export function readDevelopmentOptions(words: readonly string[]): { api: string | undefined; har: string | undefined } {
  const text = { type: 'string' } as const;
  try {
    const { api, har } = parseArgs({ args: [...words], options: { api: text, har: text } }).values;
    if (api !== undefined && !(URL.canParse(api) && /^https?:$/.test(new URL(api).protocol))) {
      throw new Error(`--api is "${api}", but it must be a URL such as https://api.example.org/media.`);
    }
    if (har !== undefined && api === undefined)
      throw new Error('--har requires --api: it writes the calls to that server.');
    return { api: api?.replace(/\/+$/, ''), har };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
