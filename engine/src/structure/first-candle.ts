import type { Finding } from './finding.ts';

/**
 * Index of the first candle that a structure is made of. A fair value gap is drawn on the middle one
 * of three: the candle before it has the high or low that bounds the gap.
 */
export function getFirstCandle({ kind, formedAt }: Pick<Finding, 'kind' | 'formedAt'>): number {
  return kind === 'fair-value-gap' ? Math.max(0, formedAt - 1) : formedAt;
}
