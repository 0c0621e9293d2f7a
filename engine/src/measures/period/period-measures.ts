import type { Measure } from '../measure.ts';
import { allTimeHigh, allTimeLow } from './all-time-extremes.ts';
import { annualReturn } from './annual-return.ts';
import { averagePrice } from './average-price.ts';
import { bestWorstCandles } from './best-worst-candles.ts';
import { change } from './change.ts';
import { daysSinceHigh } from './days-since-high.ts';
import { drawdown } from './drawdown.ts';
import { highLow } from './high-low.ts';
import { lastCandle } from './last-candle.ts';
import { lastPrice } from './last-price.ts';
import { bestMonth, monthReturns } from './month-returns.ts';
import { openingGaps } from './opening-gaps.ts';
import { priceAt } from './price-at.ts';
import { quarterReturns } from './quarter-returns.ts';
import { rally } from './rally.ts';
import { rangePosition } from './range-position.ts';
import { streak } from './streak.ts';
import { upShare } from './up-share.ts';
import { yearReturns } from './year-returns.ts';

/** Measures of this group by id. */
export const periodMeasures = {
  change,
  'annual-return': annualReturn,
  'year-returns': yearReturns,
  'quarter-returns': quarterReturns,
  'month-returns': monthReturns,
  'best-month': bestMonth,
  'high-low': highLow,
  'range-position': rangePosition,
  'all-time-high': allTimeHigh,
  'all-time-low': allTimeLow,
  'price-at': priceAt,
  'last-price': lastPrice,
  'average-price': averagePrice,
  drawdown,
  rally,
  'best-worst-candles': bestWorstCandles,
  'up-share': upShare,
  streak,
  'opening-gaps': openingGaps,
  'last-candle': lastCandle,
  'days-since-high': daysSinceHigh,
} as const satisfies Record<string, Measure>;
