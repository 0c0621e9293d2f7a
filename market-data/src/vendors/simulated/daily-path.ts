import type { Instrument } from '@vela/contracts';
import type { Candle } from '@vela/engine';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { findPriceLevel, type PriceLevel } from './price-levels.ts';
import { createRandom, hashSeed, generateNormal, hashText, type Random } from './random.ts';
import { createTickWriter, type TickCandles } from './tick-candles.ts';
import { isTradingDay } from './trading-session.ts';

const dayMs = 86_400_000;
// Daily mean reversion as a share of the distance to the level; keeps prices plausible.
const meanReversion = 0.004;
const overnightShare = 0.4;
const trendDays = 45;

/** First simulated day (UTC ms), a Monday: 2012 for 24/7 markets (crypto), else 2000. */
export function findEpoch(calendar: TradingCalendar): number {
  return calendar === 'always' ? Date.UTC(2012, 0, 2) : Date.UTC(2000, 0, 3);
}

/** Days between two steps of the path: well under a millisecond. */
const daysPerStep = 256;

/** Daily candles in ticks, epoch to `until` (exclusive), in steps; each day has its own seed. */
export function* createDailyPath(
  instrument: Instrument,
  calendar: TradingCalendar,
  until: number,
): Generator<void, TickCandles> {
  const epoch = findEpoch(calendar);
  const level = findPriceLevel(instrument);
  const seed = hashText(instrument.symbol);
  const base = level.price * Number(`1e${instrument.priceDecimals}`);
  const gapShare = calendar === 'always' || calendar === 'weekdays' ? 0 : overnightShare;
  const writer = createTickWriter('1d', Math.max(0, Math.ceil((until - epoch) / dayMs)));
  let price = base * (0.8 + 0.4 * createRandom(seed).next());
  for (let midnight = epoch; midnight < until; midnight += dayMs) {
    const day = midnight / dayMs;
    if (day % daysPerStep === 0) yield;
    if (!isTradingDay(midnight, calendar)) continue;
    const random = createRandom(hashSeed(seed, day));
    const volatility = level.dailyVolatility * calculateVolatilityFactor(seed, day);
    const drift =
      calculateTrend(seed, day) * level.dailyVolatility * 0.06 -
      (meanReversion * (price - base)) / Math.max(price, base);
    const opened = price * (1 + volatility * gapShare * generateNormal(random));
    const closed = opened * (1 + drift + volatility * generateNormal(random));
    writer.push(toDayCandle({ openTime: midnight, opened, closed, volatility }, level, random));
    price = closed;
  }
  return writer.finish();
}

// Volatility regime: 0.6 to 1.6 times the usual daily move, interpolated between weeks.
function calculateVolatilityFactor(seed: number, day: number): number {
  const week = Math.floor(day / 7);
  const [from, to] = [
    createRandom(hashSeed(seed, 7, week)).next(),
    createRandom(hashSeed(seed, 7, week + 1)).next(),
  ];
  return 0.6 + from + (to - from) * (day / 7 - week);
}

function calculateTrend(seed: number, day: number): number {
  return generateNormal(createRandom(hashSeed(seed, 45, Math.floor(day / trendDays))));
}

type Day = {
  readonly openTime: number;
  readonly opened: number;
  readonly closed: number;
  readonly volatility: number;
};

function toDayCandle(
  { openTime, opened, closed, volatility }: Day,
  level: PriceLevel,
  random: Random,
): Candle {
  const open = Math.max(2, Math.round(opened));
  const close = Math.max(2, Math.round(closed));
  const reach = opened * volatility;
  const high = Math.max(open, close) + Math.round(reach * random.next() * 0.8);
  const low = Math.max(1, Math.min(open, close) - Math.round(reach * random.next() * 0.8));
  const stir = 0.6 + random.next() * 0.5 + (2 * Math.abs(closed - opened)) / Math.max(reach, 1) / 5;
  return { openTime, open, high, low, close, volume: Math.round(level.dailyVolume * stir) };
}
