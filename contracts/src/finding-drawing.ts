import type { FindingKind } from './finding.ts';

/**
 * How a structure is drawn: a `box` stands until something ends it, and so does a `level`, which has no height; a `line` goes from
 * where it formed to the candle that confirmed it; a `mark` lies on one candle.
 */
export type FindingDrawing = 'box' | 'level' | 'line' | 'mark';

export const drawingOfKind = {
  'swing-high': 'mark',
  'swing-low': 'mark',
  'break-of-structure': 'line',
  'change-of-character': 'line',
  'market-structure-shift': 'line',
  displacement: 'mark',
  'fair-value-gap': 'box',
  'order-block': 'box',
  'equal-highs': 'line',
  'equal-lows': 'line',
  'liquidity-pool': 'level',
  'liquidity-sweep': 'line',
  'support-resistance': 'box',
  'session-high': 'level',
  'session-low': 'level',
  'previous-high': 'level',
  'previous-low': 'level',
  'candlestick-pattern': 'mark',
  divergence: 'line',
} as const satisfies Record<FindingKind, FindingDrawing>;

/** Whether structures of a kind are drawn on, candle after candle, until something ends them; the others happen once. */
export function isStanding(kind: FindingKind): boolean {
  return drawingOfKind[kind] === 'box' || drawingOfKind[kind] === 'level';
}
