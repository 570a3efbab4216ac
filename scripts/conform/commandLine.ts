import { parseArgs } from 'node:util';
import { type Environment, readSetting } from '../../settings/readSetting';
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

Exit codes: 0 no screen would break, 1 at least one would, 2 invalid usage, 3 the run did not finish.`;

export class UsageError extends Error {}

export interface CommandLine {
  options: Omit<ConformanceOptions, 'onRow' | 'signal'>;
  strict: boolean;
  markdown: string | undefined;
  junit: string | undefined;
}

function addressOf(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name} is "${value}", but it must be a URL such as https://api.example.org/media.`);
  }
  return url;
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...words],
      options: {
        url: text,
        portal: text,
        email: text,
        password: text,
        organization: text,
        seconds: { type: 'string', default: '60' },
        markdown: text,
        junit: text,
        writes: flag,
        strict: flag,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function readCommandLine(words: readonly string[], environment: Environment): CommandLine {
  const values = parsed(words);
  if (values.url === undefined) throw new UsageError('--url <url> is required.');
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new UsageError(`--seconds is "${values.seconds}", but it must be a number greater than 0.`);
  const email = values.email ?? readSetting(environment, 'CONFORM_EMAIL');
  const password = values.password ?? readSetting(environment, 'CONFORM_PASSWORD');
  if ((email === undefined) !== (password === undefined))
    throw new UsageError('Pass both --email and --password, or neither.');
  if (values.writes && (values.organization === undefined || email === undefined)) {
    throw new UsageError(
      '--writes requires --organization <identifier> and its login; it writes to no other organization.',
    );
  }
  return {
    options: {
      url: addressOf('--url', values.url).href.replace(/\/+$/, ''),
      portal: addressOf('--portal', values.portal ?? readSetting(environment, 'PORTAL_URL') ?? 'http://localhost:4000')
        .origin,
      credentials: email === undefined || password === undefined ? undefined : { email, password },
      writeTo: values.writes ? values.organization : undefined,
      seconds,
      environment,
    },
    strict: values.strict,
    markdown: values.markdown,
    junit: values.junit,
  };
}
