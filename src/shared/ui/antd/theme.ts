import type { ThemeConfig } from 'antd';

/**
 * antd drawn with the portal's tokens (src/app/styles/tokens.css has the same values; antd computes shades from them,
 * so it can't be given the variables). `cssVar.key` and `hashed` fix the class names: the styles are extracted at build
 * (scripts/build/extractAntdStyles.mts) and nothing is injected at run time, which a strict content security policy would refuse.
 */
export const theme: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'portal' },
  token: {
    colorPrimary: '#0958d9',
    colorLink: '#0958d9',
    colorError: '#b3261e',
    colorSuccess: '#1f6b2c',
    colorWarning: '#7a5200',
    colorText: '#14202f',
    colorTextPlaceholder: '#5d6b80',
    colorTextDescription: '#45546a',
    colorTextDisabled: '#5d6b80',
    colorBorder: '#7d8898',
    borderRadius: 6,
    controlHeight: 44,
    fontSize: 16,
    fontFamily: 'inherit',
  },
};
