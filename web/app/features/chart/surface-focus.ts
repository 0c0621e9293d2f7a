import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const surface = '[role="application"]';

/** The panel takes the focus only to hold it for the chart in it: where there is one, that has it. */
export function focusSurfaceOf({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>(surface)?.focus({ preventScroll: true });
}

/** Keeps the focus on the chart while one surface goes and another comes: the panel around them holds it between. */
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
