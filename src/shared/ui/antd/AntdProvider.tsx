import { ConfigProvider } from 'antd';
import { createContext, useContext, type ReactNode } from 'react';
import 'antd-styles/base.css';
import { antdTheme } from './theme';

const Provided = createContext(false);

/** Gives antd's components the portal's theme; nesting has no effect. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isProvided = useContext(Provided);
  if (isProvided) return children;
  return (
    <Provided value>
      <ConfigProvider theme={antdTheme}>{children}</ConfigProvider>
    </Provided>
  );
}
