import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const surface = '[role="application"]';

/** Passes the focus of the panel on to the chart surface in it, if there is one. */
export function focusSurface({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>(surface)?.focus({ preventScroll: true });
}

/** Keeps the focus while one surface replaces another: the panel around them holds it. */
export function useSurfaceFocus(element: RefObject<HTMLElement | null>): void {
  const heldFocus = useRef(false);
  useLayoutEffect(() => {
    const here = element.current;
    return () => {
      heldFocus.current = here !== null && here === document.activeElement;
    };
  }, [element]);
  useEffect(() => {
    const panel = element.current?.closest<HTMLElement>('section[tabindex="-1"]');
    if (panel === document.activeElement) element.current?.focus({ preventScroll: true });
    return () => {
      if (heldFocus.current && document.activeElement === document.body)
        panel?.focus({ preventScroll: true });
    };
  }, [element]);
}
