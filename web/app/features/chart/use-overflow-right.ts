import { type RefObject, useEffect, useState } from 'react';

function hasMoreToTheRight({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): boolean {
  return scrollWidth - clientWidth - scrollLeft > 1;
}

/** Whether a horizontally scrolling box has content beyond its right edge. */
export function useOverflowRight(box: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => setMore(hasMoreToTheRight(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return more;
}
