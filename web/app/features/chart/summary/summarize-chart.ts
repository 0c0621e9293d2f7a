import type { WireCandles, WireFinding } from '@vela/contracts';
import {
  findKeyStructures,
  isOfChart,
  isStandingZone,
  type NearestZones,
} from '../spoken/key-structures.ts';

/** Standing zones of one kind: how many, and those next to the last close. */
export type ZoneSummary = NearestZones & { readonly count: number };

/** A chart in numbers, to be summarized in words. Times are open times (UTC ms). */
export type ChartSummary = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
  readonly high: { readonly price: number; readonly time: number };
  readonly low: { readonly price: number; readonly time: number };
  /** Unfilled gaps and unbroken blocks of the chart's own timeframe, in view or not. */
  readonly gaps: ZoneSummary;
  readonly blocks: ZoneSummary;
};

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

/** The standing zones of a chart at its last close, as the text counts them. */
export function summarizeZones(
  findings: readonly WireFinding[],
  price: number,
): Pick<ChartSummary, 'gaps' | 'blocks'> {
  const { gaps, blocks } = findKeyStructures(findings, price);
  const standing = findings.filter((finding) => isOfChart(finding) && isStandingZone(finding));
  const count = (wanted: WireFinding['kind']): number =>
    standing.filter(({ kind }) => kind === wanted).length;
  return {
    gaps: { ...gaps, count: count('fair-value-gap') },
    blocks: { ...blocks, count: count('order-block') },
  };
}

/**
 * Summarizes the candles of an index range (inclusive), unless it is empty, and the standing zones
 * at the last close of the chart.
 */
export function summarizeChart(
  candles: WireCandles,
  findings: readonly WireFinding[],
  { price, ...range }: { readonly from: number; readonly to: number; readonly price: number },
): ChartSummary | undefined {
  const first = candles.open[range.from];
  const last = candles.close[range.to];
  if (first === undefined || last === undefined || range.from > range.to) return undefined;
  return {
    count: range.to - range.from + 1,
    from: candles.openTime[range.from] ?? 0,
    to: candles.openTime[range.to] ?? 0,
    first,
    last,
    high: findExtreme(candles, range, 'high'),
    low: findExtreme(candles, range, 'low'),
    ...summarizeZones(findings, price),
  };
}
