import type { WireCandles, WireFinding } from '@vela/contracts';
import { isExtendedRight } from '@vela/contracts';

/** A chart in numbers, to be summarized in words. Times are open times (UTC ms). */
export type ChartSummary = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
  readonly high: { readonly price: number; readonly time: number };
  readonly low: { readonly price: number; readonly time: number };
  /** The nearest drawn zones or levels above and below the last close. */
  readonly above: WireFinding | undefined;
  readonly below: WireFinding | undefined;
  readonly drawn: number;
};

function findNearest(
  findings: readonly WireFinding[],
  distance: (finding: WireFinding) => number,
): WireFinding | undefined {
  return findings
    .filter((finding) => distance(finding) > 0)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function findExtreme(
  candles: WireCandles,
  range: { from: number; to: number },
  column: 'high' | 'low',
) {
  const way = column === 'high' ? 1 : -1;
  let at = range.from;
  for (let index = range.from; index <= range.to; index += 1) {
    if (
      way * (candles[column][index] ?? -Infinity * way) >
      way * (candles[column][at] ?? -Infinity * way)
    )
      at = index;
  }
  return { price: candles[column][at] ?? 0, time: candles.openTime[at] ?? 0 };
}

/** Summarizes the candles of an index range (inclusive) and the structures drawn, unless empty. */
export function summarizeChart(
  candles: WireCandles,
  drawn: readonly WireFinding[],
  range: { from: number; to: number },
): ChartSummary | undefined {
  const first = candles.open[range.from];
  const last = candles.close[range.to];
  if (first === undefined || last === undefined || range.from > range.to) return undefined;
  const standing = drawn.filter(({ kind }) => isExtendedRight(kind));
  return {
    count: range.to - range.from + 1,
    from: candles.openTime[range.from] ?? 0,
    to: candles.openTime[range.to] ?? 0,
    first,
    last,
    high: findExtreme(candles, range, 'high'),
    low: findExtreme(candles, range, 'low'),
    above: findNearest(standing, ({ bottom }) => bottom - last),
    below: findNearest(standing, ({ top }) => last - top),
    drawn: drawn.length,
  };
}
