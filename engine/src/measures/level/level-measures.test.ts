import { describe, expect, it } from 'vitest';
import {
  createComparison,
  createDailyCases,
  createMadeCase,
  createMeasureReader,
  type MeasureCase,
} from '../../testing/measure-cases.ts';
import { levelMeasures } from './level-measures.ts';

const dayMs = 86_400_000;
const daily = createDailyCases(1500);
const wave = createMadeCase('negative', 500, (t) => 30 * Math.sin(t / 40));
const flat = createMadeCase('flat', 300, () => 50);
const single = createMadeCase('one candle', 1, () => 70);
const all = [...daily, wave, flat, single];
const read = createMeasureReader(levelMeasures);

const getClose = ({ rows }: MeasureCase): number => rows.at(-1)?.close ?? Number.NaN;

/** Some prices of the case: far above and below, its middle, a close of the past. */
function listPrices({ rows, from }: MeasureCase): number[] {
  const top = Math.max(...rows.slice(from).map(({ high }) => high));
  const bottom = Math.min(...rows.slice(from).map(({ low }) => low));
  return [top + 10, bottom - 10, (top + bottom) / 2, rows[Math.floor(rows.length / 2)]?.close ?? 0];
}

type Told = ReadonlyMap<string, number | string>;
type Structure = { readonly top: number; readonly bottom: number; readonly place: unknown };

/** The structures of a list of facts `<rank>.…`. */
function listStructures(told: Told): Structure[] {
  const ranks = [...told.keys()].flatMap((name) => /^(\d+)\.kind$/.exec(name)?.[1] ?? []);
  return ranks.map((rank) => {
    const level = told.get(`${rank}.level`);
    return {
      top: Number(level ?? told.get(`${rank}.top`)),
      bottom: Number(level ?? told.get(`${rank}.bottom`)),
      place: told.get(`${rank}.place`),
    };
  });
}

// 1 January 1970 was a Thursday; weeks begin on Monday.
const getWeek = (time: number): number => Math.floor((Math.floor(time / dayMs) + 3) / 7);

const calculateGap = ({ top, bottom }: Structure, close: number): number =>
  Math.max(bottom - close, close - top, 0);

