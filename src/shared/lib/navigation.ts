import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

export interface HistoryEntry {
  key: unknown;
  pathname: string;
  /** The assistant that the page edits, if the query names one. */
  assistant: string | undefined;
}

/** The browser's current history entry. The router lags behind it while the code of the next page loads. */
export function historyEntry(): HistoryEntry {
  const { key } = (window.history.state ?? {}) as { key?: unknown };
  const { pathname, search } = window.location;
  return { key, pathname, assistant: /assistant=\d+/.exec(search)?.[0] };
}

/** A change of the query or the fragment creates another history entry, but stays on the page, unless it opens another person's form. */
export const isSamePage = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.key === other.key || (one.pathname === other.pathname && one.assistant === other.assistant);

type NavigateHere = (to: string, options?: NavigateOptions) => boolean;

/**
 * Returns a function that navigates unless the user has left this screen, which may still be mounted while the next one loads.
 * The function returns whether it navigated.
 */
export function useNavigateHere(): NavigateHere {
  const navigate = useNavigate();
  const entry = useRef<HistoryEntry>(undefined);
  useEffect(() => {
    entry.current = historyEntry();
    return () => {
      entry.current = undefined;
    };
  }, []);

  return useCallback(
    (to, options) => {
      const isHere = entry.current !== undefined && isSamePage(entry.current, historyEntry());
      if (isHere) void navigate(to, options);
      return isHere;
    },
    [navigate],
  );
}
