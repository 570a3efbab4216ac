import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

let readPresent = (): string => window.location.pathname;

/** The address of the present, also while time travel shows that of the past. */
export const presentPathname = (): string => readPresent();

/** Until the returned function is called. */
export function holdPathname(read: () => string): () => void {
  readPresent = read;
  return () => {
    readPresent = () => window.location.pathname;
  };
}

type NavigateHere = (to: string, options?: NavigateOptions) => boolean;

/** Returns whether it navigated: it does not after the user has left, even while the old screen is still mounted. */
export function useNavigateHere(): NavigateHere {
  const navigate = useNavigate();
  const address = useRef<string>(undefined);
  useEffect(() => {
    address.current = presentPathname();
    return () => {
      address.current = undefined;
    };
  }, []);

  return useCallback(
    (to, options) => {
      const isHere = address.current === presentPathname();
      if (isHere) void navigate(to, options);
      return isHere;
    },
    [navigate],
  );
}
