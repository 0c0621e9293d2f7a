import { calculateDistancePercent, getValueAt } from '../../facts/reading.ts';
import type { MeasureFact, MeasureSeries } from '../measure.ts';
import type { FactPlace, LevelWriter } from './level-writer.ts';

/** The last close of a window, and the ATR 14 there; `atr` is undefined while zero or not known. */
export type Standing = {
  readonly t: number;
  readonly close: number;
  readonly atr: number | undefined;
};

/** Undefined where the window holds no candle. */
export function findStanding({ analysis, window }: MeasureSeries): Standing | undefined {
  const close = getValueAt(analysis.candles.close, window.to);
  if (close === undefined || window.from > window.to) return undefined;
  const atr = getValueAt(analysis.indicators.atr14, window.to);
  return { t: window.to, close, atr: atr !== undefined && atr > 0 ? atr : undefined };
}

/** Words of a place relative to the close, as in the volume profile. */
export type Place = 'above-area' | 'below-area' | 'inside-area';

/** Where a range of prices lies from the close; a close on its edge is outside. */
export function toPlace({ top, bottom }: PriceSpan, close: number): Place {
  if (top === bottom && top === close) return 'inside-area';
  if (bottom >= close) return 'above-area';
  return top <= close ? 'below-area' : 'inside-area';
}

export type PriceSpan = { readonly top: number; readonly bottom: number };

/** Distance of the close from the nearer edge of a range of prices; 0 inside. */
export function calculateGap({ top, bottom }: PriceSpan, close: number): number {
  return Math.max(bottom - close, close - top, 0);
}

/**
 * Distance of a range of prices from the close: place, percent of `base` (usually the close), ATR
 * 14; in price only where a base that is not positive leaves no percent.
 */
export function toDistanceFacts(
  write: LevelWriter,
  prefix: string,
  {
    span,
    standing,
    place,
    base = standing.close,
  }: { span: PriceSpan; standing: Standing; place: FactPlace; base?: number },
): MeasureFact[] {
  const { close, atr } = standing;
  const distance = calculateGap(span, close);
  const percent = calculateDistancePercent(distance, base);
  const ratio = atr === undefined ? undefined : distance / atr;
  return [
    ...write(`${prefix}place`, [toPlace(span, close), 'text'], place),
    ...(percent === undefined ? write(`${prefix}distance`, [distance, 'price'], place) : []),
    ...write(`${prefix}distance-percent`, [percent, 'percent'], place),
    ...write(`${prefix}distance-atr`, [ratio, 'ratio'], place),
  ];
}
