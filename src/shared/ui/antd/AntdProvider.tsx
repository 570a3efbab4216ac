import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import 'antd-styles/base.css';
import { useIsDark } from '@/shared/ui/color-scheme';
import { antdTheme } from './theme';

const readToken = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

/** Around everything that uses antd. Loaded with the screens that do, never with a public reading page. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useIsDark();
  const theme = useMemo(() => antdTheme(readToken, isDark), [isDark]);
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}
