// Part of `npm run check -- imports`: finds files that are longer than docs/decisions/011-file-length-limit.md allows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REASONS = 'docs/decisions/011-file-length-limit.md';
const FOLDERS = ['src', 'gallery', 'build', 'mocks', 'tests', 'scripts'];
const mostLines = (file: string): number => (file.startsWith('tests/') ? 260 : 200);

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const long = FOLDERS.flatMap(pathsIn)
  .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file))
  .filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > mostLines(file));
const named = [...readFileSync(REASONS, 'utf8').matchAll(/`((?!docs\/)\w+\/[^`]+\.\w+)`/g)].map(
  ([, file = '']) => file,
);
const problems = [
  ...long
    .filter((file) => !named.includes(file))
    .map((file) => `${file} is too long, and ${REASONS} does not say why.`),
  ...named.filter((file) => !long.includes(file)).map((file) => `${REASONS} names ${file}, which is not too long.`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
