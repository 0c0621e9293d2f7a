import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Unfolds what the address's fragment names and brings it into view: browsers do it by themselves only when a page is loaded anew. */
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
