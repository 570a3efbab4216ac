import { theme as antd, type ThemeConfig } from 'antd';

/** Value of one of the portal's variables, as the style sheet has it; empty where there is none. */
export type ReadToken = (name: string) => string;

const PAIR = /^light-dark\(\s*([^,()]+),\s*([^,()]+)\)$/;

/** antd's own tokens, and the portal's that they are drawn with. antd computes shades, so it can't be given a variable. */
const colours = {
  colorPrimary: '--media',
  colorLink: '--media',
  colorError: '--danger',
  colorSuccess: '--success',
  colorWarning: '--warning',
  colorText: '--ink',
  colorTextPlaceholder: '--ink-faint',
  colorTextDescription: '--ink-soft',
  colorTextDisabled: '--ink-faint',
  colorTextLightSolid: '--on-accent',
  colorBorder: '--line-strong',
  colorBgBase: '--surface',
  colorBgContainer: '--surface',
  colorBgElevated: '--surface',
} as const;

/**
 * antd in the portal's colours, light or dark. `cssVar.key` and `hashed` fix the class names: the styles are extracted at
 * build (scripts/build/extractAntdStyles.mts) and nothing is injected at run time, which a strict content security policy
 * would refuse.
 */
export function antdTheme(read: ReadToken, isDark: boolean): ThemeConfig {
  const drawn = Object.entries(colours).flatMap(([token, name]) => {
    const text = read(name).trim();
    const [, light = text, dark = text] = PAIR.exec(text) ?? [];
    const value = (isDark ? dark : light).trim();
    return value === '' ? [] : [[token, value] as const];
  });
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'portal' },
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      borderRadius: 6,
      controlHeight: 44,
      fontSize: 16,
      fontFamily: 'inherit',
      // Lists open and close at once: nothing waits on a desk.
      motion: false,
      ...Object.fromEntries(drawn),
    },
  };
}
