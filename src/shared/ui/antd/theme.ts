import { theme as antd, type ThemeConfig } from 'antd';

export type ReadToken = (name: string) => string;

const PAIR = /^light-dark\(\s*([^,()]+),\s*([^,()]+)\)$/;

/** antd computes shades, so it needs values instead of variables. */
const colors = {
  colorPrimary: '--accent',
  colorLink: '--accent',
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

/** Extracted at build; `cssVar.key` and `hashed` fix the class names. */
export function antdTheme(read: ReadToken, isDark: boolean): ThemeConfig {
  const drawn = Object.entries(colors).flatMap(([token, name]) => {
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
      borderRadius: 8,
      controlHeight: 44,
      fontSize: 15,
      fontFamily: 'inherit',
      motion: false,
      ...Object.fromEntries(drawn),
    },
  };
}
