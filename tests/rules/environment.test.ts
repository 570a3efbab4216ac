/** @jest-environment node */
// Verifies OPS-1.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvironment } from '../../scripts/environment/loadEnvironment';

const names = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];
const read = (file: string): string => readFileSync(file, 'utf8');

const example = names(read('.env.example'), /^#?([A-Z_]+)=/gm);

/** Where settings are read, and how each place names them. */
const SOURCES: readonly [string, RegExp][] = [
  ['scripts/configuration.mjs', /^ {2}'([A-Z_]+)',$/gm],
  ['mocks/server/settings.ts', /text\('([A-Z_]+)'\)/g],
  ['security/policySettings.ts', /text\('([A-Z_]+)'\)/g],
  ['src/shared/config/config.ts', /process\.env\.([A-Z_]+)[, ]/g],
  ['scripts/conform/commandLine.ts', /environment\.([A-Z_]+)/g],
];

test('.env.example lists exactly the settings that are read', () => {
  // The build sets its own day: nobody else does.
  const used = SOURCES.flatMap(([file, pattern]) => names(read(file), pattern)).filter((name) => name !== 'BUILD_DAY');
  expect([...new Set(used)].sort()).toEqual([...example].sort());
});

test('.env.example explains every setting and sets none', () => {
  const lines = read('.env.example').split('\n');
  const settings = lines.filter((line) => /^#?[A-Z_]+=/.test(line));
  expect(settings.filter((line) => !line.startsWith('#'))).toEqual([]);
  const unexplained = lines.filter(
    (line, index) =>
      /^#[A-Z_]+=/.test(line) &&
      !lines
        .slice(0, index)
        .reverse()
        .find((one) => !/^#[A-Z_]+=/.test(one))
        ?.startsWith('# '),
  );
  expect(unexplained).toEqual([]);
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
    expect(() => loadEnvironment()).toThrow('there is no such file');
  });
});
