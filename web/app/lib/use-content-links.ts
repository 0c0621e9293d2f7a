import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Does this click mean: go there, here? With another button or a modifier it asks for a new tab, a window or a download. */
function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** The link of the site that was clicked. A fragment of the page itself is the browser's own business: it also moves the focus. */
function linkWithin(target: EventTarget): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    link === null ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    link.origin !== window.location.origin
  )
    return undefined;
  return link.pathname === window.location.pathname && link.hash !== '' ? undefined : link;
}

/** Lets links in ready-made markup change the page as links of the interface do: without loading it anew. */
export function useContentLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = isPlainClick(event) ? linkWithin(event.target) : undefined;
    if (link === undefined) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  };
}
