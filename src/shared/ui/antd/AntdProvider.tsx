import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import 'antd-extracted.css';
import { theme } from './theme';

/** Around everything that uses antd. Loaded with the screens that do, never with a public reading page. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}
