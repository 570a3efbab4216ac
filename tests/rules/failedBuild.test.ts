// Verifies OPS-1.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const built = (): string[] => (existsSync('dist') ? readdirSync('dist', { recursive: true, encoding: 'utf8' }) : []);

test.each([
  ['RECAPTCHA_SITE_KEY is missing.', { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: '' }],
  ['PORTAL_URL is "portal"', { CAPTCHA: 'standin', PORTAL_URL: 'portal' }],
])('a build that ends with %s leaves the previous one', (sentence, settings) => {
  const before = built();
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.mts'], {
    env: { ...process.env, ENV_FILE: '', ...settings },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(built()).toEqual(before);
});
