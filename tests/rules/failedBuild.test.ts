// Verifies OPS-1.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const built = (): string[] => (existsSync('dist') ? readdirSync('dist', { recursive: true, encoding: 'utf8' }) : []);

test('a build that ends with a missing setting says so and leaves the previous one', () => {
  const before = built();
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.mts'], {
    env: { ...process.env, ENV_FILE: '', CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: '' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('RECAPTCHA_SITE_KEY is missing.')]);
  expect(built()).toEqual(before);
});
