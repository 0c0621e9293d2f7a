import type { Session } from '@vela/contracts';
import { expect, it } from 'vitest';
import { tellsSessions, toSpans } from './session-span.ts';

const asia: Session = { id: 'asia', start: 100, end: 300 };

it('a session lies on the candles that open in it, from its start up to, not including, its end', () => {
  expect(toSpans([asia], [50, 100, 150, 299, 300])).toEqual([{ ...asia, from: 1, to: 3 }]);
});

it('begins with the first candle shown where it had begun before, and is left out where no candle opens in it', () => {
  expect(toSpans([asia], [200, 250])).toEqual([{ ...asia, from: 0, to: 1 }]);
  expect([toSpans([asia], [50, 99, 300]), toSpans([asia], [])]).toEqual([[], []]);
});

it('candles of an hour and longer do not tell sessions', () => {
  expect(
    ['1m', '30m', '1h', '1d'].map((interval) =>
      tellsSessions(interval === '1m' || interval === '30m' ? interval : '1h'),
    ),
  ).toEqual([true, true, false, false]);
});
