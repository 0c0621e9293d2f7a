import { chatStorageKeys, type Interval, intervals } from '@vela/contracts';
import { useState } from 'react';

const usual: readonly Interval[] = ['1m', '5m', '15m', '1h', '4h', '1d', '1w', '1mo'];

/** Reads the intervals that stand side by side; anything unreadable counts as nothing remembered. */
export function readFavourites(storage: Pick<Storage, 'getItem'>): readonly Interval[] {
  try {
    const stored: unknown = JSON.parse(
      storage.getItem(chatStorageKeys.favouriteIntervals) ?? 'null',
    );
    return Array.isArray(stored)
      ? intervals.filter((interval) => stored.includes(interval))
      : usual;
  } catch {
    return usual;
  }
}

/** The intervals a person wants at hand, remembered in this browser. */
export function useFavouriteIntervals(): {
  favourites: readonly Interval[];
  toggle: (interval: Interval) => void;
} {
  // The page is drawn on the server first, which knows no storage.
  const [favourites, setFavourites] = useState(() =>
    typeof localStorage === 'undefined' ? usual : readFavourites(localStorage),
  );
  return {
    favourites,
    toggle: (interval) => {
      const next = intervals.filter((known) => favourites.includes(known) !== (known === interval));
      setFavourites(next);
      try {
        localStorage.setItem(chatStorageKeys.favouriteIntervals, JSON.stringify(next));
      } catch {
        // Private windows and full storages refuse; the choice then lasts as long as the page.
      }
    },
  };
}
