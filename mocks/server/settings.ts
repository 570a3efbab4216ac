import { type Environment, readSetting } from '../../build/settings/readSetting';
import type { CaptchaCheck } from '../context';
import type { RemoteDatabase } from '../db/openDatabase';

export interface Settings {
  dataDir: string;
  port: number;
  /** The address to listen on: this machine only by default, because the outbox shows passwords. */
  host: string;
  /** Where users reach the portal, without a trailing slash. */
  portalUrl: string | undefined;
  /** Origins of portals on other sites that may call the API. */
  allowedOrigins: readonly string[];
  /** How many proxies to trust in X-Forwarded-For. */
  trustedProxies: number;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  captcha: CaptchaCheck;
  /** Whether /faults and the header x-fault work. */
  faults: boolean;
  logsJson: boolean;
  /** A remote database to use instead of the database file in the data folder. */
  database: RemoteDatabase | undefined;
  /** The date of the demo data, `2026-11-20`; by default, the first start's day. */
  seedDate: string | undefined;
  /** A HAR file whose recorded responses are sent instead of the database's. */
  replay: string | undefined;
}

/** @throws an error that names the invalid setting */
export function readSettings(environment: Environment): Settings {
  const secret = readSetting(environment, 'RECAPTCHA_SECRET');
  const url = readSetting(environment, 'DATABASE_URL');
  return {
    dataDir: readSetting(environment, 'DATA_DIR'),
    port: readSetting(environment, 'PORT'),
    host: readSetting(environment, 'HOST'),
    portalUrl: readSetting(environment, 'PORTAL_URL'),
    allowedOrigins: readSetting(environment, 'ALLOWED_ORIGINS') ?? [],
    trustedProxies: readSetting(environment, 'TRUST_PROXY'),
    smtpUrl: readSetting(environment, 'SMTP_URL'),
    mailFrom: readSetting(environment, 'MAIL_FROM'),
    captcha: secret === undefined ? { mode: 'standin' } : { mode: 'recaptcha', secret },
    faults: readSetting(environment, 'FAULTS'),
    logsJson: readSetting(environment, 'LOG') === 'json',
    database: url === undefined ? undefined : { url, authToken: readSetting(environment, 'DATABASE_TOKEN') },
    seedDate: readSetting(environment, 'SEED_DATE'),
    replay: readSetting(environment, 'REPLAY'),
  };
}
