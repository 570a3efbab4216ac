import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PAGE_HEADING_ID } from '@/shared/lib/focus';

const positions = new Map<string, number>();

/** Decodes a hash. A malformed one (`#%E0%A4`) stays as it is, and matches no element. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Makes a navigation act like a page load: focuses the heading and scrolls to the top; Back restores the position. */
export function useNavigationEffects(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  useLayoutEffect(() => {
    const remember = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    // A change of the query alone (a filter, a page of a list) stays on the same screen.
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.getElementById(PAGE_HEADING_ID) ?? document.getElementById('content');
    heading?.focus({ preventScroll: true });
    const target = hash === '' ? null : document.getElementById(anchorOf(hash));
    if (target !== null) target.scrollIntoView();
    else window.scrollTo({ top: type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0, behavior: 'instant' });
  }, [key, pathname, hash, type]);
}
