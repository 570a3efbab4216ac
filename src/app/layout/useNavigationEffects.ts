import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PAGE_HEADING_ID } from '@/shared/ui/page';

const positions = new Map<string, number>();

/** The id that a hash names. One that is not encoded as it should be (`#%E0%A4`) names none. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * What a browser does when it loads a document, for navigations that load none: the new page starts at its top with
 * the focus on its heading, and Back returns to where one was.
 */
export function useNavigationEffects(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  useLayoutEffect(() => {
    const remember = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
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
