import type { TechnicalAnalysis } from '../analysis.ts';
import type { EngineFact } from './fact.ts';
import { toFact, valueAt, type FactWindow } from './reading.ts';

const method = 'dealing-range@1';
/** Within so much of the middle, as a share of the range, price is at neither side of it. */
const balance = 0.025;
/** Equilibrium, as a share of the range. */
const middle = 0.5;
/** The band of an optimal trade entry: shares of the leg that were taken back. */
// Not `from` and `to`: objects of one shape share the sort of their numbers, and ranges of candles by these names are whole.
const retraced = { least: 0.62, most: 0.79 };

function placeOf(position: number): string {
  if (Math.abs(position - middle) <= balance) return 'equilibrium';
  return position > middle ? 'premium' : 'discount';
}

/**
 * Where the last close stands in the range between the latest swing low and the latest swing high, each extended by newer extremes:
 * position in percent of the range from below, its place by name, the middle, and the band of an optimal trade entry of a leg in the
 * direction of the swing structure, with the shares of the leg it takes back. Nothing while the range is not known.
 */
export function toRangeFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const { to } = window;
  const top = valueAt(analysis.dealingRange.top, to);
  const bottom = valueAt(analysis.dealingRange.bottom, to);
  const close = valueAt(analysis.candles.close, to);
  if (top === undefined || bottom === undefined || close === undefined || top <= bottom) return [];
  const origin = { method, from: Math.max(0, window.from), to };
  const position = (close - bottom) / (top - bottom);
  const facts = [
    ...toFact('range.top', { value: top, unit: 'price' }, origin),
    ...toFact('range.bottom', { value: bottom, unit: 'price' }, origin),
    ...toFact('range.close-percent', { value: position * 100, unit: 'percent' }, origin),
    ...toFact('range.middle', { value: bottom + middle * (top - bottom), unit: 'price' }, origin),
    ...toFact('range.middle-percent', { value: middle * 100, unit: 'percent' }, origin),
    ...toFact('range.place', { value: placeOf(position), unit: 'text' }, origin),
  ];
  const { bias } = analysis.scales.swing;
  if (bias === 'neutral') return facts;
  const at = (share: number): number =>
    bias === 'bullish' ? top - share * (top - bottom) : bottom + share * (top - bottom);
  const [one, other] = [at(retraced.least), at(retraced.most)];
  const isInside = close >= Math.min(one, other) && close <= Math.max(one, other);
  return [
    ...facts,
    ...toFact('range.entry.top', { value: Math.max(one, other), unit: 'price' }, origin),
    ...toFact('range.entry.bottom', { value: Math.min(one, other), unit: 'price' }, origin),
    ...toFact(
      'range.entry.least-percent',
      { value: retraced.least * 100, unit: 'percent' },
      origin,
    ),
    ...toFact('range.entry.most-percent', { value: retraced.most * 100, unit: 'percent' }, origin),
    ...toFact(
      'range.entry.place',
      { value: isInside ? 'inside' : 'outside', unit: 'text' },
      origin,
    ),
  ];
}
