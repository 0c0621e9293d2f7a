import { expect, it } from 'vitest';
import { readLast, readTurns } from '../testing/read-turns.ts';

it.each([
  ['en', 'BTC all time high', 'was it passed', 'BTCUSDT all-time-high'],
  ['tr', 'BTC tüm zamanların zirvesi', 'aşıldı mı', 'BTCUSDT all-time-high'],
  ['en', 'how far is BTC from 70000', 'was it passed', 'BTCUSDT first-since'],
  ['tr', 'BTC 70000 seviyesine ne kadar uzakta', 'aşıldı mı', 'BTCUSDT first-since'],
] as const)(
  '%s: after "%s" "%s" asks for %s, by yes or no',
  (...[language, before, after, expected]) => {
    expect(readLast([before, after], language)).toBe(expected);
    expect(readTurns([before, after], language).asksWhether).toBe('any');
  },
);
