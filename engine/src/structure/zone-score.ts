import type { Finding } from './finding.ts';

/** Candles to the right that confirm a pivot of support and resistance. */
export const zonePivotSize = 10;
const halfLife = 200;

/**
 * Score of a zone of support or resistance at candle `t`, from what was known by its close: the sum
 * over its members of 0.5 to the power of (age / 200 candles), plus one for each rejection. Members
 * that join and rejections that follow after the confirmation count. Section 6 of the definitions.
 */
export function calculateZoneScore(
  { formedAt, confirmedAt, transitions }: Pick<Finding, 'formedAt' | 'confirmedAt' | 'transitions'>,
  t: number,
): number {
  const calculateWeight = (memberAt: number): number => 0.5 ** ((t - memberAt) / halfLife);
  let score = calculateWeight(formedAt) + calculateWeight(confirmedAt - zonePivotSize);
  for (const { state, at } of transitions) {
    if (at > t) break;
    if (state === 'joined') score += calculateWeight(at - zonePivotSize);
    if (state === 'rejected') score += 1;
  }
  return score;
}
