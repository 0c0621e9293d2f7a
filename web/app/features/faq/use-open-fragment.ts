import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Expands and scrolls to the element of the URL fragment: browsers do so only on page load. */
export function useOpenFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = target?.closest('details');
    if (target === null || !(folded instanceof HTMLDetailsElement)) return;
    folded.open = true;
    target.scrollIntoView();
  }, [hash]);
}
