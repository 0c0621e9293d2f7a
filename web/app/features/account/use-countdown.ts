import { useCallback, useEffect, useState } from 'react';

/** Counts down to 0 once per second, also when the clock is set. `restart` starts again. */
export function useCountdown(seconds: number, running: boolean) {
  const [until, setUntil] = useState<number | undefined>(() =>
    running ? performance.now() + seconds * 1_000 : undefined,
  );
  const [left, setLeft] = useState(running ? seconds : 0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - performance.now()) / 1_000));
      setLeft(rest);
      if (rest === 0) setUntil(undefined);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const restart = useCallback(() => {
    setLeft(seconds);
    setUntil(performance.now() + seconds * 1_000);
  }, [seconds]);
  return { left, restart };
}
