// Verifies A11Y-3.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandCss } from '../../build/brand';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const TOKENS = 'src/app/styles/tokens.css';

/** Every style sheet except the tokens, by path. */
const styleSheets: ReadonlyMap<string, string> = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.css') && file !== TOKENS)
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

const root = `${brandCss()}${/:root \{([^}]*)\}/.exec(readFileSync(TOKENS, 'utf8'))?.[1] ?? ''}`;
const tokens = new Map([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** What a variable is in a scheme, as written in the tokens. @throws where there is none */
function colorOf(name: string, scheme: Scheme): string {
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
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['--paper', '--surface', '--surface-sunken'];

/** Every text color, with the background colors on which it is used. */
const texts: [string, string[]][] = [
  ['--ink', [...grounds, '--accent-tint', '--danger-tint', '--success-tint', '--warning-tint']],
  ['--ink-soft', [...grounds, '--accent-tint', '--warning-tint']],
  ['--ink-faint', [...grounds, '--accent-tint']],
  ['--accent', [...grounds, '--accent-tint', '--warning-tint', '--danger-tint']],
  ['--accent-hover', [...grounds, '--accent-tint', '--warning-tint', '--danger-tint']],
  ['--danger', [...grounds, '--danger-tint']],
  ['--success', [...grounds, '--success-tint']],
  ['--warning', [...grounds, '--warning-tint']],
  ['--on-accent', ['--accent', '--accent-hover', '--danger', '--danger-hover']],
  ['--on-night', ['--night', '--night-soft']],
  ['--on-night-soft', ['--night']],
  ['--gold', ['--night', '--emblem']],
  ['--on-gold', ['--gold']],
  ['--on-solid', ['--solid']],
];

/** The colors that show a control, its state, or its focus, with the background colors from which they must stand out. */
const controls: [string, string[]][] = [
  ['--line-strong', ['--paper', '--surface']],
  ['--accent', [...grounds, '--accent-tint']],
  ['--danger', grounds],
  ['--solid', grounds],
  ['--gold', ['--night']],
  ['--on-night-soft', ['--night']],
];

const pairs = (list: [string, string[]][]): [string, string][] =>
  list.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));

/** Describes the pairs whose contrast is below `least`. */
function tooFaint(list: [string, string][], least: number): string[] {
  return schemes.flatMap((scheme) =>
    list.flatMap(([front, back]) => {
      const ratio = contrast(colorOf(front, scheme), colorOf(back, scheme));
      return ratio < least ? [`${front} on ${back}, ${scheme}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe('the colors, in light and dark', () => {
  it('let every text be read', () => {
    expect(tooFaint(pairs(texts), 4.5)).toEqual([]);
  });

  it('let every control, its state and its focus be seen', () => {
    expect(tooFaint(pairs(controls), 3)).toEqual([]);
  });
});

describe('the style sheets', () => {
  it('take every color from the tokens', () => {
    const written =
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|[\s(,](?:white|black|gr[ae]y|red|gold)\b/i;
    const found = [...styleSheets].flatMap(([file, css]) =>
      css.split('\n').flatMap((line, index) => {
        const isText = /^\s*(?:\/?\*|content:)/.test(line);
        const value = line.slice(line.indexOf(':') + 1);
        return !isText && line.includes(':') && written.test(value)
          ? [`${file}:${String(index + 1)} ${line.trim()}`]
          : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('use no variable that nobody has given a value', () => {
    const own = new Set(
      [...styleSheets.values()].flatMap((css) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
    );
    const used = [...styleSheets].flatMap(([file, css]) =>
      [...css.matchAll(/var\((--(?!space|text|font|radius|shadow|header|page|gutter)[\w-]+)/g)].map(
        ([, name = '']) => ({ file, name }),
      ),
    );
    expect(used.length).toBeGreaterThan(300);
    const unknown = used.filter(({ name }) => {
      if (own.has(name)) return false;
      try {
        colorOf(name, 'light');
        return false;
      } catch {
        return true;
      }
    });
    expect(unknown).toEqual([]);
  });
});
