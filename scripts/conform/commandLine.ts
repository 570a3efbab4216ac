import { UsageError } from '../../mocks/commands/command';
import { type Environment, readSetting } from '../../build/settings/readSetting';
import { readOptions } from '../readOptions';
import type { ConformanceOptions } from './runConformance';

export const USAGE = `Usage: npm run conform -- --url <url> [options]

  --url <url>                  the API's base URL, such as https://api.example.org/media
  --portal <origin>            the portal's origin for CORS checks (default: PORTAL_URL or http://localhost:4000)
  --email <e-mail>             the test organization's login (default: CONFORM_EMAIL)
  --password <password>        its password (default: CONFORM_PASSWORD, which stays out of the process list)
  --writes                     also test writes, only on the test organization, and undo them
  --organization <identifier>  the test organization
  --strict                     also exit with 1 for differences that the portal handles
  --seconds <number>           time limit (default: 60)
  --markdown <file>            write the report as Markdown
  --junit <file>               write the report as JUnit XML
  --curl <file>                write a script that repeats the call of each finding

Exit codes: 0 no screen would break, 1 at least one would, 2 invalid usage, 3 the run did not finish or not undo a write.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  url: text,
  portal: text,
  email: text,
  password: text,
  organization: text,
  seconds: { ...text, default: '60' },
  writes: flag,
  strict: flag,
  markdown: text,
  junit: text,
  curl: text,
};

function addressOf(name: string, value: string): URL {
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value);
  throw new UsageError(`${name} is "${value}", but it must be a URL such as https://api.example.org/media.`);
}

export function readCommandLine(words: readonly string[], environment: Environment) {
  const { url, portal, organization, writes, ...values } = readOptions(words, OPTIONS);
  const email = values.email ?? readSetting(environment, 'CONFORM_EMAIL');
  const password = values.password ?? readSetting(environment, 'CONFORM_PASSWORD');
  const seconds = Number(values.seconds);
  if (url === undefined) throw new UsageError('--url <url> is required.');
  if (!(seconds > 0)) throw new UsageError(`--seconds is "${values.seconds}", but it must be a number greater than 0.`);
  if ((email === undefined) !== (password === undefined))
    throw new UsageError('Pass both --email and --password, or neither.');
  if (writes && (organization === undefined || email === undefined))
    throw new UsageError('--writes requires --organization <identifier> and its login; it writes to no other one.');
  const options: ConformanceOptions = {
    url: addressOf('--url', url).href.replace(/\/+$/, ''),
    portal: addressOf('--portal', portal ?? readSetting(environment, 'PORTAL_URL') ?? 'http://localhost:4000').origin,
    credentials: email === undefined || password === undefined ? undefined : { email, password },
    writeTo: writes ? organization : undefined,
    seconds,
    environment,
  };
  return { options, ...values };
}
