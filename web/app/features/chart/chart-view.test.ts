import { describe, expect, it } from 'vitest';
import { candleIndexAt } from './candle-index.ts';
import { createChartFormat, writeAsOf } from './chart-format.ts';
import { moveCursor, toChartCommand } from './chart-keys.ts';
import { hitZones } from './hit-zone.ts';
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

describe('numbers and times of the chart', () => {
  it('are written as each language writes them', () => {
    const english = createChartFormat('en', { instrument: bitcoin, interval: '1h' });
    const turkish = createChartFormat('tr', { instrument: bitcoin, interval: '1h' });
    expect(english.price(64893.5)).toBe('64,893.50');
    expect(turkish.price(64893.5)).toBe('64.893,50');
    expect(english.change(100, 101.5)).toBe('+1.50%');
    expect(turkish.change(100, 98.5)).toBe('-%1,50');
    expect(english.time(moment)).toBe('Mar 5, 2026, 14:00');
    expect(turkish.time(moment)).toBe('5 Mar 2026 14:00');
  });

  it('name the zone of a time that stands alone, and a date has none', () => {
    const shown = { instrument: bitcoin, interval: '1h' } as const;
    expect(createChartFormat('en', shown).zonedTime(moment)).toBe('Mar 5, 2026, 14:00 UTC');
    expect(createChartFormat('tr', shown).zonedTime(moment)).toBe('5 Mar 2026 14:00 UTC');
    expect(createChartFormat('en', shown).asOf(moment)).toBe(writeAsOf('en', moment, '1h').utc);
    expect(createChartFormat('en', shown, 'local').asOf(moment)).toBe(
      writeAsOf('en', moment, '1h').local,
    );
    const months = createChartFormat('en', { instrument: bitcoin, interval: '1mo' }, 'local');
    expect(months.zonedTime(Date.UTC(2026, 2, 1))).toBe('Mar 2026');
    expect(months.asOf(Date.UTC(2026, 2, 31))).toBe('Mar 31, 2026');
  });

  it('leave the time of day out from a day on, where it would be an invention', () => {
    expect(
      createChartFormat('en', { instrument: bitcoin, interval: '1d' }).time(Date.UTC(2026, 2, 5)),
    ).toBe('Mar 5, 2026');
    expect(writeAsOf('en', Date.UTC(2026, 2, 5), '1d')).toEqual({
      local: 'Mar 5, 2026',
      utc: 'Mar 5, 2026',
    });
  });

  it('say no change where there is nothing to compare with', () => {
    expect(createChartFormat('en', { instrument: bitcoin, interval: '1h' }).change(0, 5)).toBe('');
  });
});

describe('the candle at a time', () => {
  it('is the one that is open then, and none before the first', () => {
    expect([99, 100, 150, 200, 999].map((time) => candleIndexAt([100, 200, 300], time))).toEqual([
      -1, 0, 0, 1, 2,
    ]);
  });
});

const press = (key: string, shiftKey = false) =>
  toChartCommand({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

describe('the keys of the chart', () => {
  it('move from candle to candle and stop at both ends', () => {
    const left = press('ArrowLeft');
    expect(left && moveCursor(undefined, left, 10)).toBe(9);
    expect(left && moveCursor(0, left, 10)).toBe(0);
    const right = press('ArrowRight', true);
    expect(right && moveCursor(5, right, 10)).toBe(9);
  });

  it('are not taken from the browser', () => {
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

describe('what lies under the pointer', () => {
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
    'Breaker',
  );

  it('is the smallest box there, then those around it', () => {
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
    expect(hitZones([large, small], 50, 50)).toEqual(['small', 'block']);
    expect(hitZones([large, small], 10, 10)).toEqual(['block']);
    expect(hitZones([large, small], 200, 10)).toEqual([]);
  });
});
