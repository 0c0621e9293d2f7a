import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import { ago, combine, highest, lowest, type Series } from '../../testing/plain-series.ts';
import { dojiIndicator } from './doji.ts';
import { fractalIndicator } from './fractal.ts';
import { marubozuIndicator } from './marubozu.ts';
import { rollingPivotPointsIndicator } from './rolling-pivot-points.ts';
import { swingPivotsIndicator } from './swing-pivots.ts';
import { zigzagIndicator } from './zigzag.ts';

const none = Number.NaN;

/** Writes the value of candle `index` on the row that confirms it. */
function confirmed(
  length: number,
  entries: readonly { readonly row: number; readonly value: number }[],
): number[] {
  const series = Array.from({ length }, () => none);
  for (const { row, value } of entries) series[row] = value;
  return series;
}

type Swings = { readonly left: number; readonly right: number; readonly mayEqualBefore: boolean };

/** Candles whose value exceeds those on either side, written `right` rows later. */
function peaks(
  series: Series,
  { left, right, mayEqualBefore }: Swings,
): { readonly row: number; readonly value: number; readonly index: number }[] {
  return series.flatMap((value, index) => {
    if (index < left || index + right >= series.length) return [];
    const before = Math.max(...series.slice(index - left, index));
    const after = Math.max(...series.slice(index + 1, index + right + 1));
    const isPeak = value > after && (mayEqualBefore ? value >= before : value > before);
    return isPeak ? [{ row: index + right, value, index }] : [];
  });
}

const negative = (series: Series): number[] => series.map((value) => -value);

function swings(high: Series, low: Series, options: Swings): Record<string, number[]> {
  const tops = peaks(high, options);
  const bottoms = peaks(negative(low), options).map((bottom) => ({
    ...bottom,
    value: -bottom.value,
  }));
  const formed = [...tops, ...bottoms].map(({ row, index }) => ({ row, value: index }));
  return {
    high: confirmed(high.length, tops),
    low: confirmed(low.length, bottoms),
    formedAt: confirmed(high.length, formed),
  };
}

type Turn = {
  readonly kind: 'high' | 'low';
  readonly row: number;
  readonly index: number;
  readonly value: number;
};

/**
 * The first candle from `from` on after which the price retraced by `share`; searched from scratch
 * from every turning point.
 */
function nextTurn(
  [high, low]: readonly [Series, Series],
  from: number,
  share: number,
): { readonly high?: Turn; readonly low?: Turn } {
  const find = (kind: 'high' | 'low'): Turn | undefined => {
    for (let row = from + 1; row < high.length; row += 1) {
      const before = (kind === 'high' ? high : low).slice(from, row);
      const value = kind === 'high' ? Math.max(...before) : Math.min(...before);
      const isBack =
        kind === 'high'
          ? (low[row] ?? none) <= value * (1 - share)
          : (high[row] ?? none) >= value * (1 + share);
      if (isBack) return { kind, row, value, index: from + before.indexOf(value) };
    }
    return undefined;
  };
  const [top, bottom] = [find('high'), find('low')];
  return {
    ...(top === undefined ? {} : { high: top }),
    ...(bottom === undefined ? {} : { low: bottom }),
  };
}

function turns(prices: readonly [Series, Series], share: number): Turn[] {
  const first = nextTurn(prices, 0, share);
  let turn = (first.high?.row ?? Infinity) <= (first.low?.row ?? Infinity) ? first.high : first.low;
  const found: Turn[] = [];
  while (turn !== undefined) {
    found.push(turn);
    const next = nextTurn(prices, turn.row, share);
    turn = turn.kind === 'high' ? next.low : next.high;
  }
  return found;
}

function zigzag(prices: readonly [Series, Series], share: number): Record<string, number[]> {
  const { length } = prices[0];
  const all = turns(prices, share);
  return {
    high: confirmed(
      length,
      all.filter(({ kind }) => kind === 'high'),
    ),
    low: confirmed(
      length,
      all.filter(({ kind }) => kind === 'low'),
    ),
    formedAt: confirmed(
      length,
      all.map(({ row, index }) => ({ row, value: index })),
    ),
  };
}

