import { useEffect, useState } from 'react';

/** A text once it has rested for a moment: a held arrow key passes many candles, and only the one it rests on is to be spoken. */
export function useLateText(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
}
