/** @jest-environment node */
// Verifies PERF-3: docs/decisions/017.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const removeUnusedCode = createRequire(import.meta.url)('../../scripts/build/unusedCodeLoader.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string;

const packages = path.join(import.meta.dirname, '../../node_modules');

const files = [
  'react-dom/cjs/react-dom-client.production.js',
  'react-dom/cjs/react-dom.production.js',
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs',
];

const read = (file: string): string => readFileSync(path.join(packages, file), 'utf8');
const load = (file: string, source: string): string => removeUnusedCode.call({ resourcePath: `/${file}` }, source);

test.each(files)('the build finds everything that it removes from %s', (file) => {
  const source = read(file);
  expect(load(file, source).length).toBeLessThan(source.length * 0.99);
});

test.each(files)('the build stops when %s has changed', (file) => {
  const source = read(file).replaceAll('function', 'funktion').replaceAll('case REACT_', 'case R_');
  expect(() => load(file, source)).toThrow(`${path.basename(file)} has changed and no longer contains`);
});

test('only the named functions of React lose their bodies', () => {
  const file = 'react-dom/cjs/react-dom-client.production.js';
  const empty = (source: string): string[] =>
    [...source.matchAll(/^function (\S+)\([^)]*\) \{\}$/gm)].map(([, name = '']) => name);
  const before = empty(read(file));
  const emptied = empty(load(file, read(file))).filter((name) => !before.includes(name));
  expect(emptied).toHaveLength(44);
  expect(emptied).toContain('startViewTransition');
});

test('other files stay as they are', () => {
  expect(load('react/cjs/react.production.js', 'const a = 1;')).toBe('const a = 1;');
});
