import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import type { Finding } from '../structure/finding.ts';
import { findTickSize } from './copy-placement.ts';
import { type ControlRanking, rankCandidates } from './control-ranking.ts';
import { createFindControls, type FindControls } from './matched-control.ts';
import type { OrientedPrices, OutcomeRule } from './outcome.ts';
import { calculateTrueRanges, toSeason } from './season.ts';
import { toRecentVolatility } from './recent-volatility.ts';
import { calculateVolatilityOutlook } from './volatility-outlook.ts';

/** Shared input of all outcome counts of a series. */
export type OutcomeContext = {
  readonly candles: Candles;
  readonly atr14: Float64Array;
  readonly bullish: OrientedPrices;
  readonly bearish: OrientedPrices;
  readonly tick: number;
  /** First candle counted. */
  readonly first: number;
  /** Finder of controls for these events, up to candle `last`. */
  readonly createFinder: (
    events: readonly Finding[],
    scope: { readonly rule: OutcomeRule; readonly last: number },
  ) => FindControls;
  /** True range expected over the next candles, at each candle. */
  readonly getUnits: (horizon: number) => Float64Array;
};

export function toOutcomeContext(
  candles: Candles,
  atr14: Float64Array,
  { calendar, first }: { readonly calendar: MarketCalendar; readonly first: number },
): OutcomeContext {
  const ranges = calculateTrueRanges(candles);
  const { slots, sizes } = toSeason(candles, ranges, calendar);
  const volatility = toRecentVolatility(candles, { atr14, ranges, seasonSizes: sizes });
  const outlooks = new Map<number, Outlook>();
  const getOutlook = (horizon: number): Outlook => {
    const known = outlooks.get(horizon);
    if (known !== undefined) return known;
    const units = calculateVolatilityOutlook(volatility, horizon);
    const ratios = units.map((unit, t) => unit / at(atr14, t));
    const outlook = { rankings: rankCandidates(slots, ratios), units };
    outlooks.set(horizon, outlook);
    return outlook;
  };
  return {
    candles,
    atr14,
    bullish: candles,
    bearish: mirrorPrices(candles),
    tick: findTickSize(candles),
    first,
    getUnits: (horizon) => getOutlook(horizon).units,
    createFinder: (events, { rule, last }) => {
      const isCandidate = new Uint8Array(candles.length).fill(1, first, last + 1);
      for (const { confirmedAt } of events) isCandidate[confirmedAt] = 0;
      const { rankings } = getOutlook(rule.horizon);
      return createFindControls(rankings, { isCandidate, apart: rule.span });
    },
  };
}

type Outlook = { readonly rankings: readonly ControlRanking[]; readonly units: Float64Array };

function mirrorPrices({ high, low, close }: Candles): OrientedPrices {
  return { high: negateColumn(low), low: negateColumn(high), close: negateColumn(close) };
}

function negateColumn(column: Float64Array): Float64Array {
  return column.map((price) => -price);
}
