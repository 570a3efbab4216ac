import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../inline');

function compile(name: string): string {
  const { code } = transformSync(readFileSync(path.join(folder, `${name}.ts`), 'utf8'), {
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3, toplevel: true }, mangle: { toplevel: true }, format: { comments: false } },
    },
  });
  return code.trim();
}

/** Inline scripts. The content security policy allows them by hash, so values that differ by document are in element attributes. */
export const inlineScripts = {
  prefetch: compile('prefetch'),
  beforePaint: compile('beforePaint'),
  holdSubmit: compile('holdSubmit'),
  shell: compile('shell'),
} as const;
