import type { Instrument } from '@vela/contracts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { findPriceLevel } from './price-levels.ts';
import type { PriceLevel } from './price-levels.ts';
import { createRandom, mixSeed, nextNormal, seedOfText } from './random.ts';
import type { Random } from './random.ts';
import { createTickWriter } from './tick-candles.ts';
import type { TickCandle, TickCandles } from './tick-candles.ts';
import { isTradingDay } from './trading-session.ts';

const dayMs = 86_400_000;
// Daily share by which the price is drawn back to its level: wanders of years stay plausible.
const pull = 0.004;
const overnightShare = 0.4;
const trendDays = 45;

/** First day of every simulated series: a Monday for markets that rest, later for crypto, which is young. */
export function findEpoch(calendar: TradingCalendar): number {
  return calendar === 'always' ? Date.UTC(2012, 0, 2) : Date.UTC(2000, 0, 3);
}

/**
 * The simulated daily candles, in ticks, from the epoch to the day before `until`. Every day draws from its own seed, so that the path to
 * any day is the same however far it is continued.
 */
export function createDailyPath(
  instrument: Instrument,
  calendar: TradingCalendar,
  until: number,
): TickCandles {
  const epoch = findEpoch(calendar);
  const level = findPriceLevel(instrument);
  const seed = seedOfText(instrument.symbol);
  const base = level.price * Number(`1e${instrument.priceDecimals}`);
  const gapShare = calendar === 'always' || calendar === 'weekdays' ? 0 : overnightShare;
  const writer = createTickWriter('1d', Math.max(0, Math.ceil((until - epoch) / dayMs)));
  let price = base * (0.8 + 0.4 * createRandom(seed).next());
  for (let midnight = epoch; midnight < until; midnight += dayMs) {
    if (!isTradingDay(midnight, calendar)) continue;
    const day = midnight / dayMs;
    const random = createRandom(mixSeed(seed, day));
    const volatility = level.dailyVolatility * volatilityFactor(seed, day);
    const drift =
      trendOf(seed, day) * level.dailyVolatility * 0.06 -
      (pull * (price - base)) / Math.max(price, base);
    const opened = price * (1 + volatility * gapShare * nextNormal(random));
    const closed = opened * (1 + drift + volatility * nextNormal(random));
    writer.push(toDayCandle({ openTime: midnight, opened, closed, volatility }, level, random));
    price = closed;
  }
  return writer.finish();
}

// Calm and nervous weeks: between 0.6 and 1.6 of the usual move, changing gradually.
function volatilityFactor(seed: number, day: number): number {
  const week = Math.floor(day / 7);
  const [from, to] = [
    createRandom(mixSeed(seed, 7, week)).next(),
    createRandom(mixSeed(seed, 7, week + 1)).next(),
  ];
  return 0.6 + from + (to - from) * (day / 7 - week);
}

function trendOf(seed: number, day: number): number {
  return nextNormal(createRandom(mixSeed(seed, 45, Math.floor(day / trendDays))));
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
): TickCandle {
  const open = Math.max(2, Math.round(opened));
  const close = Math.max(2, Math.round(closed));
  const reach = opened * volatility;
  const high = Math.max(open, close) + Math.round(reach * random.next() * 0.8);
  const low = Math.max(1, Math.min(open, close) - Math.round(reach * random.next() * 0.8));
  const stir = 0.6 + random.next() * 0.5 + (2 * Math.abs(closed - opened)) / Math.max(reach, 1) / 5;
  return { openTime, open, high, low, close, volume: Math.round(level.dailyVolume * stir) };
}
