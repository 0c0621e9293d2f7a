import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useScriptsRun } from '../../lib/page-environment.ts';

const showMs = 8_000;

const stillness = '(prefers-reduced-motion: reduce)';
const prefersStillness = (): boolean => window.matchMedia(stillness).matches;

function watchStillness(onChange: () => void): () => void {
  const media = window.matchMedia(stillness);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export type Carousel = {
  track: RefObject<HTMLDivElement | null>;
  /** Index of the item in view. */
  current: number;
  /** It moves on by itself, unless somebody looks closer. */
  isPlaying: boolean;
  /** The system asks for less motion: nothing is to move by itself. */
  isStill: boolean;
  /** Scripts run: the buttons work. */
  isReady: boolean;
  show: (index: number) => void;
  togglePlaying: () => void;
  /** The pointer is over it. */
  point: (isPointedAt: boolean) => void;
  /** The keyboard's focus is in it. */
  focus: (isFocused: boolean) => void;
};

/**
 * Moves through `count` items of a track that scrolls sideways. The scrolling itself is the browser's, so fingers and keys work as
 * anywhere; who asked the system for less motion sees nothing move alone.
 */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isWanted, want] = useState(true);
  const isReady = useScriptsRun();
  const isStill = useSyncExternalStore(watchStillness, prefersStillness, () => true);
  const isPlaying = isWanted && !isStill;
  // Two, for either may end while the other goes on.
  const [isPointedAt, point] = useState(false);
  const [isFocused, focus] = useState(false);
  const isHeld = isPointedAt || isFocused;

  const scrollTo = useCallback((index: number) => {
    const list = track.current;
    if (list !== null)
      list.scrollTo({
        left: index * list.clientWidth,
        behavior: prefersStillness() ? 'auto' : 'smooth',
      });
  }, []);

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
    isPlaying,
    isStill,
    isReady,
    show: (index) => {
      want(false);
      scrollTo((index + count) % count);
    },
    togglePlaying: () => want((wanted) => !wanted),
    point,
    focus,
  };
}
