// Extracts the styles of the antd components that the portal uses into one stylesheet, so that none is made in the browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { theme } from '../src/shared/ui/antd/theme';

/** A component that is used but not named here would stand unstyled; tests/rules/antd-styles.test.ts compares. */
export const EXTRACTED_COMPONENTS = ['Button', 'Checkbox', 'Input', 'Radio', 'Select'];

const root = path.resolve(import.meta.dirname, '..');

export function extractAntdStyles(): string {
  const css = extractStyle({
    includes: EXTRACTED_COMPONENTS,
    customTheme: (node) => createElement(ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, node),
  });
  const file = path.join(root, '.cache/antd-extracted.css');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, css);
  return file;
}

if (process.argv[1] === import.meta.filename) console.log(extractAntdStyles());
