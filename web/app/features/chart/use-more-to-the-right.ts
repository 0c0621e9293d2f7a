import { type RefObject, useEffect, useState } from 'react';

function reachesFurther({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): boolean {
  return scrollWidth - clientWidth - scrollLeft > 1;
}

/** Whether a box that scrolls sideways holds more beyond its right edge. */
export function useMoreToTheRight(box: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => setMore(reachesFurther(element));
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
