import { useState } from 'react';

/** A number stored in this browser under `key`; undefined before it is chosen. */
export function useStoredNumber(
  key: string,
): [number | undefined, (value: number | undefined) => void] {
  const [value, setValue] = useState(() => {
    const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
    const number = Number(stored ?? Number.NaN);
    return Number.isFinite(number) ? number : undefined;
  });
  return [
    value,
    (next) => {
      setValue(next);
      if (next === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, String(next));
    },
  ];
}
