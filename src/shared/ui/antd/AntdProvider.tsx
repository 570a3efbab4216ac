import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import 'antd-styles/base.css';
import { antdTheme } from './theme';

/** Gives antd's components the portal's theme. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={antdTheme}>{children}</ConfigProvider>;
}