describe.each(all)('a price over $name', (one) => {
  it('lies as far from the last close as plain arithmetic says', () => {
    const { faults, compare } = createComparison();
    const close = getClose(one);
    for (const price of listPrices(one)) {
      const told = read('distance-to-price', one, { price });
      const percent = (Math.abs(price - close) / close) * 100;
      const last = one.rows.findLastIndex(({ high, low }) => low <= price && price <= high);
      compare('difference', told.get('difference'), Math.abs(price - close));
      compare('percent', told.get('distance-percent'), close > 0 ? percent : undefined);
      compare('ago', told.get('ago'), last < 0 ? undefined : one.rows.length - 1 - last);
      compare('last', told.get('last-time'), one.rows[last]?.time);
    }
    expect(faults).toEqual([]);
  });

  it('was traded, crossed and closed beyond as often as counted by hand', () => {
    const { faults, compare } = createComparison();
    const rows = one.rows.slice(one.from);
    for (const price of listPrices(one)) {
      const held = rows.filter(({ high, low }) => low <= price && price <= high);
      const sides = rows.map(({ close }) => Math.sign(close - price)).filter((side) => side !== 0);
      const above = rows.filter(({ close }) => close > price);
      const told = read('last-time-at', one, { price });
      compare('traded', told.get('traded'), held.length === 0 ? undefined : held.length);
      compare('first', told.get('first-time'), held[0]?.time);
      compare(
        'crossings',
        told.get('crossings'),
        sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length,
      );
      const sided = read('last-time-at', one, { price, side: 'above' });
      compare('last above', sided.get('side-time'), above.at(-1)?.time);
      const time = read('time-above', one, { price });
      compare('above', time.get('above'), above.length);
      compare('below', time.get('below'), rows.filter(({ close }) => close < price).length);
      compare('share', time.get('above-share'), (above.length / rows.length) * 100);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    [2, 5],
    [10, 20],
  ])('was %d %% away within %d candles as often as the candles say', (percent, count) => {
    const { faults, compare } = createComparison();
    const rows = one.rows.slice(one.from);
    const cases = rows
      .map((row, at) => ({ row, later: rows.slice(at + 1, at + 1 + count) }))
      .filter(({ row, later }) => later.length === count && row.close > 0);
    const reached = cases.filter(({ row, later }) => {
      const size = (row.close * percent) / 100;
      return later.some(({ high, low }) => high >= row.close + size || low <= row.close - size);
    });
    const told = read('reach-share', one, { percent, count });
    const isTold = told.size > 0;
    compare('cases', told.get('cases'), isTold ? cases.length : undefined);
    const isEnough = isTold && cases.length >= 30;
    compare('reached', told.get('reached'), isEnough ? reached.length : undefined);
    expect(faults).toEqual([]);
  });

  it('is met by the structures that reach between the close and it, the nearest first', () => {
    const { faults, compare } = createComparison();
    const close = getClose(one);
    for (const price of listPrices(one)) {
      const told = read('levels-between', one, { price });
      const structures = listStructures(told);
      const outside = structures.filter(({ top, bottom }) =>
        price >= close ? top <= close || bottom > price : bottom >= close || top < price,
      );
      const gaps = structures.map((structure) => calculateGap(structure, close));
      const kinds = ['gaps', 'blocks', 'zones', 'swings', 'levels'];
      const sum = kinds.reduce((total, kind) => total + Number(told.get(kind)), 0);
      compare('outside', outside.length, 0);
      compare('order', gaps.join(), gaps.toSorted((a, b) => a - b).join());
      compare('count', told.get('count'), sum);
    }
    expect(faults).toEqual([]);
  });
});

describe.each(all)('levels of $name', (one) => {
  it('are swings with the price of their candle, broken by the first close beyond', () => {
    const { faults, compare } = createComparison();
    const told = read('swing-levels', one, { count: 10 });
    for (let rank = 1; told.has(`${rank}.price`); rank += 1) {
      const at = one.rows.findIndex(({ time }) => time === told.get(`${rank}.formed`));
      const isHigh = told.get(`${rank}.kind`) === 'swing-high';
      const price = Number(told.get(`${rank}.price`));
      const later = one.rows.slice(at + 1);
      const broken = later.find(({ close }) => (isHigh ? close > price : close < price));
      compare('price', price, isHigh ? one.rows[at]?.high : one.rows[at]?.low);
      compare('state', told.get(`${rank}.state`), broken === undefined ? 'unbroken' : 'broken');
      compare('time', told.get(`${rank}.broken-time`), broken?.time);
    }
    expect(faults).toEqual([]);
  });

  it('are averages that are plain means of the last closes', () => {
    const { faults, compare } = createComparison();
    const told = read('moving-average-distance', one);
    [20, 50, 200].forEach((length, at) => {
      const closes = one.rows.slice(-length).map(({ close }) => close);
      const mean = closes.reduce((sum, close) => sum + close, 0) / length;
      const isKnown = one.rows.length >= length;
      const value = told.get(`${at + 1}.value`);
      compare(`SMA ${length}`, value, isKnown ? mean : undefined);
      const close = one.rows.at(-1)?.close ?? Number.NaN;
      const percent = Math.abs(close / mean - 1) * 100;
      const isTold = isKnown && mean > 0;
      compare(
        `from SMA ${length}`,
        told.get(`${at + 1}.distance-percent`),
        isTold ? percent : undefined,
      );
    });
    expect(faults).toEqual([]);
  });

  it('are the high and low of the week before that of the last candle', () => {
    const { faults, compare } = createComparison();
    const told = read('previous-extremes', one);
    const weeks = one.rows.map(({ time }) => getWeek(time));
    const last = weeks.at(-1) ?? 0;
    const before = weeks.findLast((week) => week < last);
    const rows = one.rows.filter((_, at) => weeks[at] === before);
    const isTold = told.has('week.high');
    compare(
      'high',
      told.get('week.high'),
      isTold ? Math.max(...rows.map(({ high }) => high)) : undefined,
    );
    compare(
      'low',
      told.get('week.low'),
      isTold ? Math.min(...rows.map(({ low }) => low)) : undefined,
    );
    expect(faults).toEqual([]);
  });

  it.each(['swing', 'internal'])('against the %s trend no later close lies beyond', (scale) => {
    const told = read('next-invalidation', one);
    const price = Number(told.get(`${scale}.against.price`));
    const at = one.rows.findIndex(({ time }) => time === told.get(`${scale}.against.formed`));
    const isBullish = told.get(`${scale}.bias`) === 'bullish';
    const beyond = one.rows
      .slice(at + 1)
      .filter(({ close }) => (isBullish ? close < price : close > price));
    expect(beyond).toEqual([]);
  });

  it('turn the trend where a close lies beyond the level against it, and not at the close', () => {
    const { faults, compare } = createComparison();
    const levels = read('next-invalidation', one);
    const price = levels.get('swing.against.price');
    const side = levels.get('swing.bias') === 'bullish' ? 'below' : 'above';
    const told = read('if-price', one, { price: Number(price ?? 0), side });
    const isLevel = price !== undefined;
    compare(
      'event',
      isLevel ? told.get('swing.event') : undefined,
      isLevel ? 'change-of-character' : undefined,
    );
    compare('level', isLevel ? told.get('swing.level') : undefined, price);
    const near = read('if-price', one, { price: getClose(one) });
    compare('at the close', near.get('swing.event'), undefined);
    expect(faults).toEqual([]);
  });

  it.each([
    ['below', 0.1],
    ['above', -0.1],
  ] as const)('changes nothing where the last close is %s the price already', (side, part) => {
    const close = getClose(one);
    const price = close + part * Math.abs(close);
    const told = read('if-price', one, { price, side });
    expect(told.get('price')).toBe(price);
    expect(told.get('count')).toBeUndefined();
    expect(told.get('swing.event')).toBeUndefined();
    // On the other side of it there is a way to go.
    const other = side === 'below' ? 'above' : 'below';
    expect(read('if-price', one, { price, side: other }).get('count')).toBeDefined();
  });

  it('have no structure nearer than the nearest told', () => {
    const told = read('nearest-structure', one);
    const above = Number(told.get('above.near') ?? Number.NEGATIVE_INFINITY);
    const below = Number(told.get('below.near') ?? Number.POSITIVE_INFINITY);
    const nearer = listStructures(told).filter(
      ({ top, bottom, place }) =>
        (place === 'above-area' && bottom < above) || (place === 'below-area' && top > below),
    );
    expect(nearer).toEqual([]);
  });

  it('overlap in places of at least two structures of different kinds', () => {
    const told = read('confluence', one);
    const ranks = [...told.keys()].flatMap((name) => /^(\d+)\.first$/.exec(name)?.[1] ?? []);
    const wrong = ranks.filter(
      (rank) =>
        told.get(`${rank}.first`) === told.get(`${rank}.second`) ||
        Number(told.get(`${rank}.structures`)) < 2,
    );
    expect(wrong).toEqual([]);
  });
});
