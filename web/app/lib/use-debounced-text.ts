import { useEffect, useState } from 'react';

/** Debounce: the text as it was when it last stayed the same for `delayMs`; `initial` before. */
export function useDebouncedText(text: string, delayMs: number, initial = text): string {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
