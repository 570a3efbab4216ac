import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandCss } from '../../build/brand';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const TOKENS = 'src/app/styles/tokens.css';

/** Every style sheet except the tokens, by path. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.css') && file !== TOKENS)
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

const root = `${brandCss()}${/:root \{([^}]*)\}/.exec(readFileSync(TOKENS, 'utf8'))?.[1] ?? ''}`;
const tokens = new Map([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** What a variable is in a scheme, as written in the tokens. @throws where there is none */
export function colorOf(name: string, scheme: Scheme): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token ${name}.`);
  const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return scheme === 'light' ? light : dark;
}

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is no six-digit color.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
