import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { antdTheme } from '../../src/shared/ui/antd/theme';

const IMPORT = /import\s*\{([^}]*)\}\s*from 'antd'/g;

/** antd styles every link of the page, not only its own, and takes its underline away. */
const LINK_RULES = /(?<=^|[};\s])a(?:[:[][^{},]*)?(?:,\s*a[:[][^{},]*)*\{[^{}]*\}/g;

/** The components that the sources import by name from antd. Types among them do no harm. */
async function usedComponents(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'));
  const texts = await Promise.all(sources.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')));
  const names = texts
    .flatMap((text) => [...text.matchAll(IMPORT)].flatMap((match) => (match[1] ?? '').split(',')))
    .map((name) => name.replace(/\s+as\s.*/, '').trim())
    .filter((name) => /^[A-Z]/.test(name) && name !== 'ConfigProvider');
  return [...new Set(names)].sort();
}

/**
 * Writes the styles of the antd components in use into .cache/antd-extracted.css, which src/shared/ui/antd imports. Made
 * here, none is made in the browser, where a strict content security policy would refuse it.
 */
export async function extractAntdStyles(root: string): Promise<void> {
  const includes = await usedComponents(path.join(root, 'src'));
  const css =
    includes.length === 0
      ? ''
      : extractStyle({
          includes,
          customTheme: (node: ReactElement) =>
            createElement(ConfigProvider, { theme: { ...antdTheme(() => '', false), zeroRuntime: false } }, node),
        });
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await writeFile(path.join(root, '.cache/antd-extracted.css'), css.replace(LINK_RULES, ''));
}
