import { type Fact, type Interval, intervals } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';
import { seriesOf } from './fact-value.ts';

/** What the candles of a group are to the chart: its own, those of a longer or shorter timeframe, or another instrument’s. */
export type GroupPlace = 'chart' | 'longer' | 'shorter' | 'elsewhere';

/** Facts read from the candles of one series, in the order of the analysis. */
export type TimeframeGroup = {
  readonly kind: 'timeframe';
  readonly symbol: string;
  readonly interval: Interval;
  readonly place: GroupPlace;
  /** Of a longer timeframe: its candles were put together from those of the chart. */
  readonly isMadeFromChart: boolean;
  readonly facts: readonly Fact[];
};

/** Facts of one table: those that count over all timeframes, those of one timeframe, or those of no candle. */
export type FactGroup =
  | TimeframeGroup
  | { readonly kind: 'together'; readonly facts: readonly Fact[] }
  | { readonly kind: 'clock'; readonly facts: readonly Fact[] };

function placeOf(symbol: string, interval: Interval, analysis: ShownAnalysis): GroupPlace {
  if (symbol !== analysis.instrument.symbol) return 'elsewhere';
  if (interval === analysis.interval) return 'chart';
  return intervals.indexOf(interval) > intervals.indexOf(analysis.interval) ? 'longer' : 'shorter';
}

function toTimeframeGroup(
  facts: readonly Fact[],
  symbol: string,
  analysis: ShownAnalysis,
): TimeframeGroup[] {
  const byInterval = Map.groupBy(facts, (fact) => seriesOf(fact, analysis).interval);
  return intervals.toReversed().flatMap((interval) => {
    const own = byInterval.get(interval);
    if (own === undefined) return [];
    const place = placeOf(symbol, interval, analysis);
    // A hash is over the interval too: two intervals have the same one only where one was made from the other.
    const isMadeFromChart =
      place === 'longer' && own.every(({ source }) => source.hash === analysis.candles.hash);
    return [{ kind: 'timeframe', symbol, interval, place, isMadeFromChart, facts: own }];
  });
}

/**
 * Every fact of an analysis once: how far the timeframes agree, then each timeframe from the longest down, then those of another instrument
 * in the same order, and at last what the clock says.
 */
export function toFactGroups(analysis: ShownAnalysis): FactGroup[] {
  const {
    clock = [],
    together = [],
    candles = [],
  } = Object.groupBy(analysis.facts, (fact) => {
    if (seriesOf(fact, analysis).interval === undefined) return 'clock';
    return fact.kind === 'timeframes' ? 'together' : 'candles';
  });
  const own = analysis.instrument.symbol;
  const bySymbol = Map.groupBy(candles, (fact) => seriesOf(fact, analysis).symbol);
  const symbols = [...bySymbol.keys()].toSorted(
    (one, other) => Number(other === own) - Number(one === own),
  );
  return [
    ...(together.length === 0 ? [] : [{ kind: 'together', facts: together } as const]),
    ...symbols.flatMap((symbol) => toTimeframeGroup(bySymbol.get(symbol) ?? [], symbol, analysis)),
    ...(clock.length === 0 ? [] : [{ kind: 'clock', facts: clock } as const]),
  ];
}
