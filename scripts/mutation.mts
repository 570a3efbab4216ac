// `npm run mutation`: mutation-tests the business rules and writes docs/mutation.md. `-- dates paths` runs only these
// groups; the others keep their last result.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config.mjs';
import { groups } from './mutation/groups.mjs';
import { reportOf, scoreOf, type GroupResult } from './mutation/report.mjs';

const root = path.resolve(import.meta.dirname, '..');
const kept = path.join(root, '.cache/mutation');
const GOAL = 85;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`Unknown group: ${unknown.join(', ')}. Groups: ${Object.keys(groups).join(', ')}.`);

await mkdir(kept, { recursive: true });
for (const [name, { files, tests, ignoreStatic = false }] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n— ${name}`);
  const start = Date.now();
  const testMatch = [`<rootDir>/tests/rules/@(${tests.join('|')}).test.{ts,tsx}`];
  const jest = { projectType: 'custom' as const, config: { ...jestConfig, testMatch, maxWorkers: 1 } };
  const mutants = await new Stryker({ mutate: files, ignoreStatic, jest }).runMutationTest();
  const result: GroupResult = {
    name,
    seconds: Math.round((Date.now() - start) / 1000),
    mutants: mutants.map(({ fileName, status }) => ({ file: path.relative(root, fileName), status })),
  };
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
