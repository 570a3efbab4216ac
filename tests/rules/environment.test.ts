// Verifies OPS-1.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineSettings } from '../../build/defineSettings';
import { loadEnvironment } from '../../scripts/environment/loadEnvironment';
import { exampleFile } from '../../build/settings/exampleFile';
import { readSetting } from '../../build/settings/readSetting';
import { PORTAL_SETTINGS, SETTING_NAMES, SETTINGS, type SettingName } from '../../build/settings/settings';

describe('the settings', () => {
  test('are in .env.example as they are declared (update with: npm run generate)', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile());
  });

  test('have defaults that can be read', () => {
    for (const name of SETTING_NAMES) expect(() => readSetting({}, name)).not.toThrow();
  });
});

test.each<[SettingName, string, unknown]>([
  ['MEDIA_API_URL', ' /media/api ', '/media/api'],
  ['PORTAL_URL', 'https://portal.example/x/', 'https://portal.example'],
  ['IMAGE_ORIGINS', 'https://a.example, https://b.example/x', ['https://a.example', 'https://b.example']],
  ['FAULTS', '1', true],
  ['TRUST_PROXY', '2', 2],
  ['SEED_DATE', '2026-11-20', '2026-11-20'],
  ['MAIL_FROM', '  ', undefined],
  ['SMTP_URL', 'smtp://user:a@host:587', 'smtp://user:a@host:587'],
  ['SMTP_URL', 'smtps://host', 'smtps://host'],
])('%s reads "%s"', (name, text, value) => {
  expect(readSetting({ [name]: text }, name)).toEqual(value);
});

test.each<[SettingName, string]>([
  ['MEDIA_API_URL', 'api.example.org'],
  ['MEDIA_API_URL', '//api.example.org/media'],
  ['MEDIA_API_URL', '/media?version=2'],
  ['MEDIA_API_URL', 'https://api.example.org/media#top'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'mail.example:587'],
  ['ASSOCIATION_X', 'javascript:alert(1)'],
  ['IMAGE_ORIGINS', 'https://a.example /pictures'],
  ['CAPTCHA', 'off'],
  ['PORT', '65536'],
  ['FAULTS', 'yes'],
  ['LOG', 'yes'],
  ['DATABASE_URL', 'portal.db'],
  ['SEED_DATE', '2026-02-30'],
])('%s refuses "%s" with a sentence that says what it must be', (name, text) => {
  expect(() => readSetting({ [name]: text }, name)).toThrow(
    `${name} is "${text}", but it must be ${SETTINGS[name].kind.must}.`,
  );
});

test.each<[SettingName, string]>([
  ['SMTP_URL', 'smpt://user:secret@mail.example'],
  ['MEDIA_API_URL', 'https://user:secret@api.example.org'],
])('%s refuses "%s" without showing the password', (name, text) => {
  expect(() => readSetting({ [name]: text }, name)).toThrow(`${name} is "${text.replace('user:secret', '…')}"`);
});

describe('a build', () => {
  const key = { RECAPTCHA_SITE_KEY: 'site-key' };

  test('holds the settings of the portal and no other', () => {
    const secret = { RECAPTCHA_SECRET: 'secret', SMTP_URL: 'smtp://secret', DATABASE_TOKEN: 'secret' };
    const defined = defineSettings({ ...key, ...secret }, 'production');
    expect(Object.keys(defined).sort()).toEqual(
      [...PORTAL_SETTINGS, 'BUILD_DAY'].map((name) => `process.env.${name}`).sort(),
    );
    expect(JSON.stringify(defined)).not.toContain('secret');
  });

  test('asks for the captcha’s key in production alone', () => {
    expect(() => defineSettings({}, 'production')).toThrow('RECAPTCHA_SITE_KEY is missing.');
    expect(defineSettings({}, 'development')['process.env.CAPTCHA']).toBe('"standin"');
    expect(defineSettings(key, 'production')['process.env.CAPTCHA']).toBe('"recaptcha"');
  });
});

describe('.env', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
  const file = path.join(folder, 'portal.env');
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('sets only what the environment does not', () => {
    writeFileSync(file, 'ASSOCIATION_CITY="Hays, KS"\nASSOCIATION_PHONE=1\n');
    process.env.ENV_FILE = file;
    process.env.ASSOCIATION_PHONE = '2';
    loadEnvironment();
    expect([process.env.ASSOCIATION_CITY, process.env.ASSOCIATION_PHONE]).toEqual(['Hays, KS', '2']);
  });

  test('reports a named file that does not exist', () => {
    process.env.ENV_FILE = path.join(folder, 'missing.env');
    expect(() => loadEnvironment()).toThrow('that file does not exist');
  });

  test('refuses a misspelled setting, in the file and in the environment', () => {
    writeFileSync(file, 'TRUSTED_PROXY=1\n');
    process.env.ENV_FILE = file;
    expect(() => loadEnvironment()).toThrow(
      `TRUSTED_PROXY in ${file} is not a setting. ".env.example" lists all settings.`,
    );
    process.env.ENV_FILE = '';
    process.env.ASSOCIATION_NAMES = 'KSHSAA';
    expect(() => loadEnvironment()).toThrow('ASSOCIATION_NAMES in the environment is not a setting.');
  });
});
