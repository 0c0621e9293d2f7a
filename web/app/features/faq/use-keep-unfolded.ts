import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const nameOf = (answer: HTMLDetailsElement): string => answer.querySelector('div[id]')?.id ?? '';

const answersIn = (list: HTMLElement | null): HTMLDetailsElement[] => [
  ...(list?.querySelectorAll('details') ?? []),
];

/**
 * Keeps unfolded what a reader unfolded, also where the answers are written anew: while one filters them, and in another language. An answer
 * goes by the first id in it.
 */
export function useKeepUnfolded(list: RefObject<HTMLElement | null>): void {
  const unfolded = useRef<Set<string> | undefined>(undefined);
  useLayoutEffect(() => {
    // What was unfolded before the page came alive.
    unfolded.current ??= new Set(
      answersIn(list.current).flatMap((answer) => (answer.open ? nameOf(answer) : [])),
    );
    for (const answer of answersIn(list.current))
      if (unfolded.current.has(nameOf(answer))) answer.open = true;
  });
  useEffect(() => {
    const remember = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement)) return;
      if (target.open) unfolded.current?.add(nameOf(target));
      else unfolded.current?.delete(nameOf(target));
    };
    const within = list.current;
    // The event does not bubble, but it can be caught on its way down.
    within?.addEventListener('toggle', remember, true);
    return () => within?.removeEventListener('toggle', remember, true);
  }, [list]);
}
