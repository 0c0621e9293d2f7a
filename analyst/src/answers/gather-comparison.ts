import type { Fact } from '@vela/contracts';
import { sharedWindows, toCorrelationFacts, toSideFacts, type FactWindow } from '@vela/engine';
import type { Gathered } from '../gather-facts.ts';
import { toFacts } from '../series/to-facts.ts';

function windowOf({ analysis, series }: Gathered): FactWindow {
  const to = series.candles.length - 1;
  return { from: Math.max(0, to - analysis.candles.count + 1), to };
}

function percentileOf({ analysis }: Gathered, side: 'first' | 'second'): Fact[] {
  const id = `compare.${side}.percentile`;
  return analysis.facts
    .filter((fact) => fact.id === 'atr.percentile')
    .map((fact) => ({ ...fact, id, kind: 'compare', label: id }));
}

/** The facts that put two charts side by side, over the stretch of time they share; none when they share none. */
export function compareCharts(first: Gathered, second: Gathered): Fact[] {
  const windows = sharedWindows(
    { candles: first.series.candles, window: windowOf(first) },
    { candles: second.series.candles, window: windowOf(second) },
  );
  if (windows === undefined) return [];
  const own = toSideFacts(first.technical, windows.first, 'first');
  const others = toSideFacts(second.technical, windows.second, 'second');
  const together = toCorrelationFacts(first.technical, second.technical, windows);
  return [
    ...toFacts([...own, ...together], first.series),
    ...percentileOf(first, 'first'),
    // What is drawn for the second instrument is on another chart: nothing there could light up here.
    ...[...toFacts(others, second.series), ...percentileOf(second, 'second')].map((fact) => {
      return {
        ...fact,
        refs: [],
        source: { ...fact.source, symbol: second.analysis.instrument.symbol },
      };
    }),
  ];
}
