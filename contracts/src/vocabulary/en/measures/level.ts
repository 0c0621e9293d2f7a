import type { LevelMeasureId } from '@vela/engine';
import type { MeasureWords } from '../../measure-words.ts';
import { firstSinceFacts } from './first-since-facts.ts';
import { levelPriceFacts } from './level-price-facts.ts';
import { levelStructureFacts } from './level-structure-facts.ts';

/** Name and definition of each measure of this group. */
export const levelMeasures: Readonly<Record<LevelMeasureId, MeasureWords>> = {
  'distance-to-price': {
    name: 'Distance to a price',
    definition:
      'How far a price lies from the last close: in price, in percent of the close and in ATR 14. With it, when a candle last held that price between its low and its high.',
  },
  'levels-between': {
    name: 'Levels on the way',
    definition:
      'The open gaps, unbroken order blocks, live zones of support or resistance, unbroken swings, levels of the previous day, week and month and liquidity pools that reach into the prices between the last close and another price.',
  },
  'if-price': {
    name: 'If it closes there',
    definition:
      'What a next candle would touch, fill, break or pass if it went straight from the last close to a price and closed there, by the rules of each structure; and whether that would be a break of structure or a change of character.',
  },
  'last-time-at': {
    name: 'Last time at a price',
    definition:
      'The last candle that held a price between its low and its high, how many candles of the period did, and how often the close crossed to the other side of it.',
  },
  'first-since': {
    name: 'First since',
    definition:
      'The first candle of a period that closed beyond a price, how many have since and whether the last one is still there; or the first break of structure, sweep or other event that a candle of the period confirmed.',
  },
  'time-above': {
    name: 'Time above a price',
    definition:
      'The share of the candles of a period that closed above a price, and the share that closed below it; a close exactly at it counts for neither.',
  },
  'nearest-structure': {
    name: 'Nearest structures',
    definition:
      'The structures nearest to the last close on each side: open gaps of at least a quarter of an ATR, unbroken order blocks, live zones, swings no candle closed beyond, levels of the previous day, week and month, and liquidity pools.',
  },
  'next-invalidation': {
    name: 'Trend change level',
    definition:
      'The swing that the trend rests on at each scale: a close beyond it would be a change of character and turn the trend. It is the latest confirmed swing of that side that no candle has closed beyond.',
  },
  'reach-share': {
    name: 'How often so far',
    definition:
      'Of all closes of the period, the share after which price, wicks included, moved at least as far within a number of candles. A base rate of the past; neighbouring cases overlap, so a range for chance stands beside it.',
  },
  'swing-levels': {
    name: 'Swing highs and lows',
    definition:
      'The latest confirmed turning points of price with their dates and prices, each named by the one before it on its side (higher high, lower low) and with whether a later close went beyond it.',
  },
  'previous-extremes': {
    name: 'Previous highs and lows',
    definition:
      'The high and the low of the previous day, week, month and calendar year, and whether price has gone beyond them since: by a wick with the close back (swept) or by a close (taken).',
  },
  'moving-average-distance': {
    name: 'Distance to average',
    definition:
      'The last close against a moving average: the side it lies on, the distance in percent of the close and in ATR 14, since when it has closed on that side, and how unusual the distance is.',
  },
  confluence: {
    name: 'Confluence',
    definition:
      'Prices where structures of different kinds overlap or meet: open gaps, unbroken order blocks, zones of support or resistance, and highs and lows of the previous day, week and month, within a set number of ATR from the last close.',
  },
};

/** Names of the facts of these measures, by label. */
export const levelMeasureFacts = {
  ...levelPriceFacts,
  ...firstSinceFacts,
  ...levelStructureFacts,
} as const;
