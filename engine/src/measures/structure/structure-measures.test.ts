import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import { sliceCandles } from '../../candles/to-candles.ts';
import type { Finding } from '../../structure/finding.ts';
import {
  createComparison,
  createDailyCases,
  createMadeCase,
  createMeasureReader,
  type MeasureCase,
} from '../../testing/measure-cases.ts';
import { levelMeasures } from '../level/level-measures.ts';
import { structureMeasures } from './structure-measures.ts';

const daily = createDailyCases(1500);
const wave = createMadeCase('negative', 500, (t) => 30 * Math.sin(t / 40));
const flat = createMadeCase('flat', 300, () => 50);
const single = createMadeCase('one candle', 1, () => 70);
const all = [...daily, wave, flat, single];
const read = createMeasureReader(structureMeasures);
const readLevel = createMeasureReader(levelMeasures);

const getFindings = ({ series }: MeasureCase): readonly Finding[] => series.analysis.findings;
const breakKinds = ['break-of-structure', 'change-of-character'];

/** Breaks of a scale, the oldest first. */
function listBreaks(one: MeasureCase, wanted: string): Finding[] {
  return getFindings(one).filter(
    ({ scale, kind }) => scale === wanted && breakKinds.includes(kind),
  );
}

/** Change in percent; undefined unless both prices are positive. */
function calculateChange(before: number, now: number): number | undefined {
  return before > 0 && now > 0 ? (now / before - 1) * 100 : undefined;
}

describe.each(all)('the trend of $name', (one) => {
  it.each(['swing', 'internal'])('at the %s scale began with its last turn', (scale) => {
    const { faults, compare } = createComparison();
    const told = read('trend', one);
    const breaks = listBreaks(one, scale);
    const began = breaks.findLast(({ kind }) => kind === 'change-of-character') ?? breaks[0];
    const at = began?.confirmedAt ?? Number.NaN;
    const [before, now] = [one.rows[at]?.close ?? 0, one.rows.at(-1)?.close ?? 0];
    compare('bias', told.get(`${scale}.bias`), breaks.at(-1)?.direction ?? 'neutral');
    compare('since', told.get(`${scale}.since`), one.rows[at]?.time);
    compare('age', told.get(`${scale}.age`), began && one.rows.length - 1 - at);
    compare('change', told.get(`${scale}.since.change-percent`), calculateChange(before, now));
    expect(faults).toEqual([]);
  });

  it('lasted as long as the candles between its turns', () => {
    const { faults, compare } = createComparison();
    const told = read('trend-age', one);
    const turns = listBreaks(one, 'swing').filter(
      ({ kind }, at) => at === 0 || kind === 'change-of-character',
    );
    const lengths = turns
      .slice(1)
      .map(({ confirmedAt }, at) => confirmedAt - (turns[at]?.confirmedAt ?? 0))
      .toSorted((a, b) => a - b);
    const middle = (lengths.length - 1) / 2;
    const [low, high] = [lengths[Math.floor(middle)] ?? 0, lengths[Math.ceil(middle)] ?? 0];
    const isLone = lengths.length === 0;
    compare('earlier', told.get('earlier'), turns.length === 0 ? undefined : lengths.length);
    compare('median', told.get('median'), isLone ? undefined : (low + high) / 2);
    compare('longest', told.get('longest'), lengths.at(-1));
    expect(faults).toEqual([]);
  });

  it('is at a past moment what an analysis that ends there says', () => {
    const at = Math.floor(one.rows.length * 0.7);
    const told = read('structure-at', one, { time: one.rows[at]?.time ?? 0 });
    const cut = analyzeTechnical(sliceCandles(one.series.analysis.candles, 0, at + 1));
    expect([told.get('close'), told.get('swing.bias'), told.get('internal.bias')]).toEqual([
      one.rows[at]?.close,
      cut.scales.swing.bias,
      cut.scales.internal.bias,
    ]);
  });
});

const isOpenGap = ({ kind, measures, transitions }: Finding): boolean =>
  kind === 'fair-value-gap' &&
  (measures['widthInAtr'] ?? 0) >= 0.25 &&
  transitions.every(({ state }) => state === 'touched' || state === 'half');

