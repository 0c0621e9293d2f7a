import { calculateAverageRanges, pickBar, type Bar, type Structure } from './bar.ts';
import type { Turn } from './turns.ts';

/** The direction of a displacement at candle `t`; '' for none (section 6, item 4). */
export function findDisplacement({ open, high, low, close }: Bar, averageRange: number): string {
  const body = Math.abs(close - open);
  if (!(body >= 1.5 * averageRange) || body < 0.65 * (high - low)) return '';
  return close > open ? 'bullish' : close < open ? 'bearish' : '';
}

/** Displacements, each the body of its candle. */
export function findDisplacements(bars: readonly Bar[]): Structure[] {
  const ranges = calculateAverageRanges(bars, 14);
  const found: Structure[] = [];
  for (let t = 1; t < bars.length; t += 1) {
    const bar = pickBar(bars, t);
    const direction = findDisplacement(bar, ranges[t - 1] ?? Number.NaN);
    if (direction === '') continue;
    found.push({
      kind: 'displacement',
      direction,
      formedAt: t,
      confirmedAt: t,
      top: Math.max(bar.open, bar.close),
      bottom: Math.min(bar.open, bar.close),
      steps: [],
    });
  }
  return found;
}

type Leg = {
  readonly breaks: readonly Structure[];
  readonly turns: readonly Turn[];
  readonly gaps: readonly Structure[];
  readonly displacements: readonly Structure[];
};

/** Changes of character with force in their leg, of one scale (section 6, item 5). */
export function findShifts({ breaks, turns, gaps, displacements }: Leg): Structure[] {
  const shifts: Structure[] = [];
  for (const event of breaks) {
    if (event.kind !== 'change-of-character') continue;
    const t = event.confirmedAt;
    const isLow = event.direction === 'bullish';
    const start = turns.findLast(({ isHigh, knownAt }) => knownAt <= t && isHigh !== isLow);
    if (start === undefined) continue;
    const isInLeg = ({ direction, formedAt }: Structure): boolean =>
      direction === event.direction && formedAt >= start.formedAt && formedAt <= t;
    const gap = gaps.find((one) => isInLeg(one) && one.confirmedAt <= t + 1);
    if (gap === undefined || !displacements.some((one) => isInLeg(one))) continue;
    const confirmedAt = Math.max(t, gap.confirmedAt);
    shifts.push({ ...event, kind: 'market-structure-shift', confirmedAt, steps: [] });
  }
  return shifts;
}
