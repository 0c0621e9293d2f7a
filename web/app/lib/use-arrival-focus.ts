import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of a page one came to by a link, as a browser starts at the top of a page it loads: screen readers read the
 * heading out, and the Tab key goes on from there. A page that placed the focus itself keeps it; the first page is the browser's own affair.
 */
export function useArrivalFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest('main')) return;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector('h1');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
