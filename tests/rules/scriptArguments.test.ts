// Verifies OPS-1, OPS-9.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const run = (script: string, words: string[], settings = {}) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.mts`, ...words], {
    env: { ...process.env, ENV_FILE: '', ...settings },
    encoding: 'utf8',
  });
  return { status, stderr };
};

test.each([
  ['headers', ['--ngnix', 'folder']],
  ['snapshot', ['--api', 'api.example']],
])('npm run %s with %j shows the usage and ends with 2', (script, words) => {
  const { status, stderr } = run(script, words);
  expect([status, stderr]).toEqual([2, expect.stringContaining(`Usage: npm run ${script}`)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('npm run headers names a setting that it refuses', () => {
  const { status, stderr } = run('headers', [], { MEDIA_API_URL: 'foo' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^MEDIA_API_URL is "foo", but it must be [^\n]+\n$/)]);
});

test('npm run snapshot names what is missing beside a build', () => {
  const { status, stderr } = run('snapshot', ['--api', 'https://api.example', '--dist', 'public']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no build in public.')]);
});

const built = (): string[] => (existsSync('dist') ? readdirSync('dist', { recursive: true, encoding: 'utf8' }) : []);

test('a build that ends with a missing setting says so and leaves the previous one', () => {
  const before = built();
  const { status, stderr } = run('build', [], { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: '' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('RECAPTCHA_SITE_KEY is missing.')]);
  expect(built()).toEqual(before);
});