const cases: DefinitionCase[] = [
  {
    definition: dojiIndicator,
    expected: ({ open, close }) => ({
      doji: combine([open, close], (o = none, c = none) =>
        Math.abs(c - o) / o <= 0.001 ? c : none,
      ),
    }),
  },
  {
    definition: marubozuIndicator,
    parameters: { smallestBody: 85 },
    expected: ({ open, high, low, close }) => {
      const isFull = combine(
        [open, high, low, close],
        (...[o = none, h = none, l = none, c = none]) =>
          Number(h > l && Math.abs(c - o) >= 0.85 * (h - l)),
      );
      const when = (direction: number): number[] =>
        combine([isFull, open, close], (full = none, o = none, c = none) =>
          full === 1 && Math.sign(c - o) === direction ? c : none,
        );
      return { rising: when(1), falling: when(-1) };
    },
  },
  {
    definition: fractalIndicator,
    expected: ({ high, low }) => swings(high, low, { left: 2, right: 2, mayEqualBefore: false }),
  },
  {
    definition: fractalIndicator,
    parameters: { span: 5 },
    expected: ({ high, low }) => swings(high, low, { left: 5, right: 5, mayEqualBefore: false }),
  },
  {
    definition: swingPivotsIndicator,
    expected: ({ high, low }) => swings(high, low, { left: 4, right: 4, mayEqualBefore: true }),
  },
  {
    definition: swingPivotsIndicator,
    parameters: { left: 6, right: 2 },
    expected: ({ high, low }) => swings(high, low, { left: 6, right: 2, mayEqualBefore: true }),
  },
  {
    definition: zigzagIndicator,
    parameters: { reversal: 1.2 },
    expected: ({ close }) => zigzag([close, close], 0.012),
  },
  {
    definition: zigzagIndicator,
    parameters: { reversal: 2, from: 'high-low' },
    expected: ({ high, low }) => zigzag([high, low], 0.02),
  },
  {
    definition: rollingPivotPointsIndicator,
    parameters: { length: 11, offset: 9 },
    expected: ({ high, low, close }) => {
      const [top, bottom, end] = [
        ago(highest(high, 11), 10),
        ago(lowest(low, 11), 10),
        ago(close, 10),
      ];
      const level = (figure: (pivot: number, range: number) => number): number[] =>
        combine([top, bottom, end], (h = none, l = none, c = none) =>
          figure((h + l + c) / 3, h - l),
        );
      return {
        pivot: level((pivot) => pivot),
        s2: level((pivot, range) => pivot - range),
        r2: level((pivot, range) => pivot + range),
      };
    },
  },
  {
    definition: rollingPivotPointsIndicator,
    parameters: { length: 10, offset: 4, kind: 'demark' },
    expected: ({ open, high, low, close }) => {
      const columns = [
        ago(open, 14),
        ago(highest(high, 10), 5),
        ago(lowest(low, 10), 5),
        ago(close, 5),
      ];
      const sum = combine(
        columns,
        (...[o = none, h = none, l = none, c = none]) => h + l + c + (c < o ? l : c > o ? h : c),
      );
      return {
        pivot: sum.map((value) => value / 4),
        s1: combine([sum, ago(highest(high, 10), 5)], (value = none, h = none) => value / 2 - h),
        r1: combine([sum, ago(lowest(low, 10), 5)], (value = none, l = none) => value / 2 - l),
      };
    },
  },
  {
    definition: rollingPivotPointsIndicator,
    parameters: { length: 5, kind: 'woodie' },
    expected: ({ open, high, low }) => ({
      pivot: combine(
        [open, ago(highest(high, 5), 1), ago(lowest(low, 5), 1)],
        (o = none, h = none, l = none) => (o + o + h + l) / 4,
      ),
    }),
  },
];

describeByDefinition(cases);
