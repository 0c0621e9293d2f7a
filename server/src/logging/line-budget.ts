/** Limits how many lines a second are written, and counts the others. */
export type LineBudget = {
  /** True while the second has lines left; false counts the line as skipped. */
  take(): boolean;
  /** Lines skipped in the seconds that have ended; each is returned once. */
  takeSkipped(): number;
};

/** A budget of lines per second of a monotonic clock in milliseconds. */
export function createLineBudget(
  perSecond: number,
  clock: () => number = () => performance.now(),
): LineBudget {
  let secondEndsAt = -Infinity;
  let [left, skippedNow, skippedBefore] = [perSecond, 0, 0];
  const beginSecond = (): void => {
    const now = clock();
    if (now < secondEndsAt) return;
    secondEndsAt = now + 1_000;
    skippedBefore += skippedNow;
    [left, skippedNow] = [perSecond, 0];
  };
  return {
    take: () => {
      beginSecond();
      if (left > 0) left -= 1;
      else skippedNow += 1;
      return skippedNow === 0;
    },
    takeSkipped: () => {
      beginSecond();
      const skipped = skippedBefore;
      skippedBefore = 0;
      return skipped;
    },
  };
}
