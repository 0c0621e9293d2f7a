import { useLayoutEffect, useState } from 'react';

/** What had the focus and everything around it, from the inside out. */
type Way = readonly HTMLElement[];

/** Where a sheet that has just gone will give the focus: it does so a moment later. */
let due: Way = [];

function wayTo(focused: Element | null): Way {
  const way: HTMLElement[] = [];
  for (
    let element = focused;
    element instanceof HTMLElement && element !== document.body;
    element = element.parentElement
  )
    way.push(element);
  return way.length === 0 ? due : way;
}

/**
 * Remembers what has the focus while a sheet is made. The function returned gives the focus back once the sheet is gone: to that element or,
 * where it has gone meanwhile, to the nearest around it that takes the focus. A sheet that opens before the one ahead of it has given the
 * focus back does it in its place.
 */
export function useReturnFocus(): () => void {
  const [way] = useState(() =>
    typeof document === 'undefined' ? [] : wayTo(document.activeElement),
  );
  useLayoutEffect(
    () => () => {
      due = way;
    },
    [way],
  );
  return () => {
    due = [];
    for (const element of way) {
      if (document.activeElement !== document.body) return;
      if (element.isConnected) element.focus();
    }
  };
}
