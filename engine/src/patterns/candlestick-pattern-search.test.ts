import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { toCandles } from '../candles/to-candles.ts';
import { createRandom } from '../testing/random-candles.ts';

type Row = {
  readonly openTime: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

/** Candles with gaps, and bodies and shadows of many proportions. */
function variedRows(seed: number, length: number): Row[] {
  const random = createRandom(seed);
  let price = 100;
  let drift = 0;
  return Array.from({ length }, (_, index) => {
    if (random() < 0.1) drift = (random() - 0.5) * 1.6;
    const open = price + (random() < 0.4 ? (random() - 0.5) * 0.6 : 0);
    const close = open + (random() - 0.5 + drift * 0.5) * (random() < 0.2 ? 0.2 : 2.4);
    const shadow = (): number => (random() < 0.3 ? 0.01 : random() ** 2 * 1.5);
    price = close;
    const [high, low] = [Math.max(open, close) + shadow(), Math.min(open, close) - shadow()];
    return { openTime: 1_600_000_200_000 + index * 900_000, open, high, low, close };
  });
}

/** Wilder's average over 14, computed from its definition. */
function averageRanges(rows: readonly Row[]): number[] {
  const ranges = rows.map(({ high, low }, t) => {
    const before = rows[t - 1]?.close;
    return before === undefined
      ? Number.NaN
      : Math.max(high - low, Math.abs(high - before), Math.abs(low - before));
  });
  const averages: number[] = [];
  for (let t = 0; t < rows.length; t += 1) {
    const seed = ranges.slice(1, 15).reduce((sum, range) => sum + range, 0) / 14;
    averages.push(
      t < 14
        ? Number.NaN
        : t === 14
          ? seed
          : ((averages[t - 1] ?? Number.NaN) * 13 + (ranges[t] ?? Number.NaN)) / 14,
    );
  }
  return averages;
}

type Place = { readonly rows: readonly Row[]; readonly atr: number; readonly moved: number };
type Rule = (place: Place) => boolean;

const nothing: Row = {
  openTime: 0,
  open: Number.NaN,
  high: Number.NaN,
  low: Number.NaN,
  close: Number.NaN,
};
const row = ({ rows }: Place, index: number): Row => rows[index] ?? nothing;
const size = ({ open, close }: Row): number => Math.abs(close - open);
const above = ({ open, close, high }: Row): number => high - Math.max(open, close);
const below = ({ open, close, low }: Row): number => Math.min(open, close) - low;
const calculateRange = ({ high, low }: Row): number => high - low;
const up = ({ open, close }: Row): boolean => close > open;
const down = ({ open, close }: Row): boolean => close < open;
const fell = ({ moved, atr }: Place): boolean => moved <= -atr;
const rose = ({ moved, atr }: Place): boolean => moved >= atr;
const half = ({ open, close }: Row): number => (open + close) / 2;
const wide = (place: Place): boolean => calculateRange(row(place, 0)) >= 0.75 * place.atr;
const bodied = (place: Place): boolean =>
  wide(place) && size(row(place, 0)) > 0.1 * calculateRange(row(place, 0));
const isDoji = (place: Place): boolean =>
  wide(place) && size(row(place, 0)) <= 0.1 * calculateRange(row(place, 0));
const bareTop = (place: Place): boolean =>
  above(row(place, 0)) <= 0.1 * calculateRange(row(place, 0));
const bareFoot = (place: Place): boolean =>
  below(row(place, 0)) <= 0.1 * calculateRange(row(place, 0));
const onLongFoot = (place: Place): boolean =>
  bodied(place) && bareTop(place) && below(row(place, 0)) >= 2 * size(row(place, 0));
const underLongTop = (place: Place): boolean =>
  bodied(place) && bareFoot(place) && above(row(place, 0)) >= 2 * size(row(place, 0));
const long = (place: Place, index: number): boolean => size(row(place, index)) >= 0.6 * place.atr;

/** Every rule in both directions, written out: number of candles, and whether it matches them. */
const rules: Readonly<Record<string, readonly [candles: number, rule: Rule]>> = {
  doji: [1, (p) => isDoji(p) && !bareTop(p) && !bareFoot(p)],
  'dragonfly-doji': [1, (p) => isDoji(p) && bareTop(p)],
  'gravestone-doji': [1, (p) => isDoji(p) && bareFoot(p) && !bareTop(p)],
  hammer: [1, (p) => onLongFoot(p) && fell(p)],
  'hanging-man': [1, (p) => onLongFoot(p) && rose(p)],
  'inverted-hammer': [1, (p) => underLongTop(p) && fell(p)],
  'shooting-star': [1, (p) => underLongTop(p) && rose(p)],
  'spinning-top': [
    1,
    (p) => {
      const only = row(p, 0);
      const isBetween =
        above(only) >= size(only) && below(only) >= size(only) && calculateRange(only) >= p.atr;
      return bodied(p) && isBetween && size(only) <= 0.3 * calculateRange(only);
    },
  ],
  marubozu: [
    1,
    (p) =>
      wide(p) && size(row(p, 0)) >= 0.95 * calculateRange(row(p, 0)) && size(row(p, 0)) >= p.atr,
  ],
  'bullish-engulfing': [
    2,
    (p) => {
      const [first, second] = [row(p, 0), row(p, 1)];
      const reaches = second.open <= first.close && second.close >= first.open;
      return (
        fell(p) && down(first) && up(second) && reaches && size(second) > size(first) && long(p, 1)
      );
    },
  ],
  'bearish-engulfing': [
    2,
    (p) => {
      const [first, second] = [row(p, 0), row(p, 1)];
      const reaches = second.open >= first.close && second.close <= first.open;
      return (
        rose(p) && up(first) && down(second) && reaches && size(second) > size(first) && long(p, 1)
      );
    },
  ],
  'bullish-harami': [
    2,
    (p) => {
      const [first, second] = [row(p, 0), row(p, 1)];
      const isInside =
        second.open >= first.close &&
        second.close <= first.open &&
        size(second) <= 0.5 * size(first);
      const isPiercing = second.open <= first.close && second.close > half(first);
      return fell(p) && down(first) && up(second) && long(p, 0) && isInside && !isPiercing;
    },
  ],
  'bearish-harami': [
    2,
    (p) => {
      const [first, second] = [row(p, 0), row(p, 1)];
      const isInside =
        second.open <= first.close &&
        second.close >= first.open &&
        size(second) <= 0.5 * size(first);
      const isCloud = second.open >= first.close && second.close < half(first);
      return rose(p) && up(first) && down(second) && long(p, 0) && isInside && !isCloud;
    },
  ],
  'piercing-line': [
    2,
    (p) => {
      const [first, second] = [row(p, 0), row(p, 1)];
      const isPast =
        second.open <= first.close && second.close > half(first) && second.close < first.open;
      return fell(p) && down(first) && up(second) && long(p, 0) && isPast;
    },
  ],
  'dark-cloud-cover': [
    2,
    (p) => {
      const [first, second] = [row(p, 0), row(p, 1)];
      const isPast =
        second.open >= first.close && second.close < half(first) && second.close > first.open;
      return rose(p) && up(first) && down(second) && long(p, 0) && isPast;
    },
  ],
  'tweezer-bottom': [
    2,
    (p) =>
      fell(p) &&
      down(row(p, 0)) &&
      up(row(p, 1)) &&
      Math.abs(row(p, 1).low - row(p, 0).low) <= 0.05 * p.atr,
  ],
  'tweezer-top': [
    2,
    (p) =>
      rose(p) &&
      up(row(p, 0)) &&
      down(row(p, 1)) &&
      Math.abs(row(p, 1).high - row(p, 0).high) <= 0.05 * p.atr,
  ],
  'morning-star': [
    3,
    (p) => {
      const [first, second, third] = [row(p, 0), row(p, 1), row(p, 2)];
      const isLow =
        Math.max(second.open, second.close) <= half(first) && size(second) <= 0.25 * p.atr;
      return (
        fell(p) &&
        down(first) &&
        long(p, 0) &&
        isLow &&
        up(third) &&
        long(p, 2) &&
        third.close > half(first)
      );
    },
  ],
  'evening-star': [
    3,
    (p) => {
      const [first, second, third] = [row(p, 0), row(p, 1), row(p, 2)];
      const isHigh =
        Math.min(second.open, second.close) >= half(first) && size(second) <= 0.25 * p.atr;
      return (
        rose(p) &&
        up(first) &&
        long(p, 0) &&
        isHigh &&
        down(third) &&
        long(p, 2) &&
        third.close < half(first)
      );
    },
  ],
  'three-white-soldiers': [
    3,
    (p) => {
      const each = p.rows.every(
        (one, index) => up(one) && long(p, index) && above(one) <= 0.3 * calculateRange(one),
      );
      const [first, second, third] = [row(p, 0), row(p, 1), row(p, 2)];
      const opens =
        second.open >= first.open &&
        second.open <= first.close &&
        third.open >= second.open &&
        third.open <= second.close;
      return each && opens && second.close > first.close && third.close > second.close;
    },
  ],
  'three-black-crows': [
    3,
    (p) => {
      const each = p.rows.every(
        (one, index) => down(one) && long(p, index) && below(one) <= 0.3 * calculateRange(one),
      );
      const [first, second, third] = [row(p, 0), row(p, 1), row(p, 2)];
      const opens =
        second.open <= first.open &&
        second.open >= first.close &&
        third.open <= second.open &&
        third.open >= second.close;
      return each && opens && second.close < first.close && third.close < second.close;
    },
  ],
};

function searchPatterns(rows: readonly Row[]): string[] {
  const atr = averageRanges(rows);
  return rows.flatMap((_, t) =>
    Object.entries(rules).flatMap(([label, [count, rule]]) => {
      const first = t - count + 1;
      const place = {
        rows: rows.slice(Math.max(0, first), t + 1),
        atr: atr[first - 1] ?? Number.NaN,
        moved: (rows[first - 1]?.close ?? Number.NaN) - (rows[first - 6]?.close ?? Number.NaN),
      };
      return first >= 15 && rule(place) ? [`${label} ${first} ${t}`] : [];
    }),
  );
}

describe('a brute-force search for every pattern', () => {
  const found = new Map<string, number>();

  it.each([1, 2, 3])('finds what the scanner finds (seed %i)', (seed) => {
    const rows = variedRows(seed, 4000);
    const candles = toCandles(
      '15m',
      rows.map((each) => ({ ...each, volume: 0 })),
    );
    const scanned = analyzeTechnical(candles)
      .findings.filter(({ kind }) => kind === 'candlestick-pattern')
      .map(({ label, formedAt, confirmedAt }) => `${label} ${formedAt} ${confirmedAt}`);
    for (const line of scanned)
      found.set(line.split(' ')[0] ?? '', (found.get(line.split(' ')[0] ?? '') ?? 0) + 1);
    expect(scanned.toSorted()).toEqual(searchPatterns(rows).toSorted());
  });

  it('has found every pattern', () => {
    expect([...found.keys()].toSorted()).toEqual(Object.keys(rules).toSorted());
    expect(Math.min(...found.values())).toBeGreaterThan(5);
  });
});
