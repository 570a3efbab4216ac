import { inlineScripts } from './security/inlineScripts';
import { colors, type ColorPair } from '../src/shared/config/association';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mix(hex: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(hex).map((value, index) => Math.round(value + ((added[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const hover = ([light, dark]: ColorPair): ColorPair => [mix(light, '#000000', 0.28), mix(dark, '#ffffff', 0.35)];
const tint = ([light, dark]: ColorPair): ColorPair => [mix('#ffffff', light, 0.09), mix('#172031', dark, 0.14)];

const variable = (name: string, [light, dark]: ColorPair): string => `--${name}: light-dark(${light}, ${dark});`;

/** The association's colors as CSS variables; the others are in src/app/styles/tokens.css. */
export function brandCss(): string {
  const { night, nightSoft, gold, accent } = colors;
  const variables = [
    variable('night', night),
    variable('night-soft', nightSoft),
    // `solid` is the background of selected items. In the dark scheme, it is light, so that they stand out; `emblem` stays dark.
    variable('emblem', [night[0], nightSoft[1]]),
    variable('solid', [night[0], '#e9eef7']),
    variable('on-solid', ['#f4f6fb', night[1]]),
    variable('gold', gold),
    variable('accent', accent),
    variable('accent-hover', hover(accent)),
    variable('accent-tint', tint(accent)),
  ];
  return `:root{${variables.join('')}}`;
}

/** The browser's theme color and the favicon, which is inlined to save a request. */
function brandHead(): string {
  const { night, gold } = colors;
  const [light, dark] = night;
  const bar = (scheme: string, color: string): string =>
    `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${color}" />`;
  const icon =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='${light}'/>` +
    `<path d='M7 22V10l9 8 9-8v12' fill='none' stroke='${gold[0]}' stroke-width='3.2' stroke-linecap='round' stroke-linejoin='round'/></svg>`;
  return `${bar('light', light)}${bar('dark', dark)}<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}" />`;
}

/** The start of each document's head. The script follows the meta elements it changes and precedes anything that paints. */
export const documentHead = (): string =>
  `${brandHead()}<style>${brandCss()}</style><script>${inlineScripts.beforePaint}</script>`;
