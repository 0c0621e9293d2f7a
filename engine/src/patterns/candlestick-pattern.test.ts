import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import type { Finding, PatternLabel } from '../structure/finding.ts';
import { drawCandles, type Drawn } from '../testing/draw-candles.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';

// Twenty candles that end at 100, each with a range of 1 and a body of 0.5: the ATR is exactly 1,
// and none makes a pattern.
const lead = (direction: -1 | 0 | 1): Drawn[] =>
  Array.from({ length: 20 }, (_, index) => {
    const step = direction === 0 ? (index % 2 === 0 ? 0.5 : -0.5) : direction * 0.5;
    const open =
      direction === 0 ? (index % 2 === 0 ? 100 : 100.5) : 100 - direction * 0.5 * (20 - index);
    return [
      open,
      Math.max(open, open + step) + 0.25,
      Math.min(open, open + step) - 0.25,
      open + step,
    ];
  });
const trends = { falling: -1, flat: 0, rising: 1 } as const;
type Trend = keyof typeof trends;

const draw = (trend: Trend, rows: readonly Drawn[]): Candles =>
  drawCandles([...lead(trends[trend]), ...rows]);
const findPatterns = (candles: Candles): Finding[] =>
  analyzeTechnical(candles).findings.filter(({ kind }) => kind === 'candlestick-pattern');
const listLabels = (candles: Candles): unknown[] => findPatterns(candles).map(({ label }) => label);

const longFall: Drawn = [100, 100.1, 98.9, 99];
const hammer: Drawn = [99.75, 100.0625, 99, 100];
const invertedHammer: Drawn = [100.25, 101, 99.9375, 100];
const starMiddle: Drawn = [98.7, 99.1, 98.6, 98.8];
const soldiers: readonly Drawn[] = [
  [100, 100.9, 99.9, 100.75],
  [100.5, 101.4, 100.4, 101.25],
];

const drawn: readonly [PatternLabel, Trend, readonly Drawn[], near: readonly Drawn[]][] = [
  ['doji', 'falling', [[100, 100.5, 99.5, 100.0625]], [[100, 100.2, 99.8, 100]]],
  ['dragonfly-doji', 'flat', [[100, 100.0625, 99.125, 100]], [[100, 100.0625, 99.625, 100]]],
  ['gravestone-doji', 'flat', [[100, 100.875, 99.9375, 100]], [[100, 100.25, 99.9375, 100]]],
  ['hammer', 'falling', [hammer], [[99.75, 100.0625, 99.3125, 100]]],
  ['hanging-man', 'rising', [hammer], [[99.75, 100.1875, 99, 100]]],
  ['inverted-hammer', 'falling', [invertedHammer], [[100.25, 100.6875, 99.9375, 100]]],
  ['shooting-star', 'rising', [invertedHammer], [[100.25, 101, 99.8125, 100]]],
  ['spinning-top', 'falling', [[100, 100.625, 99.5, 100.25]], [[100, 100.4375, 99.6875, 100.1875]]],
  ['marubozu', 'flat', [[100, 101, 100, 101]], [[100, 101.0625, 100, 101]]],
  [
    'bullish-engulfing',
    'falling',
    [
      [100, 100.1, 99.3, 99.5],
      [99.5, 100.5, 99, 100.25],
    ],
    [
      [100, 100.1, 99.3, 99.5],
      [99.5, 100.5, 99, 100.05],
    ],
  ],
  [
    'bullish-harami',
    'falling',
    [longFall, [99.25, 99.75, 99.05, 99.5]],
    [longFall, [99.25, 99.95, 99.1, 99.8125]],
  ],
  [
    'piercing-line',
    'falling',
    [longFall, [98.9, 99.7, 98.7, 99.625]],
    [longFall, [98.9, 99.7, 98.7, 99.4375]],
  ],
  [
    'tweezer-bottom',
    'falling',
    [
      [100, 100.1, 98.9, 99.2],
      [99.1, 99.6, 98.9375, 99.3],
    ],
    [
      [100, 100.1, 98.9, 99.2],
      [99.1, 99.6, 98.84, 99.3],
    ],
  ],
  [
    'morning-star',
    'falling',
    [longFall, starMiddle, [98.8, 99.9, 98.7, 99.8]],
    [longFall, starMiddle, [98.8, 99.9, 98.7, 99.45]],
  ],
  [
    'three-white-soldiers',
    'flat',
    [...soldiers, [101, 101.9, 100.9, 101.75]],
    [...soldiers, [101.5, 102.4, 101.4, 102.25]],
  ],
];