describe.each(all)('zones of $name', (one) => {
  it('are those of the kind, direction and side asked for, the nearest first', () => {
    const { faults, compare } = createComparison();
    const close = one.rows.at(-1)?.close ?? 0;
    const asked = { kinds: ['fair-value-gap'], direction: 'bullish', side: 'below' } as const;
    const told = read('zone-list', one, { ...asked, count: 50 });
    const open = getFindings(one).filter(
      (gap) =>
        isOpenGap(gap) &&
        gap.direction === 'bullish' &&
        gap.formedAt >= one.from &&
        gap.top <= close,
    );
    const tops = [...new Map(open.map(({ top, bottom }) => [`${top} ${bottom}`, top])).values()];
    const expected = tops.toSorted((a, b) => b - a).slice(0, 50);
    compare('count', told.get('count'), tops.length);
    expected.forEach((top, rank) => {
      compare(`rank ${rank + 1}`, told.get(`${rank + 1}.top`), top);
    });
    compare('second', read('zone-state', one, { ...asked, rank: 2 }).get('zone.top'), expected[1]);
    const counted = read('zone-count', one, asked);
    compare('zone-count', counted.get('gaps'), tops.length);
    expect(faults).toEqual([]);
  });

  it.each(['order-block', 'fair-value-gap', 'support-resistance'] as const)(
    'of the kind %s were visited by the candles that held a price of theirs',
    (kind) => {
      const { faults, compare } = createComparison();
      const told = read('zone-state', one, { kinds: [kind] });
      const [top, bottom] = [Number(told.get('zone.top')), Number(told.get('zone.bottom'))];
      const confirmed = one.rows.length - 1 - Number(told.get('zone.age'));
      const later = told.has('zone.top') ? one.rows.slice(confirmed + 1) : [];
      const held = later.map(({ high, low }) => low <= top && high >= bottom);
      const starts = held.filter((isHeld, at) => isHeld && !(held[at - 1] ?? false)).length;
      const isFound = told.has('zone.top');
      compare('visits', told.get('visits'), isFound ? starts : undefined);
      compare(
        'candles',
        told.get('touched-candles'),
        isFound ? held.filter(Boolean).length : undefined,
      );
      compare('first', told.get('first-touch'), later[held.indexOf(true)]?.time);
      compare('last', told.get('last-touch'), later[held.lastIndexOf(true)]?.time);
      const history = read('touch-history', one, { kinds: [kind] });
      compare('history', history.get('visits'), told.get('visits'));
      expect(faults).toEqual([]);
    },
  );

  it('give the price to close below by their lower edge, also around the close', () => {
    const { faults, compare } = createComparison();
    const close = one.rows.at(-1)?.close ?? 0;
    const told = read('zone-list', one, { kinds: ['order-block'], count: 100 });
    const edges = Array.from({ length: Number(told.get('shown') ?? 0) }, (_, at) => ({
      top: Number(told.get(`${at + 1}.top`)),
      bottom: Number(told.get(`${at + 1}.bottom`)),
    })).filter(({ bottom }) => bottom <= close);
    const nearest = edges.toSorted((a, b) => b.top - a.top).find(({ top }) => top < close);
    const around = edges.find(({ top }) => top >= close);
    const scenario = readLevel('if-price', one, { kinds: ['order-block'], side: 'below' });
    const expected = (around ?? nearest)?.bottom;
    compare('price', scenario.get('price'), expected);
    expect(faults).toEqual([]);
  });

  it('were filled as deep as the lowest price after them', () => {
    const { faults, compare } = createComparison();
    const told = read('zone-state', one, { kinds: ['fair-value-gap'], direction: 'bullish' });
    const [top, bottom] = [Number(told.get('zone.top')), Number(told.get('zone.bottom'))];
    const confirmed = one.rows.length - 1 - Number(told.get('zone.age'));
    const lows = one.rows.slice(confirmed + 1).map(({ low }) => low);
    const share = Math.min(1, (top - Math.min(top, ...lows)) / (top - bottom)) * 100;
    compare('fill', told.get('fill-percent'), told.has('zone.top') ? share : undefined);
    expect(faults).toEqual([]);
  });
});

describe.each(all)('events of $name', (one) => {
  it('are those confirmed in the period, the newest first, with the close of their candle', () => {
    const { faults, compare } = createComparison();
    const told = read('events', one, { count: 50 });
    const found = getFindings(one)
      .filter(({ kind, confirmedAt }) => breakKinds.includes(kind) && confirmedAt >= one.from)
      .toSorted((a, b) => b.confirmedAt - a.confirmedAt || b.formedAt - a.formedAt);
    const bullish = found.filter(({ direction }) => direction === 'bullish');
    compare('count', told.get('count'), found.length);
    compare('bullish', told.get('bullish'), bullish.length);
    found.slice(0, 50).forEach(({ confirmedAt, kind }, at) => {
      compare('time', told.get(`${at + 1}.time`), one.rows[confirmedAt]?.time);
      compare('close', told.get(`${at + 1}.close`), one.rows[confirmedAt]?.close);
      compare('kind', told.get(`${at + 1}.kind`), kind);
    });
    const turns = found.filter(({ kind }) => kind === 'change-of-character');
    const counted = read('event-count', one, { kinds: ['change-of-character'] });
    compare('event-count', counted.get('count'), turns.length);
    const oldest = read('events', one, { order: 'oldest', count: 1 });
    const first = found.at(-1)?.confirmedAt ?? Number.NaN;
    compare('oldest', oldest.get('1.time'), one.rows[first]?.time);
    expect(faults).toEqual([]);
  });

  it.each([
    ['divergences', 'divergence'],
    ['patterns', 'candlestick-pattern'],
  ] as const)('are counted as %s', (id, wanted) => {
    const found = getFindings(one).filter(
      ({ kind, confirmedAt }) => kind === wanted && confirmedAt >= one.from,
    );
    expect(read(id, one).get('count')).toBe(found.length);
  });
});
