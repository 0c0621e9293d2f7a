import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { durationMs } from '../candles/interval.ts';
import { toYear } from './calendar-year.ts';
import { hasTradingBreaks, type MarketCalendar } from '../sessions/market-calendar.ts';

/**
 * What makes prices of a source unlike those that were traded: the open repeats the close of the
 * session before; candles without a range; the close is not the last price before the next open.
 */
export type ArtefactKind = 'repeated-open' | 'flat' | 'displaced-close';

/** An artefact of the data, which keeps candles out of the count. */
export type Artefact = {
  readonly kind: ArtefactKind;
  /** Share of the candles in the years affected, from 0 to 1; of a displaced close, of ranges. */
  readonly share: number;
  /** Open time of the first candle after it, UTC milliseconds; absent: nothing is left to count. */
  readonly countedFrom?: number;
};

/** A year with fewer candles of the sort that shows an artefact is judged with the year before. */
const minCandles = 30;
/** Left to count, else nothing is. */
const minCounted = 320;
const limits = { 'repeated-open': 0.5, flat: 0.05, 'displaced-close': 0.25 } as const;

type YearCount = {
  readonly first: number;
  candles: number;
  flat: number;
  opens: number;
  repeated: number;
  readonly jumps: number[];
};

// Judged by year: sources mend their ways, and one bad decade must not speak for the rest.
/** The artefact of the last affected year; undefined for clean prices. */
export function findArtefact(candles: Candles, calendar: MarketCalendar): Artefact | undefined {
  const years = countYears(candles, calendar);
  const kinds = years.map(findKind);
  const last = kinds.findLastIndex((kind) => kind !== undefined);
  const kind = kinds[last];
  if (kind === undefined) return undefined;
  const affected = years.filter((_, year) => kinds[year] === kind);
  const shares = affected.map((year) => calculateShares(year)[kind]);
  const share = shares.reduce((sum, value) => sum + value, 0) / shares.length;
  const first = years[last + 1]?.first ?? candles.length;
  if (candles.length - first < minCounted) return { kind, share };
  return { kind, share, countedFrom: at(candles.openTime, first) };
}

function findKind(year: YearCount): ArtefactKind | undefined {
  const shares = calculateShares(year);
  const kinds = ['flat', 'repeated-open', 'displaced-close'] as const;
  return kinds.find((kind) => shares[kind] > limits[kind]);
}

function calculateShares({ candles, flat, opens, repeated, jumps }: YearCount) {
  const sorted = jumps.toSorted((one, other) => one - other);
  return {
    flat: flat / candles,
    'repeated-open': opens < minCandles ? 0 : repeated / opens,
    'displaced-close': sorted.length < minCandles ? 0 : (sorted[sorted.length >> 1] ?? 0),
  };
}

// Opens count after a break in trading only, where prices move unseen; the distance from close to
// open where trading goes on and they are one price.
function countYears(candles: Candles, calendar: MarketCalendar): YearCount[] {
  const duration = durationMs[candles.interval] ?? Infinity;
  const isDaily = duration >= durationMs['1d'];
  const breaks = hasTradingBreaks(calendar);
  const years: YearCount[] = [];
  let named = Number.NaN;
  for (let t = 1; t < candles.length; t += 1) {
    const name = toYear(at(candles.openTime, t));
    let year = years.at(-1);
    if (year === undefined || (name !== named && year.candles >= minCandles)) {
      year = { first: t, candles: 0, flat: 0, opens: 0, repeated: 0, jumps: [] };
      years.push(year);
      named = name;
    }
    const isNext = at(candles.openTime, t) - at(candles.openTime, t - 1) === duration;
    countCandle(year, candles, {
      t,
      isOpening: breaks && (isDaily || !isNext),
      isOnGoing: !breaks && isNext,
    });
  }
  return years;
}

type CandlePlace = { readonly t: number; readonly isOpening: boolean; readonly isOnGoing: boolean };

function countCandle(
  year: YearCount,
  { open, high, low, close }: Candles,
  { t, isOpening, isOnGoing }: CandlePlace,
): void {
  const before = at(close, t - 1);
  const jump = Math.abs(at(open, t) - before);
  const range = at(high, t - 1) - at(low, t - 1);
  year.candles += 1;
  if (at(high, t) === at(low, t)) year.flat += 1;
  if (isOpening) year.opens += 1;
  if (isOpening && jump <= 1e-6 * Math.abs(before)) year.repeated += 1;
  if (isOnGoing && range > 0) year.jumps.push(jump / range);
}
