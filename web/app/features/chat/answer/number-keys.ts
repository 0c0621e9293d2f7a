import type { KeyboardEvent, RefObject } from 'react';
import { numberSelector } from './number-list.tsx';

/**
 * Keys between the message field and the numbers of the last answer: Alt and the up arrow in the
 * field go to its first number, Escape on a number whose card is closed goes back.
 */
export function createNumberKeys(
  field: RefObject<HTMLTextAreaElement | null>,
  isCardOpen: boolean,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, currentTarget, key } = event;
    if (key === 'ArrowUp' && event.altKey && target === field.current) {
      const lists = [...currentTarget.querySelectorAll<HTMLElement>('[data-testid="answer-text"]')];
      const first = lists
        .findLast((list) => list.querySelector(numberSelector) !== null)
        ?.querySelector<HTMLElement>(numberSelector);
      if (first === undefined || first === null) return;
      event.preventDefault();
      first.focus();
    }
    const isNumber = target instanceof HTMLElement && target.matches(numberSelector);
    if (key === 'Escape' && isNumber && !isCardOpen) field.current?.focus();
  };
}
