import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

type NavigateHere = (to: string, options?: NavigateOptions) => boolean;

/** Returns whether it navigated: it does not after the user has left, even while the old screen is still mounted. */
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
