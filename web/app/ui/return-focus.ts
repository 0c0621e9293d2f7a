import { useLayoutEffect, useState } from 'react';

type FocusPath = readonly HTMLElement[];

/** Where a just closed dialog will return the focus: pending until it has. */
let pendingPath: FocusPath = [];

function listFocusPath(focused: Element | null): FocusPath {
  const way: HTMLElement[] = [];
  for (
    let element = focused;
    element instanceof HTMLElement && element !== document.body;
    element = element.parentElement
  )
    way.push(element);
  return way.length === 0 ? pendingPath : way;
}

/** Restores the focus from before the dialog (or one just closed), else to its nearest ancestor. */
export function useReturnFocus(): () => void {
  const [way] = useState(() =>
    typeof document === 'undefined' ? [] : listFocusPath(document.activeElement),
  );
  useLayoutEffect(
    () => () => {
      pendingPath = way;
    },
    [way],
  );
  return () => {
    pendingPath = [];
    for (const element of way) {
      if (document.activeElement !== document.body) return;
      if (element.isConnected) element.focus();
    }
  };
}
