import type { HealthNote, Instrument, SeriesSource, SourceRefusal } from '@vela/contracts';
import type { Candle, Candles } from '@vela/engine';
import type { CandleResult } from './candle-source.ts';
import { asOfTime } from './candles/closed-candles.ts';
import { at } from './candles/raw-candles.ts';

export type SourceSeries = {
  readonly instrument: Instrument;
  readonly closed: Candles;
  readonly forming?: Candle | undefined;
  readonly origin: Pick<SeriesSource, 'kind' | 'vendor' | 'adjustment'>;
  readonly health: readonly HealthNote[];
  readonly version: string;
  readonly hash: string;
};

/** A source's answer: closed candles (at least one) with provenance. */
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
    asOf: asOfTime(at(closed.openTime, closed.length - 1), closed.interval),
    anchor: at(closed.openTime, 0),
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

export function toUnavailable(refusal: SourceRefusal): CandleResult {
  return { kind: 'unavailable', refusal };
}
