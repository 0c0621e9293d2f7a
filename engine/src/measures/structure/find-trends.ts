import type { TechnicalAnalysis } from '../../analysis.ts';
import type { Bias, Finding, Scale } from '../../structure/finding.ts';

/** One trend of a scale: from the break that turned it to the one that ended it. */
export type Trend = {
  readonly direction: Bias;
  /** The break with which it began. */
  readonly began: Finding;
  /** Its latest break. */
  readonly latest: Finding;
  /** Index of the candle whose close ended it; absent while it lasts. */
  readonly endedAt?: number;
};

/**
 * The trends of a scale up to candle `t`, the oldest first: the first break begins one, each
 * change of character ends it and begins the next.
 */
export function findTrends({ findings }: TechnicalAnalysis, scale: Scale, t: number): Trend[] {
  const trends: Trend[] = [];
  for (const finding of findings) {
    const isReversal = finding.kind === 'change-of-character';
    if (!isReversal && finding.kind !== 'break-of-structure') continue;
    if (finding.scale !== scale || finding.confirmedAt > t) continue;
    const last = trends.at(-1);
    if (last !== undefined && !isReversal) {
      trends[trends.length - 1] = { ...last, latest: finding };
      continue;
    }
    if (last !== undefined) trends[trends.length - 1] = { ...last, endedAt: finding.confirmedAt };
    trends.push({ direction: finding.direction, began: finding, latest: finding });
  }
  return trends;
}
