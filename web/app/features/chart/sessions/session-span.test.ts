import type { Session } from '@vela/contracts';
import { expect, it } from 'vitest';
import { hasSessions, toSessionSpans } from './session-span.ts';

const asia: Session = { id: 'asia', start: 100, end: 300 };

it('a session covers the candles that open in it, its end excluded', () => {
  expect(toSessionSpans([asia], [50, 100, 150, 299, 300])).toEqual([{ ...asia, from: 1, to: 3 }]);
});

it('a session begins at the first candle at the earliest, and is omitted where no candle opens in it', () => {
  expect(toSessionSpans([asia], [200, 250])).toEqual([{ ...asia, from: 0, to: 1 }]);
  expect([toSessionSpans([asia], [50, 99, 300]), toSessionSpans([asia], [])]).toEqual([[], []]);
});

it('candles of an hour and longer have no sessions', () => {
  expect(
    ['1m', '30m', '1h', '1d'].map((interval) =>
      hasSessions(interval === '1m' || interval === '30m' ? interval : '1h'),
    ),
  ).toEqual([true, true, false, false]);
});
