import type { CaptchaCheck } from '../context';
import type { RemoteDatabase } from '../db/openDatabase';

/** What a running stand-in is told from outside; everything has a default that fits a developer's machine. */
export interface Settings {
  /** Holds the database, the outbox and the signing secret. */
  dataDir: string;
  port: number;
  /** The address to listen on. The outbox shows passwords, so the default is this machine only. */
  host: string;
  /** Where users reach the portal, when that is not where the server listens. Without a slash at the end. */
  portalUrl: string | undefined;
  /** How many proxies stand before the server; each is trusted to tell in X-Forwarded-For whom it saw. */
  trustedProxies: number;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  captcha: CaptchaCheck;
  /** Whether faults can be switched on, by the page /faults and by the header x-fault. */
  faults: boolean;
  /** Whether each request is a line of JSON on the standard output. */
  logsJson: boolean;
  /** A libsql server in the place of the data folder's database. */
  database: RemoteDatabase | undefined;
  /** The day that new data are made for, `2026-11-20`; the day of the first start where nothing is said. */
  seedDate: string | undefined;
  /** A folder of recorded calls, which are answered in place of the data. */
  replay: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4000;

/** Reads the settings from environment variables. Throws a sentence that names the variable that is wrong. */
export function readSettings(environment: Environment): Settings {
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? undefined : value;
  };
  const recaptchaSecret = text('RECAPTCHA_SECRET');
  return {
    dataDir: text('DATA_DIR') ?? '.data',
    port: portOf(text('PORT')),
    host: text('HOST') ?? '127.0.0.1',
    portalUrl: originOf(text('PORTAL_URL')),
    trustedProxies: proxiesOf(text('TRUST_PROXY')),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    captcha: recaptchaSecret === undefined ? { mode: 'standin' } : { mode: 'recaptcha', secret: recaptchaSecret },
    faults: text('FAULTS') === '1',
    logsJson: isJson(text('LOG')),
    database: databaseOf(text('DATABASE_URL'), text('DATABASE_TOKEN')),
    seedDate: dayOf(text('SEED_DATE')),
    replay: text('REPLAY'),
  };
}

function portOf(value: string | undefined): number {
  if (value === undefined) return DEFAULT_PORT;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}", but a port is a number from 0 to 65535.`);
}

function proxiesOf(value: string | undefined): number {
  if (value === undefined) return 0;
  if (/^\d$/.test(value)) return Number(value);
  throw new Error(`TRUST_PROXY is "${value}", but it must be the number of proxies before the server, such as 1.`);
}

function isJson(value: string | undefined): boolean {
  if (value === undefined || value === 'json') return value !== undefined;
  throw new Error(`LOG is "${value}", but it must be json, or empty.`);
}

function databaseOf(url: string | undefined, authToken: string | undefined): RemoteDatabase | undefined {
  if (url === undefined) return undefined;
  if (URL.canParse(url) && /^(?:libsql|https?|wss?):$/.test(new URL(url).protocol)) return { url, authToken };
  throw new Error(`DATABASE_URL is "${url}", but it must be an address like libsql://database.example.org.`);
}

function dayOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value))
    return value;
  throw new Error(`SEED_DATE is "${value}", but it must be a day like 2026-11-20.`);
}

function originOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:/i.test(value)) return new URL(value).origin;
  throw new Error(`PORTAL_URL is "${value}", but it must be an address like https://portal.example.`);
}
