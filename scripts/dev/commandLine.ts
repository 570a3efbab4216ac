import { UsageError } from '../../mocks/commands/command';
import { readOptions } from '../readOptions';

export const USAGE = `Usage: npm run dev -- [--api <url> [--har <file>]]

  --api <url>   proxy calls to this media API, and say where the portal or the server departs from the contract
  --har <file>  write the calls as HAR 1.2, without tokens and passwords; REPLAY=<file> answers from it`;

export function readDevelopmentOptions(words: readonly string[]): { api: string | undefined; har: string | undefined } {
  const { api, har } = readOptions(words, { api: { type: 'string' }, har: { type: 'string' } });
  if (api !== undefined && !(URL.canParse(api) && /^https?:$/.test(new URL(api).protocol)))
    throw new UsageError(`--api is "${api}", but it must be a URL such as https://api.example.org/media.`);
  if (har !== undefined && api === undefined)
    throw new UsageError('--har requires --api: it writes the calls to that server.');
  return { api: api?.replace(/\/+$/, ''), har };
}
