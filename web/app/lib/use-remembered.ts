import { useState } from 'react';

/** A yes or no that this browser remembers under `key`; `initial` answers the first time. */
export function useRemembered(
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
