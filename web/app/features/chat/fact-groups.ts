import { type Fact, type Interval, intervals } from '@vela/contracts';
import type { ChartedAnalysis } from './answer.ts';
import { getFactSeries } from './fact-value.ts';

/** A group's candles against the chart's: same, longer or shorter, or another instrument. */
export type GroupPlace = 'chart' | 'longer' | 'shorter' | 'elsewhere';

/** Facts read from one series, in the order of the analysis. */
export type TimeframeGroup = {
  readonly kind: 'timeframe';
  readonly symbol: string;
  readonly interval: Interval;
  readonly place: GroupPlace;
  /** For a longer timeframe: its candles were resampled from the chart's. */
  readonly isMadeFromChart: boolean;
  readonly facts: readonly Fact[];
};

/** Facts of one table: over all timeframes, of one timeframe, or of no candle. */
export type FactGroup =
  | TimeframeGroup
  | { readonly kind: 'together'; readonly facts: readonly Fact[] }
  | { readonly kind: 'clock'; readonly facts: readonly Fact[] };

function toGroupPlace(symbol: string, interval: Interval, analysis: ChartedAnalysis): GroupPlace {
  if (symbol !== analysis.instrument.symbol) return 'elsewhere';
  if (interval === analysis.interval) return 'chart';
  return intervals.indexOf(interval) > intervals.indexOf(analysis.interval) ? 'longer' : 'shorter';
}

function toTimeframeGroup(
  facts: readonly Fact[],
  symbol: string,
  analysis: ChartedAnalysis,
): TimeframeGroup[] {
  const byInterval = Map.groupBy(facts, (fact) => getFactSeries(fact, analysis).interval);
  return intervals.toReversed().flatMap((interval) => {
    const own = byInterval.get(interval);
    if (own === undefined) return [];
    const place = toGroupPlace(symbol, interval, analysis);
    // The hash covers the interval: two share one only if one was resampled from the other.
    const isMadeFromChart =
      place === 'longer' &&
      own.every(({ source }) => source.kind === 'candles' && source.hash === analysis.candles.hash);
    return [{ kind: 'timeframe', symbol, interval, place, isMadeFromChart, facts: own }];
  });
}

/** Every fact once: timeframes' agreement, each longest first, other instruments', the clock's. */
export function toFactGroups(analysis: ChartedAnalysis): FactGroup[] {
  const {
    clock = [],
    together = [],
    candles = [],
  } = Object.groupBy(analysis.facts, (fact) => {
    if (getFactSeries(fact, analysis).interval === undefined) return 'clock';
    return fact.kind === 'timeframes' ? 'together' : 'candles';
  });
  const own = analysis.instrument.symbol;
  const bySymbol = Map.groupBy(candles, (fact) => getFactSeries(fact, analysis).symbol);
  const symbols = [...bySymbol.keys()].toSorted(
    (one, other) => Number(other === own) - Number(one === own),
  );
  return [
    ...(together.length === 0 ? [] : [{ kind: 'together', facts: together } as const]),
    ...symbols.flatMap((symbol) => toTimeframeGroup(bySymbol.get(symbol) ?? [], symbol, analysis)),
    ...(clock.length === 0 ? [] : [{ kind: 'clock', facts: clock } as const]),
  ];
}
