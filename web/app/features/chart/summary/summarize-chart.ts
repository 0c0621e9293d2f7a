import type { WireCandles, WireFinding } from '@vela/contracts';
import { isStanding } from '@vela/contracts';

/** What a chart shows, in numbers: what a spoken summary is made from. Prices as they are, times as open times (UTC milliseconds). */
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
  /** How many structures are drawn. */
  readonly drawn: number;
};

function nearest(
  findings: readonly WireFinding[],
  distance: (finding: WireFinding) => number,
): WireFinding | undefined {
  return findings
    .filter((finding) => distance(finding) > 0)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function extreme(
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

/** Sums up the candles of a range (indices, both included) and the structures drawn; undefined when the range holds none. */
export function summarizeChart(
  candles: WireCandles,
  drawn: readonly WireFinding[],
  range: { from: number; to: number },
): ChartSummary | undefined {
  const first = candles.open[range.from];
  const last = candles.close[range.to];
  if (first === undefined || last === undefined || range.from > range.to) return undefined;
  const standing = drawn.filter(({ kind }) => isStanding(kind));
  return {
    count: range.to - range.from + 1,
    from: candles.openTime[range.from] ?? 0,
    to: candles.openTime[range.to] ?? 0,
    first,
    last,
    high: extreme(candles, range, 'high'),
    low: extreme(candles, range, 'low'),
    above: nearest(standing, ({ bottom }) => bottom - last),
    below: nearest(standing, ({ top }) => last - top),
    drawn: drawn.length,
  };
}
