import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Whether a click navigates here; other buttons and modifiers open a tab or download. */
function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** The clicked same-site link, except fragments of this page: the browser moves the focus. */
function findLink(target: EventTarget): HTMLAnchorElement | undefined {
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

/** Click handler that navigates client-side for links in server-rendered markup. */
export function useContentLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = isPlainClick(event) ? findLink(event.target) : undefined;
    if (link === undefined) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  };
}
