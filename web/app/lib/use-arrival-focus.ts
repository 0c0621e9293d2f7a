import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the heading after navigation (screen readers, Tab) unless the page placed the focus. */
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
