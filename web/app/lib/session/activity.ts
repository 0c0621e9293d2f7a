import { auth } from '@vela/contracts';

const signs = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Calls `note` with the time of activity, at most once a minute. Returns the stop function. */
export function watchActivity(note: (at: number) => void): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  const onSign = () => {
    const now = Date.now();
    if (now - notedAt < auth.activityThrottleSeconds * 1_000) return;
    notedAt = now;
    note(now);
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onSign);
  };
}
