import type { Language } from '@vela/contracts';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

type TourStop = 'chart' | 'phone' | 'replay';

/** Addresses of the screenshots of each stop in a language, for both themes. */
export type TourPictures = Record<TourStop, { light: string; dark: string }>;

/** Finds the screenshots of a language; throws for a missing one. */
export function listTourPictures(language: Language): TourPictures {
  const find = (stop: TourStop, theme: 'light' | 'dark'): string => {
    const address = files[`./pictures/${stop}.${language}.${theme}.webp`];
    if (address === undefined) throw new Error(`no picture ${stop} in ${language}, ${theme}`);
    return address;
  };
  const both = (stop: TourStop) => ({ light: find(stop, 'light'), dark: find(stop, 'dark') });
  return { chart: both('chart'), phone: both('phone'), replay: both('replay') };
}
