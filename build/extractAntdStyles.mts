import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { antdTheme } from '../src/shared/ui/antd/theme';

const IMPORT = /import\s*\{([^}]*)\}\s*from 'antd'/g;

/** Matches antd's global link rules, which are dropped: they would remove the underline of every link on the page. */
const LINK_RULE = /^a[\s:,[{]/;

const USED_BY: Readonly<Record<string, string[]>> = { Table: ['Checkbox'] };

/** A component with almost no styles of its own; the rest of its CSS is what all components share (base.css). */
const LEAST = 'Divider';

async function componentsOf(file: string): Promise<string[]> {
  const names = [...(await readFile(file, 'utf8')).matchAll(IMPORT)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.replace(/\s+as\s.*/, '').trim())
    .filter((name) => /^[A-Z]/.test(name) && name !== 'ConfigProvider');
  return [...new Set(names.flatMap((name) => [name, ...(USED_BY[name] ?? [])]))].sort();
}

const stylesOf = (includes: string[]): string =>
  extractStyle({
    includes,
    customTheme: (node: ReactElement) =>
      createElement(ConfigProvider, { theme: { ...antdTheme, zeroRuntime: false } }, node),
  });

function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let [depth, start] = [0, 0];
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules.filter((rule) => !LINK_RULE.test(rule));
}

/** Puts antd's rules in a cascade layer, so that the portal's styles win however specific antd's selectors are. */
const inLayer = (rules: Iterable<string>): string => `@layer antd {\n${[...rules].join('\n')}\n}\n`;

/** Writes a style sheet for each file of shared/ui that uses antd: the content security policy blocks styles created at run time. */
export async function extractAntdStyles(root: string): Promise<void> {
  const parts = path.join(root, 'src/shared/ui');
  const output = path.join(root, '.cache/antd');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });

  const base = rulesOf(stylesOf([LEAST])).filter((rule) => !rule.startsWith(`.ant-${LEAST.toLowerCase()}`));
  const shared = new Set(base);
  await writeFile(path.join(output, 'base.css'), inLayer(shared));
  for (const file of (await readdir(parts)).filter((name) => name.endsWith('.tsx'))) {
    const includes = await componentsOf(path.join(parts, file));
    if (includes.length === 0) continue;
    const own = new Set(rulesOf(stylesOf(includes)).filter((rule) => !shared.has(rule)));
    await writeFile(path.join(output, file.replace('.tsx', '.css')), inLayer(own));
  }
}
