import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../lib/page-environment.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const showMs = 8_000;

export type Carousel = ReturnType<typeof useCarousel>;

/** State of `count` slides in a natively scrolling track; still with prefers-reduced-motion. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isWanted, want] = useState(true);
  const isReady = useIsHydrated();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const isPlaying = isWanted && !isStill;
  // Separate flags: hover and focus end independently.
  const [isPointedAt, point] = useState(false);
  const [isFocused, focus] = useState(false);
  const isHeld = isPointedAt || isFocused;

  const scrollTo = useCallback(
    (index: number) => {
      const list = track.current;
      if (list !== null)
        list.scrollTo({
          left: index * list.clientWidth,
          behavior: isStill ? 'auto' : 'smooth',
        });
    },
    [isStill],
  );

  useEffect(() => {
    const list = track.current;
    if (list === null) return undefined;
    const follow = (): void =>
      setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) scrollTo((current + 1) % count);
    }, showMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, current, count, scrollTo]);

  return {
    track,
    current,
    /** Auto-advances, except while hovered or focused. */
    isPlaying,
    /** prefers-reduced-motion is set: no automatic movement. */
    isStill,
    /** Scripts run: the buttons work. */
    isReady,
    show: (index: number) => {
      want(false);
      scrollTo((index + count) % count);
    },
    togglePlaying: () => want((wanted) => !wanted),
    /** Call with whether the pointer is over it. */
    point,
    /** Call with whether the keyboard focus is in it. */
    focus,
  };
}
