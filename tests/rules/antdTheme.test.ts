import { antdTheme } from '@/shared/ui/antd/theme';
import { colourOf } from '../support/palette';

const read = (name: string): string =>
  `light-dark(${colourOf(name, 'light', 'media')}, ${colourOf(name, 'dark', 'media')})`;

it.each([
  ['light', false],
  ['dark', true],
] as const)('antd is drawn with the portal’s colours in the %s', (scheme, isDark) => {
  expect(antdTheme(read, isDark).token).toMatchObject({
    colorPrimary: colourOf('--media', scheme, 'media'),
    colorText: colourOf('--ink', scheme, 'media'),
    colorBgContainer: colourOf('--surface', scheme, 'media'),
    colorBorder: colourOf('--line-strong', scheme, 'media'),
  });
});

it('antd keeps its own colours where there is no style sheet, as at build', () => {
  expect(antdTheme(() => '', false).token).not.toHaveProperty('colorText');
});
