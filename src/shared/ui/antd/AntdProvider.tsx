import { ConfigProvider } from 'antd';
import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import 'antd-styles/base.css';
import { useIsDark } from '@/shared/ui/color-scheme';
import { antdTheme } from './theme';

const readToken = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

const Provided = createContext(false);

/** Nesting has no effect. Loads lazily with the components that use antd. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isProvided = useContext(Provided);
  return isProvided ? children : <Provider>{children}</Provider>;
}

function Provider({ children }: { children: ReactNode }) {
  // Deferred, because antd takes 80 ms to recompute its theme on a slow computer.
  const isDark = useDeferredValue(useIsDark());
  const theme = useMemo(() => antdTheme(readToken, isDark), [isDark]);
  return (
    <Provided value>
      <ConfigProvider theme={theme}>{children}</ConfigProvider>
    </Provided>
  );
}