const counterparts: readonly [PatternLabel, PatternLabel][] = [
  ['dragonfly-doji', 'gravestone-doji'],
  ['hammer', 'shooting-star'],
  ['inverted-hammer', 'hanging-man'],
  ['bullish-engulfing', 'bearish-engulfing'],
  ['bullish-harami', 'bearish-harami'],
  ['piercing-line', 'dark-cloud-cover'],
  ['tweezer-bottom', 'tweezer-top'],
  ['morning-star', 'evening-star'],
  ['three-white-soldiers', 'three-black-crows'],
];

describe.each(drawn)('%s', (...[label, trend, rows, near]) => {
  it(`is the only pattern on these candles (${trend} before)`, () => {
    expect(listLabels(draw(trend, rows))).toEqual([label]);
  });

  it('is drawn from its first candle to its last, over the range of all', () => {
    const [pattern] = findPatterns(draw(trend, rows));
    const [highs, lows] = [rows.map(([, high]) => high), rows.map(([, , low]) => low)];
    expect(pattern).toMatchObject({
      formedAt: 20,
      confirmedAt: 19 + rows.length,
      top: Math.max(...highs),
      bottom: Math.min(...lows),
      refs: [],
      transitions: [],
    });
    expect(pattern?.id).toContain(`.${label}.`);
  });

  it('is not found on candles that narrowly miss it', () => {
    expect(listLabels(draw(trend, near))).toEqual([]);
  });

  it('has its counterpart in mirrored prices', () => {
    const [pair] = counterparts.filter((both) => both.includes(label));
    const other = pair?.find((one) => one !== label) ?? label;
    expect(listLabels(mirrorCandles(draw(trend, rows)))).toEqual([other]);
  });
});

const findDirection = (trend: Trend, row: Drawn): unknown =>
  findPatterns(draw(trend, [row]))[0]?.direction;

describe('patterns', () => {
  it('that need a prior trend are not found without it', () => {
    for (const row of [hammer, invertedHammer]) expect(listLabels(draw('flat', [row]))).toEqual([]);
    expect(listLabels(draw('flat', [longFall, [98.9, 99.7, 98.7, 99.625]]))).toEqual([]);
    expect(
      listLabels(draw('rising', [longFall, starMiddle, [98.8, 99.9, 98.7, 99.8]])),
    ).not.toContain('morning-star');
  });

  it('have the direction of their form, neutral for dojis and spinning tops', () => {
    expect(findDirection('flat', [100, 101, 100, 101])).toBe('bullish');
    expect(findDirection('flat', [100, 100, 99, 99])).toBe('bearish');
    expect(findDirection('falling', hammer)).toBe('bullish');
    expect(findDirection('rising', hammer)).toBe('bearish');
    expect(findDirection('falling', [100, 100.5, 99.5, 100.0625])).toBe('neutral');
    expect(findDirection('falling', [100, 100.625, 99.5, 100.25])).toBe('neutral');
  });

  it('are not found before the ATR is defined or on flat candles', () => {
    expect(listLabels(drawCandles([...lead(-1).slice(-14), hammer]))).toEqual([]);
    expect(
      listLabels(drawCandles(Array.from({ length: 40 }, () => [5, 5, 5, 5] as const))),
    ).toEqual([]);
  });
});
