import { useState } from 'react';

/** A boolean stored in this browser under `key`; `initial` is the default. */
export function useStoredFlag(
  key: string,
  initial: () => boolean,
): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
    return stored === null ? typeof window !== 'undefined' && initial() : stored === 'true';
  });
  return [
    value,
    (next) => {
      setValue(next);
      localStorage.setItem(key, String(next));
    },
  ];
}
