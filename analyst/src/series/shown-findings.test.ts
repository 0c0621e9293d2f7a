import { analyzeTechnical, toCandles } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import { toShownFindings } from './shown-findings.ts';

// A random walk with wicks of varying length; a quarter of its candles ends a pattern.
let state = 7;
const random = (): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
let last = 500;
const candles = toCandles(
  '15m',
  Array.from({ length: 1500 }, (_, t) => {
    const open = last;
    const close = open + (random() - 0.5) * 4;
    last = close;
    const high = Math.max(open, close) + random() * 2;
    return {
      openTime: t * 900_000,
      open,
      high,
      low: Math.min(open, close) - random() * 2,
      close,
      volume: 1,
    };
  }),
);
const analysis = analyzeTechnical(candles);
const window = { from: 0, to: candles.length - 1 };
const none = { ofChart: new Set<string>(), ofQuestion: new Set<string>() };
const isPattern = ({ kind }: { kind: string }): boolean => kind === 'candlestick-pattern';

describe('shown findings', () => {
  it('include only the newest patterns, to leave room for structures', () => {
    const shown = toShownFindings(analysis, window, none);
    const patterns = analysis.findings.filter(isPattern);
    expect(patterns.length).toBeGreaterThan(200);
    expect(shown.filter(isPattern).map(({ id }) => id)).toEqual(
      patterns.slice(-60).map(({ id }) => id),
    );
    expect(shown.length).toBe(460);
  });

  it('include every finding a fact refers to, of any age, and its refs', () => {
    const [first] = analysis.findings.filter(({ kind }) => kind === 'order-block');
    const ids = new Set(
      toShownFindings(analysis, window, {
        ...none,
        ofChart: new Set(first === undefined ? [] : [first.id]),
      }).map(({ id }) => id),
    );
    expect(first?.refs.length).toBeGreaterThan(0);
    expect(
      [first?.id, ...(first?.refs ?? [])].filter((id) => id === undefined || !ids.has(id)),
    ).toEqual([]);
  });

  it('count the same whatever is asked: what only a question refers to is beside them', () => {
    const late = { from: 1000, to: window.to };
    const [first] = analysis.findings.filter(({ kind }) => kind === 'order-block');
    const before = toShownFindings(analysis, late, none);
    const asked = toShownFindings(analysis, late, {
      ...none,
      ofQuestion: new Set(first === undefined ? [] : [first.id]),
    });
    expect(asked.filter(({ beside }) => beside === undefined)).toEqual(before);
    expect(asked.find(({ id }) => id === first?.id)?.beside).toBe(true);
  });
});
