import type { CaptchaCheck } from '../context';
import type { RemoteDatabase } from '../db/openDatabase';

export interface Settings {
  dataDir: string;
  port: number;
  /** This machine only by default, because the outbox shows passwords. */
  host: string;
  /** Where users reach the portal, without a trailing slash. */
  portalUrl: string | undefined;
  /** How many proxies to trust in X-Forwarded-For. */
  trustedProxies: number;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  captcha: CaptchaCheck;
  /** Whether /faults and the header x-fault work. */
  faults: boolean;
  logsJson: boolean;
  /** Replaces the database file in the data folder. */
  database: RemoteDatabase | undefined;
  /** `2026-11-20`; the day of the first start by default. */
  seedDate: string | undefined;
  /** A folder of recorded calls that are answered in place of the data. */
  replay: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4000;

/** @throws a sentence that names the wrong variable */
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
