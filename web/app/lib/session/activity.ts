import { auth } from '@vela/contracts';

const signs = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Calls `note` with the time of activity, at most once a minute by a steady clock. Returns the stop function. */
export function watchActivity(note: (at: number) => void): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  const onSign = () => {
    const at = performance.now();
    if (at - notedAt < auth.activityThrottleSeconds * 1_000) return;
    notedAt = at;
    note(Date.now());
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onSign);
  };
}
