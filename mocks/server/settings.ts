import { type Environment, readSetting } from '../../build/settings/readSetting';
import type { CaptchaCheck } from '../context';

/** `.env.example` says what each setting is for. */
export type Settings = ReturnType<typeof readSettings>;

/** @throws an error that names the invalid setting */
export function readSettings(environment: Environment) {
  const secret = readSetting(environment, 'RECAPTCHA_SECRET');
  const url = readSetting(environment, 'DATABASE_URL');
  const captcha: CaptchaCheck = secret === undefined ? { mode: 'standin' } : { mode: 'recaptcha', secret };
  return {
    dataDir: readSetting(environment, 'DATA_DIR'),
    port: readSetting(environment, 'PORT'),
    host: readSetting(environment, 'HOST'),
    portalUrl: readSetting(environment, 'PORTAL_URL'),
    allowedOrigins: readSetting(environment, 'ALLOWED_ORIGINS') ?? [],
    trustedProxies: readSetting(environment, 'TRUST_PROXY'),
    smtpUrl: readSetting(environment, 'SMTP_URL'),
    mailFrom: readSetting(environment, 'MAIL_FROM'),
    captcha,
    faults: readSetting(environment, 'FAULTS'),
    logsJson: readSetting(environment, 'LOG') === 'json',
    database: url === undefined ? undefined : { url, authToken: readSetting(environment, 'DATABASE_TOKEN') },
    seedDate: readSetting(environment, 'SEED_DATE'),
    replay: readSetting(environment, 'REPLAY'),
  };
}
