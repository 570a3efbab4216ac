import { antdTheme } from '@/shared/ui/antd/theme';
import { colorOf } from '../support/palette';

const read = (name: string): string => `light-dark(${colorOf(name, 'light')}, ${colorOf(name, 'dark')})`;

it.each([
  ['light', false],
  ['dark', true],
] as const)('antd is drawn with the portal’s colors in the %s', (scheme, isDark) => {
  expect(antdTheme(read, isDark).token).toMatchObject({
    colorPrimary: colorOf('--accent', scheme),
    colorText: colorOf('--ink', scheme),
    colorBgContainer: colorOf('--surface', scheme),
    colorBorder: colorOf('--line-strong', scheme),
  });
});

it('antd keeps its own colors where there is no style sheet, as at build', () => {
  expect(antdTheme(() => '', false).token).not.toHaveProperty('colorText');
});
