import { type RefObject, useEffect, useRef } from 'react';

/** What a person scrolls or moves through the thread with. */
const releasing = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const;

type Thread = {
  readonly box: RefObject<HTMLElement | null>;
  /** What stands above the last question. */
  readonly earlier: RefObject<HTMLDivElement | null>;
  readonly latest: RefObject<HTMLDivElement | null>;
};

/**
 * Scrolls a new question to the top of the thread, and keeps it there while what stands above it
 * changes its height, until the person moves through the thread. Returns the places of the parts.
 */
export function usePinnedQuestion(questionId: string | undefined): Thread {
  const box = useRef<HTMLElement>(null);
  const earlier = useRef<HTMLDivElement>(null);
  const latest = useRef<HTMLDivElement>(null);
  const lastId = useRef(questionId);
  const isPinned = useRef(false);
  useEffect(() => {
    const pin = (): void => {
      if (box.current !== null && latest.current !== null)
        box.current.scrollTop = latest.current.offsetTop;
    };
    if (questionId !== undefined) {
      pin();
      // The answers before are moved when a question is asked, and what was pressed there is lost.
      const isAsked = lastId.current !== undefined && lastId.current !== questionId;
      if (isAsked && document.activeElement === document.body)
        box.current?.focus({ preventScroll: true });
      isPinned.current = true;
    }
    lastId.current = questionId;
    const observer = new ResizeObserver(() => {
      if (isPinned.current) pin();
    });
    for (const { current } of [earlier, latest]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [questionId]);

  useEffect(() => {
    const element = box.current;
    const release = (): void => {
      isPinned.current = false;
    };
    for (const name of releasing) element?.addEventListener(name, release, { passive: true });
    return () => {
      for (const name of releasing) element?.removeEventListener(name, release);
    };
  }, []);
  return { box, earlier, latest };
}
