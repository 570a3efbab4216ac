// Part of `npm run check`: runs dependency-cruiser, and fails if it read hardly any modules: with an unsupported TypeScript version, it
// finds no violations. Then finds files that are longer than docs/decisions/011-file-length-limit.md allows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

const LEAST_MODULES = 100;
const FOLDERS = ['src', 'gallery', 'build', 'mocks', 'tests'];

async function findViolations(): Promise<string[]> {
  const rules = await extractConfig('./.dependency-cruiser.cjs');
  const result = await cruise(
    FOLDERS,
    { ...rules.options, ruleSet: rules, validate: true },
    {},
    { tsConfig: extractTSConfig('./tsconfig.json') },
  );
  const { summary, modules } = result.output as ICruiseResult;
  const own = modules.filter(({ source }) => FOLDERS.some((folder) => source.startsWith(`${folder}/`)));
  console.log(`${own.length} modules`);
  const found = summary.violations.map(({ rule, from, to }) => `${rule.severity} ${rule.name}: ${from} → ${to}`);
  return own.length < LEAST_MODULES ? [...found, `Only ${own.length} modules; ${LEAST_MODULES} are expected.`] : found;
}

const REASONS = 'docs/decisions/011-file-length-limit.md';
const mostLines = (file: string): number => (file.startsWith('tests/') ? 260 : 200);

function findLongFiles(): string[] {
  const named = [...readFileSync(REASONS, 'utf8').matchAll(/`((?!docs\/)\w+\/[^`]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
  const long = [...FOLDERS, 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > mostLines(file));
  return [
    ...long
      .filter((file) => !named.includes(file))
      .map((file) => `${file} is too long, and ${REASONS} does not say why.`),
    ...named.filter((file) => !long.includes(file)).map((file) => `${REASONS} names ${file}, which is not too long.`),
  ];
}

const problems = [...(await findViolations()), ...findLongFiles()];
for (const problem of problems) console.error(problem);
console.log(`${problems.length} violations`);
process.exitCode = problems.length === 0 ? 0 : 1;
