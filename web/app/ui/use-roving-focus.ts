import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Keys that move in a list that is one tab stop, by what they do. */
const steps: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

function findItems(box: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (item) => item.offsetParent !== null,
  );
}

function setStop(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

/**
 * Makes the elements of a box one tab stop (roving tabindex): left and right arrows, Home and End
 * move the focus between them. The elements must be rendered with `tabIndex={-1}`.
 */
export function useRovingFocus(
  box: RefObject<HTMLElement | null>,
  selector: string,
): {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  // After every render: items come and go while an answer arrives.
  useEffect(() => {
    const items = findItems(box.current, selector);
    if (!items.some(({ tabIndex }) => tabIndex === 0)) setStop(items, items[0]);
  });
  return {
    onFocus: ({ target }) => {
      const items = findItems(box.current, selector);
      if (items.includes(target)) setStop(items, target);
    },
    onKeyDown: (event) => {
      const step = steps[event.key];
      const items = findItems(box.current, selector);
      const place = items.findIndex((item) => item === event.target);
      if (step === undefined || place === -1 || event.altKey || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      const next = { next: place + 1, previous: place - 1, first: 0, last: items.length - 1 }[step];
      items[Math.min(Math.max(next, 0), items.length - 1)]?.focus();
    },
  };
}
