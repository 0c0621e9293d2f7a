import type { BaseRate } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';

/** Base rates as they were counted, with the open time of the last candle they were counted over. */
export type KnownBaseRates = { readonly rates: readonly BaseRate[]; readonly countedTo: number };

/** Where base rates come from. They are counted elsewhere and later, so that no explanation waits for them. */
export interface BaseRateSource {
  /** What is known by now of a series, counted over none of the candles after its last one; undefined while they are being counted. */
  find(series: CandleSeries): KnownBaseRates | undefined;
}
