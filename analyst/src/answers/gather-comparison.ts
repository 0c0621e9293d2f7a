import type { Fact } from '@vela/contracts';
import { findSharedWindows, toCorrelationFacts, toSideFacts, type FactWindow } from '@vela/engine';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { toFacts } from '../series/to-facts.ts';

function toWindow({ analysis, series }: GatheredAnalysis): FactWindow {
  const to = series.candles.length - 1;
  return { from: Math.max(0, to - analysis.candles.count + 1), to };
}

function toPercentileFacts({ analysis }: GatheredAnalysis, side: 'first' | 'second'): Fact[] {
  const id = `compare.${side}.percentile`;
  return analysis.facts
    .filter((fact) => fact.id === 'atr.percentile')
    .map((fact) => ({ ...fact, id, kind: 'compare', label: id }));
}

/** Facts that compare two charts over their shared time range; empty if they share none. */
export function compareCharts(first: GatheredAnalysis, second: GatheredAnalysis): Fact[] {
  const windows = findSharedWindows(
    { candles: first.series.candles, window: toWindow(first) },
    { candles: second.series.candles, window: toWindow(second) },
  );
  if (windows === undefined) return [];
  const own = toSideFacts(first.technical, windows.first, 'first');
  const others = toSideFacts(second.technical, windows.second, 'second');
  const together = toCorrelationFacts(first.technical, second.technical, windows);
  return [
    ...toFacts([...own, ...together], first.series),
    ...toPercentileFacts(first, 'first'),
    // Findings of the second instrument are on another chart: its facts have no refs to light.
    ...[...toFacts(others, second.series), ...toPercentileFacts(second, 'second')].map((fact) => {
      return {
        ...fact,
        refs: [],
        source: { ...fact.source, symbol: second.analysis.instrument.symbol },
      };
    }),
  ];
}
