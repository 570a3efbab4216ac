import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

type NavigateHere = (to: string, options?: NavigateOptions) => boolean;

/**
 * For a navigation that follows an answer: who has left the screen before the answer stays where they are. The browser's
 * address counts too, because the old screen stands until the next one's code has come.
 *
 * Says whether it has navigated.
 */
export function useNavigateHere(): NavigateHere {
  const navigate = useNavigate();
  const address = useRef<string>(undefined);
  useEffect(() => {
    address.current = window.location.pathname;
    return () => {
      address.current = undefined;
    };
  }, []);

  return useCallback(
    (to, options) => {
      const isHere = address.current === window.location.pathname;
      if (isHere) void navigate(to, options);
      return isHere;
    },
    [navigate],
  );
}
