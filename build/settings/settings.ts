import { association } from '../../src/shared/config/association';
import { API_PATH } from '../../src/shared/routes/paths';
import {
  address,
  apiAddress,
  day,
  digit,
  flag,
  type Kind,
  libsqlServer,
  mailServer,
  oneOf,
  origin,
  origins,
  port,
  text,
} from './kinds';

/**
 * Who reads a setting. `portal`: the browser's code. `build`: documents, policy, and headers. `server`: the embedded
 * server and its commands. `conform`: `npm run conform`. `tests`: the browser tests.
 */
export type Reader = 'portal' | 'build' | 'server' | 'conform' | 'tests';

interface Setting {
  kind: Kind<unknown>;
  /** The default, as it would appear in the environment. */
  fallback?: string;
  readBy: readonly Reader[];
  about: string;
}

/** `npm run generate` writes `.env.example` from this list. */
export const SETTINGS = {
  MEDIA_API_URL: {
    kind: apiAddress,
    fallback: API_PATH,
    readBy: ['portal', 'build'],
    about: 'Base URL of the media API, absolute or a path on the portal’s own origin.',
  },
  CAPTCHA: {
    kind: oneOf('recaptcha', 'standin'),
    fallback: 'recaptcha',
    readBy: ['portal', 'build'],
    about:
      '`recaptcha`, or `standin` for a build that is not open to the public; `npm start` and `npm run dev` choose it.',
  },
  RECAPTCHA_SITE_KEY: {
    kind: text,
    readBy: ['portal'],
    about: 'Public site key of the reCAPTCHA v2 widget. A build with `CAPTCHA=recaptcha` fails without it.',
  },
  PORTAL_URL: {
    kind: origin,
    readBy: ['build', 'server', 'conform'],
    about: 'Where users reach the portal: in links of e-mails, canonical links, social cards, and the sitemap.',
  },
  ASSOCIATION_URL: {
    kind: address,
    fallback: association.url,
    readBy: ['portal', 'build'],
    about: 'The association’s own site, absolute or a path. Most links of the portal lead there.',
  },
  ASSOCIATION_UPLOADS_URL: {
    kind: address,
    readBy: ['portal', 'build'],
    about: 'The page for logo and picture uploads, shown in a frame of the media home. A link if empty.',
  },
  IMAGE_ORIGINS: {
    kind: origins,
    readBy: ['build'],
    about:
      'Additional origins of mascots, logos, and pictures, separated by spaces. The origin of `ASSOCIATION_URL` is always allowed.',
  },
  ASSOCIATION_NAME: { kind: text, fallback: association.name, readBy: ['portal'], about: 'The association’s name.' },
  ASSOCIATION_SHORT_NAME: { kind: text, fallback: association.shortName, readBy: ['portal'], about: 'Its short name.' },
  ASSOCIATION_STREET: { kind: text, fallback: association.street, readBy: ['portal'], about: 'Its street address.' },
  ASSOCIATION_CITY: { kind: text, fallback: association.city, readBy: ['portal'], about: 'City, state, and zip.' },
  ASSOCIATION_PHONE: { kind: text, fallback: association.phone, readBy: ['portal'], about: 'Its phone number.' },
  ASSOCIATION_EMAIL: { kind: text, fallback: association.email, readBy: ['portal'], about: 'Its e-mail address.' },
  ASSOCIATION_MEDIA_EMAIL: {
    kind: text,
    fallback: association.mediaEmail,
    readBy: ['portal'],
    about: 'The e-mail address of its media contact.',
  },
  ASSOCIATION_FACEBOOK: { kind: address, readBy: ['portal'], about: 'Its page; one below `ASSOCIATION_URL` if empty.' },
  ASSOCIATION_X: { kind: address, readBy: ['portal'], about: 'Its page; one below `ASSOCIATION_URL` if empty.' },
  ASSOCIATION_INSTAGRAM: {
    kind: address,
    readBy: ['portal'],
    about: 'Its page; one below `ASSOCIATION_URL` if empty.',
  },
  ASSOCIATION_YOUTUBE: { kind: address, readBy: ['portal'], about: 'Its page; one below `ASSOCIATION_URL` if empty.' },
  HOST: {
    kind: text,
    fallback: '127.0.0.1',
    readBy: ['server'],
    about:
      'The address to listen on. The default is this machine only, because `/outbox` shows e-mails with passwords.',
  },
  PORT: { kind: port, fallback: '4000', readBy: ['server'], about: 'The port to listen on.' },
  DATA_DIR: {
    kind: text,
    fallback: '.data',
    readBy: ['server'],
    about: 'Holds the database, the e-mails, the backups, and the signing key.',
  },
  DATABASE_URL: {
    kind: libsqlServer,
    readBy: ['server'],
    about: 'A libsql server that several instances share, instead of the database in `DATA_DIR`.',
  },
  DATABASE_TOKEN: { kind: text, readBy: ['server'], about: 'The token for `DATABASE_URL`.' },
  TRUST_PROXY: {
    kind: digit,
    fallback: '0',
    readBy: ['server'],
    about:
      'How many proxies are in front of the server. Callers are then identified by `X-Forwarded-For`; logins are limited per caller.',
  },
  ALLOWED_ORIGINS: {
    kind: origins,
    readBy: ['server'],
    about:
      'The addresses of portals on other sites that may call the API, separated by spaces; only `PORTAL_URL` if empty.',
  },
  SMTP_URL: {
    kind: mailServer,
    readBy: ['server'],
    about:
      'Sends e-mails, as `smtp://user:password@host:587`. If empty, they are kept as files and shown at `/outbox`.',
  },
  MAIL_FROM: { kind: text, readBy: ['server'], about: 'The sender; the association’s media contact if empty.' },
  RECAPTCHA_SECRET: {
    kind: text,
    readBy: ['server'],
    about: 'Secret key of the reCAPTCHA v2 widget. If empty, the stand-in’s own checkbox is accepted.',
  },
  FAULTS: {
    kind: flag,
    fallback: '0',
    readBy: ['server'],
    about: '`1`: `/faults` and the header `x-fault` simulate failures. Never set it on a server that others can reach.',
  },
  REPLAY: {
    kind: text,
    readBy: ['server'],
    about: 'A HAR file that a browser exported: its responses replace the data.',
  },
  SEED_DATE: {
    kind: day,
    readBy: ['server'],
    about: 'The date for which demo data is generated, such as `2026-11-20`; the day of the first start if empty.',
  },
  LOG: {
    kind: oneOf('json'),
    readBy: ['server'],
    about: '`json`: one line per request, with an id and without personal data.',
  },
  CONFORM_EMAIL: {
    kind: text,
    readBy: ['conform'],
    about: 'The login of a test organization; `--email` overrides it.',
  },
  CONFORM_PASSWORD: { kind: text, readBy: ['conform'], about: 'Its password; `--password` overrides it.' },
  CHROMIUM: {
    kind: text,
    readBy: ['tests'],
    about: 'The Chromium to test with; the system’s or Playwright’s if empty.',
  },
  TRACE: { kind: flag, fallback: '0', readBy: ['tests'], about: '`1`: Playwright keeps a trace of each failed test.' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** Settings in the browser's code, read by src/shared/config. */
export type PortalSetting = {
  [Name in SettingName]: 'portal' extends (typeof SETTINGS)[Name]['readBy'][number] ? Name : never;
}[SettingName];

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

export const readBy = (name: SettingName): readonly Reader[] => SETTINGS[name].readBy;

export const PORTAL_SETTINGS = SETTING_NAMES.filter((name): name is PortalSetting => readBy(name).includes('portal'));
