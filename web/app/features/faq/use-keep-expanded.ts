import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const getAnswerId = (answer: HTMLDetailsElement): string =>
  answer.querySelector('div[id]')?.id ?? '';

const listAnswers = (list: HTMLElement | null): HTMLDetailsElement[] => [
  ...(list?.querySelectorAll('details') ?? []),
];

/** Keeps answers, known by the first id in each, expanded when filter or language change. */
export function useKeepExpanded(list: RefObject<HTMLElement | null>): void {
  const unfolded = useRef<Set<string> | undefined>(undefined);
  useLayoutEffect(() => {
    // Answers expanded before hydration.
    unfolded.current ??= new Set(
      listAnswers(list.current).flatMap((answer) => (answer.open ? getAnswerId(answer) : [])),
    );
    for (const answer of listAnswers(list.current))
      if (unfolded.current.has(getAnswerId(answer))) answer.open = true;
  });
  useEffect(() => {
    if (list.current === null) return undefined;
    // Not `toggle`: it comes a task later, when a filter may have removed the answer already.
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLDetailsElement)) continue;
        if (target.open) unfolded.current?.add(getAnswerId(target));
        else unfolded.current?.delete(getAnswerId(target));
      }
    });
    observer.observe(list.current, { attributeFilter: ['open'], subtree: true });
    return () => observer.disconnect();
  }, [list]);
}
