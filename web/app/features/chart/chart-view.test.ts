import { describe, expect, it } from 'vitest';
import { findCandleIndex } from '../../figures/find-candle-index.ts';
import { createChartFormat, formatAsOfTime } from './chart-format.ts';
import { moveCursor, toChartCommand } from './chart-keys.ts';
import { findZonesAt } from './find-zones-at.ts';
import { toZone } from './zone.ts';

const bitcoin = {
  symbol: 'BTCUSDT',
  name: { en: 'Bitcoin', tr: 'Bitcoin' },
  assetClass: 'crypto',
  exchange: 'Binance',
  currency: 'USDT',
  priceDecimals: 2,
} as const;
const moment = Date.UTC(2026, 2, 5, 14, 0);

describe('chart format', () => {
  it('formats numbers and times by language', () => {
    const english = createChartFormat('en', { instrument: bitcoin, interval: '1h' });
    const turkish = createChartFormat('tr', { instrument: bitcoin, interval: '1h' });
    expect(english.price(64893.5)).toBe('64,893.50');
    expect(turkish.price(64893.5)).toBe('64.893,50');
    expect(english.change(100, 101.5)).toBe('+1.50%');
    expect(turkish.change(100, 98.5)).toBe('-%1,50');
    expect(english.time(moment)).toBe('5 Mar 2026, 14:00');
    expect(turkish.time(moment)).toBe('5 Mar 2026 14:00');
  });

  it('names the zone of a time that stands alone, but not of a date', () => {
    const shown = { instrument: bitcoin, interval: '1h' } as const;
    expect(createChartFormat('en', shown).zonedTime(moment)).toBe('5 Mar 2026, 14:00 UTC');
    expect(createChartFormat('tr', shown).zonedTime(moment)).toBe('5 Mar 2026 14:00 UTC');
    expect(createChartFormat('en', shown).asOf(moment)).toBe(
      formatAsOfTime('en', moment, '1h').utc,
    );
    expect(createChartFormat('en', shown, 'local').asOf(moment)).toBe(
      formatAsOfTime('en', moment, '1h').local,
    );
    const months = createChartFormat('en', { instrument: bitcoin, interval: '1mo' }, 'local');
    expect(months.zonedTime(Date.UTC(2026, 2, 1))).toBe('Mar 2026');
    expect(months.asOf(Date.UTC(2026, 2, 31))).toBe('31 Mar 2026');
  });

  it('omits the time of day for intervals of a day and longer', () => {
    expect(
      createChartFormat('en', { instrument: bitcoin, interval: '1d' }).time(Date.UTC(2026, 2, 5)),
    ).toBe('5 Mar 2026');
    expect(formatAsOfTime('en', Date.UTC(2026, 2, 5), '1d')).toEqual({
      local: '5 Mar 2026',
      utc: '5 Mar 2026',
    });
  });

  it('gives an empty change for a start of zero', () => {
    expect(createChartFormat('en', { instrument: bitcoin, interval: '1h' }).change(0, 5)).toBe('');
  });
});

describe('candle index at a time', () => {
  it('is the last candle opened by then, and -1 before the first', () => {
    expect([99, 100, 150, 200, 999].map((time) => findCandleIndex([100, 200, 300], time))).toEqual([
      -1, 0, 0, 1, 2,
    ]);
  });
});

const press = (key: string, shiftKey = false) =>
  toChartCommand({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

describe('chart keys', () => {
  it('move the cursor by candles and stop at both ends', () => {
    const left = press('ArrowLeft');
    expect(left && moveCursor(undefined, left, 10)).toBe(9);
    expect(left && moveCursor(0, left, 10)).toBe(0);
    const right = press('ArrowRight', true);
    expect(right && moveCursor(5, right, 10)).toBe(9);
  });

  it('leave the browser shortcuts alone', () => {
    expect(
      toChartCommand({
        key: 'ArrowLeft',
        shiftKey: false,
        ctrlKey: true,
        metaKey: false,
        altKey: false,
      }),
    ).toBeUndefined();
    expect(press('x')).toBeUndefined();
  });
});

describe('zones under the pointer', () => {
  const zone = toZone(
    {
      id: 'block',
      kind: 'order-block',
      direction: 'bullish',
      timeframe: '1h',
      formedAt: 1,
      confirmedAt: 2,
      top: 2,
      bottom: 1,
      refs: [],
      transitions: [],
      measures: {},
    },
    [1, 2, 3],
    ['Breaker'],
  );

  it('lists the smallest box first, then those around it', () => {
    if (zone === undefined) throw new Error('a block is drawn');
    const large = { zone, left: 0, right: 100, top: 0, bottom: 100, known: 0, flip: undefined };
    const small = {
      ...large,
      zone: { ...zone, id: 'small' },
      left: 40,
      right: 60,
      top: 40,
      bottom: 60,
    };
    expect(findZonesAt([large, small], 50, 50)).toEqual(['small', 'block']);
    expect(findZonesAt([large, small], 10, 10)).toEqual(['block']);
    expect(findZonesAt([large, small], 200, 10)).toEqual([]);
  });
});
