import type { BaseRateCount } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';

/** Counted base rates, with the open time (UTC milliseconds) of the last candle counted. */
export type KnownBaseRates = BaseRateCount & { readonly countedTo: number };

/** Source of base rates. They are counted asynchronously; no explanation waits for them. */
export interface BaseRateSource {
  /** The known rates of a series, counted up to its last candle; undefined while being counted. */
  find(series: CandleSeries): KnownBaseRates | undefined | Promise<KnownBaseRates | undefined>;
}
