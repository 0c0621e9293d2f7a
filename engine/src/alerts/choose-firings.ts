import type { AlertHit } from './alert-condition.ts';

/** How often an alert fires. Times are UTC milliseconds. */
export type AlertRule = {
  readonly frequency: 'once' | 'every';
  /** After a firing no other one for this time, from close to close; 0: every candle. */
  readonly coolDownMs: number;
  /** Candles that close later fire nothing. */
  readonly expiresAt?: number | undefined;
};

/** The hits that fire, in order; `lastFiredAt` is the close of the last candle that fired. */
export function chooseFirings<Hit extends Pick<AlertHit, 'at'>>(
  hits: readonly Hit[],
  { frequency, coolDownMs, expiresAt = Infinity }: AlertRule,
  {
    lastFiredAt,
    getCloseTime,
  }: {
    readonly lastFiredAt: number | undefined;
    readonly getCloseTime: (candle: number) => number;
  },
): Hit[] {
  const chosen: Hit[] = [];
  let last = lastFiredAt ?? -Infinity;
  for (const hit of hits) {
    const closeTime = getCloseTime(hit.at);
    if (closeTime > expiresAt || closeTime - last < coolDownMs) continue;
    chosen.push(hit);
    if (frequency === 'once') break;
    last = closeTime;
  }
  return chosen;
}
