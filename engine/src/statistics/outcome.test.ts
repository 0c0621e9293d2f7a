import { describe, expect, it } from 'vitest';
import { type Drawn, drawCandles } from '../testing/draw-candles.ts';
import {
  createClosedBeyondRule,
  createFilledRule,
  createFollowsRule,
  createHoldsRule,
  type OutcomeRule,
  createTouchedRule,
} from './outcome.ts';

/** A zone from 98 down to 97 under a close of 100, ATR 1; the candles are those that follow. */
function judge(rule: OutcomeRule, later: readonly Drawn[]): number {
  const prices = drawCandles([[100, 100, 100, 100], ...later]);
  return rule.judge(prices, { t: 0, near: 98, far: 97, atr: 1 });
}
const away: Drawn = [100, 100.5, 99.5, 100];

describe('touched and filled', () => {
  it('count a wick that stops right at the edge, up to the last candle of the horizon', () => {
    expect(judge(createTouchedRule(2), [away, [100, 100, 98, 99]])).toBe(1);
    expect(judge(createTouchedRule(1), [away, [100, 100, 98, 99]])).toBe(0);
    expect(judge(createTouchedRule(2), [away, [100, 100, 98.01, 99]])).toBe(0);
    expect(judge(createFilledRule(2), [away, [100, 100, 97, 99]])).toBe(1);
    expect(judge(createFilledRule(2), [away, [100, 100, 97.01, 99]])).toBe(0);
  });
});

describe('closed beyond', () => {
  it('requires a close strictly below', () => {
    expect(judge(createClosedBeyondRule(1), [[100, 100, 90, 97]])).toBe(0);
    expect(judge(createClosedBeyondRule(1), [[100, 100, 90, 96.99]])).toBe(1);
  });
});

describe('holds', () => {
  const rule = createHoldsRule(2, 2);
  it('counts only zones touched in time', () => {
    expect(judge(rule, [away, away, [100, 100, 97.5, 98], away, away])).toBe(-1);
  });
  it('happens when price gets one ATR above the near edge after the touch', () => {
    expect(judge(rule, [[100, 100, 97.5, 98], away])).toBe(1);
    expect(
      judge(rule, [
        [100, 100, 97.5, 98],
        [98, 98.5, 97, 97],
        [98, 99, 97, 98],
      ]),
    ).toBe(1);
  });
  it('does not count the high of the candle that touches, which may lie before', () => {
    expect(
      judge(rule, [
        [100, 100, 97.5, 98],
        [98, 98.9, 97.5, 98],
        [98, 98.9, 97.5, 98],
      ]),
    ).toBe(0);
  });
  it('fails at a close beyond, on the candle of the touch too', () => {
    expect(judge(rule, [[100, 100, 96, 96.5], away])).toBe(0);
    expect(judge(rule, [[100, 100, 97.5, 98], [98, 98, 96, 96.5], away])).toBe(0);
  });
  it('takes the high of a later candle to precede its close', () => {
    expect(
      judge(rule, [
        [100, 100, 97.5, 98],
        [98, 99, 96, 96.5],
      ]),
    ).toBe(1);
  });
});

describe('follows', () => {
  const rule = createFollowsRule(2);
  it('happens when price gets one ATR with it first', () => {
    expect(judge(rule, [away, [100, 101, 99.5, 100]])).toBe(1);
    expect(
      judge(rule, [
        [100, 100, 99, 100],
        [100, 101, 99.5, 100],
      ]),
    ).toBe(0);
  });
  it('counts a candle that reaches both as against, and neither as 0', () => {
    expect(judge(rule, [[100, 101, 99, 100]])).toBe(0);
    expect(judge(rule, [away, away])).toBe(0);
  });
});
