import { expect, it } from 'vitest';
import { findChipState, isWorthShowing } from './live-chip.tsx';
import { LiveSeries } from './live-series.ts';

const heard = { s: 'AAPL', i: '1m', src: 'alpaca', since: 0, asOf: 0 } as const;
const candle = { ...heard, t: 0, o: 1, h: 2, l: 1, c: 1.5, vol: 1, provisional: true } as const;

it('says how the last price stands', () => {
  const live = new LiveSeries('AAPL 1m');
  const say = (
    state: 'live' | 'polled' | 'silent',
    delay: 'real-time' | 'delayed-15m',
    open = true,
  ) => {
    live.hearHealth({ ...heard, state, delay, isMarketOpen: open });
    return findChipState(live.reading());
  };
  expect(findChipState(live.reading())).toBe('waiting');
  expect(say('live', 'real-time')).toBe('live');
  expect(say('live', 'delayed-15m')).toBe('delayed');
  expect(say('polled', 'delayed-15m')).toBe('polled');
  expect(say('live', 'real-time', false)).toBe('closed');
  expect(say('silent', 'real-time')).toBe('waiting');
});

it('drops the forming candle of a connection that is lost, and keeps the last price', () => {
  const live = new LiveSeries('AAPL 1m');
  live.hearHealth({ ...heard, state: 'live', delay: 'real-time', isMarketOpen: true });
  live.hearForming(candle);
  expect(live.forming()).toEqual(candle);
  live.hearHealth({ ...heard, src: '', state: 'silent', delay: 'file', isMarketOpen: true });
  expect(live.forming()).toBeUndefined();
  expect(live.reading()).toMatchObject({ state: 'silent', delay: 'real-time', price: 1.5 });
});

it('says that a market rests or is heard before it told a price, and no more than that it is old', () => {
  expect(isWorthShowing('closed', false, false)).toBe(true);
  expect(isWorthShowing('live', false, false)).toBe(true);
  expect(isWorthShowing('polled', false, false)).toBe(false);
  expect(isWorthShowing('polled', true, false)).toBe(true);
  expect(isWorthShowing('waiting', false, true)).toBe(false);
});
