import { readFileSync } from 'node:fs';
import { theme } from 'antd';
import { antdTheme } from '@/shared/ui/antd/theme';
import { brandCss } from '../../build/brand';

const styles = brandCss() + readFileSync('src/app/styles/tokens.css', 'utf8');

const values = [antdTheme.token, ...Object.values(antdTheme.components ?? {})].flatMap((tokens) =>
  Object.values(tokens as Record<string, unknown>).map(String),
);
const variables = values.flatMap((value) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

it('antd’s tokens name no color of their own', () => {
  expect(values.filter((value) => /#|rgb|hsl/.test(value))).toEqual([]);
});

it.each([...new Set(variables)])('%s is a variable of the portal', (name) => {
  expect(styles).toContain(`${name}:`);
});

it('antd’s seeds end as the portal’s variables, too', () => {
  const { colorPrimary, colorError, colorSuccess, colorWarning, fontSize } = theme.getDesignToken(antdTheme);
  expect({ colorPrimary, colorError, colorSuccess, colorWarning, fontSize }).toEqual({
    colorPrimary: 'var(--accent)',
    colorError: 'var(--danger)',
    colorSuccess: 'var(--success)',
    colorWarning: 'var(--warning)',
    fontSize: 'var(--text-md)',
  });
});
