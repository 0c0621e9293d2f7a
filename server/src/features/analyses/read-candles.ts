import type { MarketData } from '@vela/market-data';
import type { AnalysedCandles } from '../../analysis-text.ts';
import { findWindowRows } from '../../candles/candle-window.ts';
import type { CandleEncoder } from '../../candles/encode-candles.ts';
import { AppError } from '../../errors.ts';
import { readBody } from '../../http/encoded-json.ts';
import { createMarketDataError } from '../../market-errors.ts';

type Deps = {
  readonly marketData: MarketData;
  readonly encodeCandles: CandleEncoder;
  readonly now: () => number;
};

/** JSON of the analysis's exact candles. Throws CANDLES_CHANGED or missing market data. */
export async function readCandlesJson(
  { marketData, encodeCandles, now }: Deps,
  { id, instrument, interval, source, candles }: AnalysedCandles,
): Promise<string> {
  const limit = candles.count;
  const { vendor } = source;
  const result = await marketData.getSeries({ instrument, interval, limit, vendor, now: now() });
  if (result.kind === 'unavailable') throw createMarketDataError(result.refusals);
  const { series } = result;
  const window = { limit, before: candles.to + 1 };
  const { from, to } = findWindowRows(series.candles, window);
  const { openTime } = series.candles;
  const isSame =
    to - from === limit && openTime[from] === candles.from && openTime[to - 1] === candles.to;
  if (!isSame) throw new AppError('CANDLES_CHANGED', `analysis ${id} was made of other candles`);
  const body = await readBody(await encodeCandles(series, window));
  return body.toString('utf8');
}
