import {
  analyzeTechnical,
  calculateBaseRates,
  type BaseRateCount,
  type Candles,
  type TechnicalOptions,
} from '@vela/engine';

export type CountTask = { readonly candles: Candles; readonly options: TechnicalOptions };

/** On a worker thread: a hundred thousand candles take seconds and would block requests. */
export function countBaseRates({ candles, options }: CountTask): BaseRateCount {
  const { calendar } = options;
  return calculateBaseRates(analyzeTechnical(candles, options), { calendar });
}
