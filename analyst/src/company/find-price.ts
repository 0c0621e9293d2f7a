import { simulatedExchange, type Instrument } from '@vela/contracts';
import { toCandles } from '@vela/engine';
import {
  findAdjustment,
  findRawClose,
  type CandleSeries,
  type CorporateActions,
} from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';

const dayMs = 86_400_000;
/** An older close is no price of that day: a long weekend is younger. */
const maxPriceAgeMs = 10 * dayMs;

/** What a source says of its prices, where that is enough to tell the traded one. */
const knownAdjustments = {
  raw: 'none',
  splits: 'splits',
  'total-return': 'splits-and-dividends',
  unknown: undefined,
} as const;

type SymbolActions = Awaited<ReturnType<CorporateActions['list']>>;

/** Candles that end on a day, the last of them as it was traded; undefined: that cannot be told. */
function cutAtDay(
  series: CandleSeries,
  day: number,
  { actions, adjustment }: SymbolActions,
): CandleSeries | undefined {
  const { openTime, close } = series.candles;
  const index = openTime.findLastIndex((time) => time <= day);
  const [time, adjusted] = [openTime[index], close[index]];
  if (time === undefined || adjusted === undefined || day - time > maxPriceAgeMs) return undefined;
  const { adjustment: served } = series.source;
  const known = knownAdjustments[served] ?? findAdjustment(series.candles, actions, adjustment);
  const raw = findRawClose(series.candles, index, { actions, adjustment: known });
  if (raw === undefined) return undefined;
  const last = { openTime: time, open: raw, high: raw, low: raw, close: raw, volume: 0 };
  return { ...series, candles: toCandles(series.candles.interval, [last]) };
}

/** A day, and what is known of the share's splits and dividends. */
type PriceQuestion = {
  readonly now: number;
  /** The day whose price is asked for; undefined: the last. */
  readonly day: number | undefined;
  readonly known: SymbolActions | undefined;
};

/**
 * Candles of a day whose last close is the price of a share as it was traded then; undefined where
 * no market answers, where it has none of that day, or where it cannot be told how it was adjusted.
 */
export async function findPrice(
  instrument: Instrument,
  { now, day, known }: PriceQuestion,
  marketData: GatherDeps['marketData'],
): Promise<CandleSeries | undefined> {
  const isSimulated = instrument.exchange === simulatedExchange;
  const result = await marketData.getSeries({
    instrument,
    interval: '1d',
    limit: 50,
    now,
    onlyReal: !isSimulated,
  });
  if (result.kind !== 'series') return undefined;
  // What is simulated is a price of a simulated company, and of no other.
  if ((result.series.source.kind === 'simulated') !== isSimulated) return undefined;
  const { series } = result;
  if (day !== undefined) return known === undefined ? undefined : cutAtDay(series, day, known);
  const last = series.candles.openTime.at(-1) ?? 0;
  return now - last > maxPriceAgeMs ? undefined : series;
}
