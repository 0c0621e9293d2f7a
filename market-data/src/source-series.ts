import type { HealthNote, Instrument, SeriesSource, SourceRefusal } from '@vela/contracts';
import type { Candle, Candles } from '@vela/engine';
import type { CandleResult } from './candle-source.ts';
import { calculateAsOfTime } from './candles/closed-candles.ts';
import { getValueAt } from './candles/raw-candles.ts';

export type SourceSeries = {
  readonly instrument: Instrument;
  readonly closed: Candles;
  readonly forming?: Candle | undefined;
  readonly origin: Required<
    Pick<SeriesSource, 'kind' | 'vendor' | 'adjustment' | 'rights' | 'delay'>
  >;
  readonly health: readonly HealthNote[];
  readonly version: string;
  readonly hash: string;
};

/** Converts closed candles (at least one) into a series result with provenance. */
export function toSeriesResult({
  instrument,
  closed,
  forming,
  origin,
  health,
  version,
  hash,
}: SourceSeries): CandleResult {
  const source: SeriesSource = {
    ...origin,
    asOf: calculateAsOfTime(getValueAt(closed.openTime, closed.length - 1), closed.interval),
    anchor: getValueAt(closed.openTime, 0),
    health: [...health],
    refusals: [],
  };
  return {
    kind: 'series',
    series: {
      instrument,
      candles: closed,
      source,
      version,
      hash,
      ...(forming === undefined ? {} : { forming }),
    },
  };
}

export function toUnavailable({
  detail,
  ...refusal
}: Omit<SourceRefusal, 'detail'> & { readonly detail?: string | undefined }): CandleResult {
  return {
    kind: 'unavailable',
    refusal: detail === undefined ? refusal : { ...refusal, detail },
  };
}
