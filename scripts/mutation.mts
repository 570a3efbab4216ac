// `npm run mutation`: mutation-tests the business rules and writes docs/mutation.md. `-- dates paths` runs only these
// groups; the others keep their last result.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config.mjs';
import { groups, type RuleRun } from './mutation/groups.mjs';
import { reportOf, scoreOf, type GroupResult } from './mutation/report.mjs';

const root = path.resolve(import.meta.dirname, '..');
const kept = path.join(root, '.cache/mutation');
const GOAL = 90;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`Unknown group: ${unknown.join(', ')}. Groups: ${Object.keys(groups).join(', ')}.`);

const testFiles = (name: string): string[] => [`tests/rules/${name}.test.ts`, `tests/rules/${name}.test.tsx`];
const lost = Object.values(groups)
  .flat()
  .flatMap(({ files, tests }) => [
    ...files.filter((file) => !existsSync(path.join(root, file))),
    ...tests.filter((name) => !testFiles(name).some((file) => existsSync(path.join(root, file)))),
  ]);
if (lost.length > 0) throw new Error(`scripts/mutation/groups.mts names files that do not exist: ${lost.join(', ')}.`);

/** Jest looks for files anew with each mutant. */
const roots = ['<rootDir>/src', '<rootDir>/tests/rules', '<rootDir>/tests/support'];

/** The setup files only serve a document. */
const withoutDocument = { testEnvironment: 'node', setupFiles: [], setupFilesAfterEnv: [] };

async function mutantsOf({ files, tests, ignoreStatic = false, needsDocument = false }: RuleRun) {
  const testMatch = [`<rootDir>/tests/rules/@(${tests.join('|')}).test.{ts,tsx}`];
  const config = { ...jestConfig, ...(needsDocument ? {} : withoutDocument), roots, testMatch, maxWorkers: 1 };
  return new Stryker({ mutate: files, ignoreStatic, jest: { projectType: 'custom', config } }).runMutationTest();
}

await mkdir(kept, { recursive: true });
for (const [name, runs] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = Date.now();
  const mutants: GroupResult['mutants'] = [];
  for (const run of runs) {
    console.log(`\n— ${name}: ${run.tests.join(', ')}`);
    for (const { fileName, status } of await mutantsOf(run)) {
      mutants.push({ file: path.relative(root, fileName), status });
    }
  }
  const result: GroupResult = { name, seconds: Math.round((Date.now() - start) / 1000), mutants };
  await writeFile(path.join(kept, `${name}.json`), JSON.stringify(result));
}

const results: GroupResult[] = [];
for (const name of Object.keys(groups)) {
  const text = await readFile(path.join(kept, `${name}.json`), 'utf8').catch(() => undefined);
  if (text !== undefined) results.push(JSON.parse(text) as GroupResult);
}
for (const { name, mutants } of results) console.log(`${name}: ${scoreOf(mutants).toFixed(1)} %`);
const notes = await readFile(path.join(import.meta.dirname, 'mutation/notes.md'), 'utf8');
const missing = Object.keys(groups).filter((name) => !results.some((result) => result.name === name));
await writeFile(path.join(root, 'docs/mutation.md'), reportOf(results, { goal: GOAL, missing, notes }));
process.exitCode = missing.length === 0 && results.every(({ mutants }) => scoreOf(mutants) >= GOAL) ? 0 : 1;
