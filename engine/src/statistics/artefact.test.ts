import { describe, expect, it } from 'vitest';
import { toCandles } from '../candles/to-candles.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import { createRandom } from '../testing/random-candles.ts';
import { hasSharedData, readCandles } from '../testing/shared-data.ts';
import { findArtefact } from './artefact.ts';
import { toYear } from './calendar-year.ts';

const dayMs = 86_400_000;
/** 1970-01-01 to 1980-01-01. */
const tenYearsMs = 3652 * dayMs;

type Flaws = {
  readonly repeatsOpen?: boolean;
  readonly isFlat?: boolean;
  readonly closeShift?: number;
};

/** Daily candles of 20 years of 365 days; in the first ten, those with the flaws. */
function createDays(flaws: Flaws, flawedYears = 10) {
  const random = createRandom(11);
  let last = 100;
  const rows = Array.from({ length: 20 * 365 }, (_, day) => {
    const own = day < (flawedYears / 10) * 3652 ? flaws : {};
    const open = own.repeatsOpen === true ? last : last * (1 + (random() - 0.5) * 0.002);
    const moved = open * (1 + (random() - 0.5) * 0.02);
    const close = own.isFlat === true ? open : moved;
    const high = own.isFlat === true ? open : Math.max(open, close) * 1.002;
    const low = own.isFlat === true ? open : Math.min(open, close) * 0.998;
    last = close * (1 + (own.closeShift ?? 0) * (random() < 0.5 ? 1 : -1));
    return { openTime: day * dayMs, open, high, low, close, volume: 1 };
  });
  return toCandles('1d', rows);
}

const find = (flaws: Flaws, calendar: MarketCalendar, years?: number) =>
  findArtefact(createDays(flaws, years), calendar);

describe('artefacts of prices', () => {
  it('are not seen in clean prices', () => {
    for (const calendar of ['new-york', 'crypto', 'forex'] as const)
      expect(find({}, calendar)).toBeUndefined();
  });

  it('leave the years after them to count', () => {
    expect(find({ repeatsOpen: true }, 'new-york')).toEqual({
      kind: 'repeated-open',
      share: 1,
      countedFrom: tenYearsMs,
    });
    expect(find({ isFlat: true }, 'new-york')).toMatchObject({
      kind: 'flat',
      countedFrom: tenYearsMs,
    });
  });

  it('refuse everything when they last to the end', () => {
    expect(find({ closeShift: 0.02 }, 'forex', 20)).toMatchObject({ kind: 'displaced-close' });
    expect(find({ closeShift: 0.02 }, 'forex', 20)?.countedFrom).toBeUndefined();
  });

  it('are judged by the market: opens may repeat where trading goes on, and jump where it rests', () => {
    expect(find({ repeatsOpen: true }, 'crypto', 20)).toBeUndefined();
    expect(find({ closeShift: 0.02 }, 'new-york', 20)).toBeUndefined();
  });
});

function findKindAndYear(file: string, calendar: MarketCalendar) {
  const found = findArtefact(readCandles(`ohlcv/daily/${file}.csv`, '1d'), calendar);
  const from = found?.countedFrom;
  return [found?.kind, from === undefined ? undefined : toYear(from)];
}

describe.skipIf(!hasSharedData)('artefacts of real prices', () => {
  it('are found where the notes of the data name them', () => {
    expect(findKindAndYear('KO_1d', 'new-york')).toEqual(['repeated-open', 1982]);
    expect(findKindAndYear('VIX_1d', 'new-york')).toEqual(['flat', 1992]);
    expect(findKindAndYear('GC_1d', 'metal')).toEqual(['displaced-close', undefined]);
    expect(findKindAndYear('USDJPY_1d', 'forex')).toEqual(['displaced-close', undefined]);
    expect(findKindAndYear('SPY_1d', 'new-york')).toEqual([undefined, undefined]);
    expect(findKindAndYear('BTCUSDT_1d', 'crypto')).toEqual([undefined, undefined]);
  });
});
