import type { TechnicalAnalysis } from '../analysis.ts';
import type { EngineFact } from './fact.ts';
import { toFact, getValueAt, type FactWindow } from './reading.ts';

const method = 'dealing-range@1';
/** Tolerance around the equilibrium, as a share of the range. */
const equilibriumTolerance = 0.025;
const equilibrium = 0.5;
/** Optimal trade entry: band of retracements, as shares of the leg. */
// Not `from` and `to`: objects of one hidden class share a number type, integer in candle ranges.
const entryRetracement = { least: 0.62, mark: 0.705, most: 0.79 };

function toRangePlace(position: number): string {
  if (Math.abs(position - equilibrium) <= equilibriumTolerance) return 'equilibrium';
  return position > equilibrium ? 'premium' : 'discount';
}

// Percent from the bottom, premium or discount, equilibrium, and the optimal trade entry band of a
// leg in the direction of the swing structure, with its mark. The strong end is the one that the
// structure runs from: the low of a bullish, the high of a bearish one. Empty while not known.
/** Position of the last close in the dealing range (see `DealingRange`). */
export function toRangeFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const { to } = window;
  const top = getValueAt(analysis.dealingRange.top, to);
  const bottom = getValueAt(analysis.dealingRange.bottom, to);
  const close = getValueAt(analysis.candles.close, to);
  if (top === undefined || bottom === undefined || close === undefined || top <= bottom) return [];
  const origin = { method, from: Math.max(0, window.from), to };
  const position = (close - bottom) / (top - bottom);
  const facts = [
    ...toFact('range.top', [top, 'price'], origin),
    ...toFact('range.bottom', [bottom, 'price'], origin),
    ...toFact('range.close-percent', [position * 100, 'percent'], origin),
    ...toFact('range.middle', [bottom + equilibrium * (top - bottom), 'price'], origin),
    ...toFact('range.middle-percent', [equilibrium * 100, 'percent'], origin),
    ...toFact('range.place', [toRangePlace(position), 'text'], origin),
  ];
  const { bias } = analysis.scales.swing;
  if (bias === 'neutral') return facts;
  const at = (share: number): number =>
    bias === 'bullish' ? top - share * (top - bottom) : bottom + share * (top - bottom);
  const [one, other] = [at(entryRetracement.least), at(entryRetracement.most)];
  const [strong, weak] = bias === 'bullish' ? [bottom, top] : [top, bottom];
  const isInside = close >= Math.min(one, other) && close <= Math.max(one, other);
  return [
    ...facts,
    ...toFact('range.entry.top', [Math.max(one, other), 'price'], origin),
    ...toFact('range.entry.bottom', [Math.min(one, other), 'price'], origin),
    ...toFact('range.entry.least-percent', [entryRetracement.least * 100, 'percent'], origin),
    ...toFact('range.entry.most-percent', [entryRetracement.most * 100, 'percent'], origin),
    ...toFact('range.entry.mark', [at(entryRetracement.mark), 'price'], origin),
    ...toFact('range.entry.mark-percent', [entryRetracement.mark * 100, 'percent'], origin),
    ...toFact('range.strong', [strong, 'price'], origin),
    ...toFact('range.weak', [weak, 'price'], origin),
    ...toFact('range.entry.place', [isInside ? 'inside' : 'outside', 'text'], origin),
  ];
}
