import { chatStorageKeys, type Interval, intervals } from '@vela/contracts';
import { useState } from 'react';
import { preferences } from '../../lib/preferences.ts';

const defaultFavourites: readonly Interval[] = ['1m', '5m', '15m', '1h', '4h', '1d', '1w', '1mo'];

/** Reads the favourite intervals from storage; the defaults when they cannot be parsed. */
export function readFavourites(storage: Pick<Storage, 'getItem'>): readonly Interval[] {
  try {
    const stored: unknown = JSON.parse(
      storage.getItem(chatStorageKeys.favouriteIntervals) ?? 'null',
    );
    return Array.isArray(stored)
      ? intervals.filter((interval) => stored.includes(interval))
      : defaultFavourites;
  } catch {
    return defaultFavourites;
  }
}

/** The user's favourite intervals, which follow the account. */
export function useFavouriteIntervals(): {
  favourites: readonly Interval[];
  toggle: (interval: Interval) => void;
} {
  // Server rendering has no storage.
  const [favourites, setFavourites] = useState(() =>
    typeof localStorage === 'undefined' ? defaultFavourites : readFavourites(preferences),
  );
  return {
    favourites,
    toggle: (interval) => {
      const next = intervals.filter((known) => favourites.includes(known) !== (known === interval));
      setFavourites(next);
      try {
        preferences.setItem(chatStorageKeys.favouriteIntervals, JSON.stringify(next));
      } catch {
        // Without storage (private window, quota) the choice lasts as long as the page.
      }
    },
  };
}
