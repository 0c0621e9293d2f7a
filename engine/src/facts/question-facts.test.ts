import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { indicatorDefinitions } from '../indicators/registry.ts';
import type { Finding } from '../structure/finding.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import type { EngineFact } from './fact.ts';
import { toFurtherZoneFacts } from './further-zone-facts.ts';
import { readIndicator } from './indicator-facts.ts';
import { toLevelFacts } from './level-facts.ts';
import { toListedFacts } from './listed-facts.ts';
import { toRangeFacts } from './range-facts.ts';
import { toSessionFacts } from './session-facts.ts';
import { toSweepFacts } from './sweep-facts.ts';
import { toVolatilityHistoryFacts } from './volatility-history-facts.ts';

const candles = createRandomCandles({ seed: 7, length: 3000 });
const analysis = analyzeTechnical(candles);
const to = candles.length - 1;
const window = { from: to - 499, to };
const close = candles.close[to] ?? 0;
const last = (finding: Finding): string | undefined => finding.transitions.at(-1)?.state;

function toValues(facts: readonly EngineFact[]): Record<string, number | string> {
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  const known = new Set(analysis.findings.map(({ id }) => id));
  expect(facts.flatMap(({ refs }) => refs).filter((ref) => !known.has(ref))).toEqual([]);
  return Object.fromEntries(facts.map(({ id, value }) => [id, value]));
}

/** Of zones nearest first: those of the window, and the first of each of the three nearest prices. */
function countOnChart(zones: readonly Finding[]): number {
  const prices = zones.map(({ top, bottom }) => `${top} ${bottom}`);
  const nearest = new Set([...new Set(prices)].slice(0, 3));
  return zones.filter(
    ({ confirmedAt }, index) =>
      confirmedAt >= window.from ||
      (nearest.has(prices[index] ?? '') && prices.indexOf(prices[index] ?? '') === index),
  ).length;
}

describe('gaps and blocks beyond the nearest', () => {
  const gaps = analysis.findings.filter(
    (finding) =>
      finding.kind === 'fair-value-gap' &&
      (finding.measures['widthInAtr'] ?? 0) >= 0.25 &&
      !finding.transitions.some(({ state }) => state === 'filled'),
  );

  it('are counted on each side, and the second and third nearest are listed', () => {
    const values = toValues(toFurtherZoneFacts(analysis, window, 'gaps'));
    const near = gaps
      .filter(({ bottom }) => bottom >= close)
      .toSorted((a, b) => a.bottom - b.bottom);
    const under = gaps.filter(({ top }) => top <= close).toSorted((a, b) => b.top - a.top);
    expect(values).toMatchObject({
      'gap.above.count': countOnChart(near),
      'gap.below.count': countOnChart(under),
    });
    const above = near.map(({ bottom }) => bottom);
    const below = under.map(({ top }) => top);
    expect(above.length + below.length).toBeGreaterThan(5);
    for (const rank of [2, 3]) {
      expect(values[`gap.above.${rank}.bottom`]).toBe(above.toSorted((a, b) => a - b)[rank - 1]);
      expect(values[`gap.below.${rank}.top`]).toBe(below.toSorted((a, b) => b - a)[rank - 1]);
    }
  });

  it('skip duplicates of the nearest block found at both scales', () => {
    let twice = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const series = createRandomCandles({ seed, length: 1500 });
      const found = analyzeTechnical(series);
      const end = series.length - 1;
      const price = series.close[end] ?? 0;
      const unbroken = ['touched', 'mean-threshold', undefined];
      const below = found.findings
        .filter(
          (finding) =>
            finding.kind === 'order-block' &&
            unbroken.includes(last(finding)) &&
            finding.top <= price,
        )
        .toSorted((a, b) => b.top - a.top)
        .map(({ top, bottom }) => `${bottom} ${top}`);
      const apart = [...new Set(below)];
      const facts = toFurtherZoneFacts(found, { from: end - 499, to: end }, 'blocks');
      const valueOf = (id: string) => facts.find((fact) => fact.id === id)?.value;
      for (const rank of [2, 3].slice(0, Math.max(0, apart.length - 1)))
        expect(
          `${valueOf(`block.below.${rank}.bottom`)} ${valueOf(`block.below.${rank}.top`)}`,
        ).toBe(apart[rank - 1]);
      if (new Set(below.slice(0, 3)).size < Math.min(3, below.length)) twice += 1;
    }
    expect(twice).toBeGreaterThan(1);
  });

  it('distinguish fresh blocks, touched blocks and breakers', () => {
    const blocks = analysis.findings.filter(({ kind }) => kind === 'order-block');
    const values = toValues(toFurtherZoneFacts(analysis, window, 'blocks'));
    const breakers = blocks.filter((block) =>
      ['broken', 'breaker-touched'].includes(last(block) ?? ''),
    );
    const above = breakers.filter(({ bottom }) => bottom >= close);
    const below = breakers.filter(({ top }) => top <= close);
    expect(values['breaker.above.count']).toBe(
      countOnChart(above.toSorted((a, b) => a.bottom - b.bottom || b.confirmedAt - a.confirmedAt)),
    );
    expect(values['breaker.below.count']).toBe(
      countOnChart(below.toSorted((a, b) => b.top - a.top || b.confirmedAt - a.confirmedAt)),
    );
    expect(
      Number(values['breaker.above.count']) + Number(values['breaker.below.count']),
    ).toBeGreaterThan(0);
  });
});

describe('previous period levels', () => {
  it('are the extremes of the last completed day and week', () => {
    const dayMs = 86_400_000;
    const toDay = (t: number): number => Math.floor((candles.openTime[t] ?? 0) / dayMs);
    const before = Array.from({ length: candles.length }, (_, t) => t).filter(
      (t) => toDay(t) === toDay(to) - 1,
    );
    const values = toValues(toLevelFacts(analysis, window));
    expect(before).toHaveLength(96);
    expect(values['previous.day.high.price']).toBe(
      Math.max(...before.map((t) => candles.high[t] ?? 0)),
    );
    expect(values['previous.day.low.price']).toBe(
      Math.min(...before.map((t) => candles.low[t] ?? 0)),
    );
    expect(values['previous.week.high.price']).toBeGreaterThanOrEqual(
      Number(values['previous.week.low.price']),
    );
  });

  it('list a zone on its side of price, within 20 ATR', () => {
    const reach = 20 * (analysis.indicators.atr14[to] ?? 0);
    const zones = analysis.findings.filter(
      (finding) =>
        finding.kind === 'support-resistance' &&
        !['expired', 'broken'].includes(last(finding) ?? ''),
    );
    const above = zones
      .map(({ bottom }) => bottom)
      .filter((bottom) => bottom >= close && bottom - close <= reach);
    const below = zones.map(({ top }) => top).filter((top) => top <= close && close - top <= reach);
    const values = toValues(toLevelFacts(analysis, window));
    expect(above.length + below.length).toBeGreaterThan(0);
    expect(zones.length).toBeGreaterThan(above.length + below.length);
    expect(values['zone.above.bottom']).toBe(above.toSorted((a, b) => a - b)[0]);
    expect(values['zone.below.top']).toBe(below.toSorted((a, b) => b - a)[0]);
  });
});

describe('the last sweep', () => {
  it('is the latest one, with facts of the candles after it', () => {
    const values = toValues(toSweepFacts(analysis, window));
    const sweep = analysis.findings.findLast(({ kind }) => kind === 'liquidity-sweep');
    const at = sweep?.confirmedAt ?? 0;
    const after = Array.from({ length: to - at }, (_, index) => at + 1 + index);
    expect(sweep).toBeDefined();
    expect(values).toMatchObject({
      'sweep.age': to - at,
      'sweep.direction': sweep?.direction,
      'sweep.level': sweep?.top,
    });
    expect(values['sweep.after.high']).toBe(Math.max(...after.map((t) => candles.high[t] ?? 0)));
    expect(values['sweep.after.low']).toBe(Math.min(...after.map((t) => candles.low[t] ?? 0)));
    expect(values['sweep.after.change-percent']).toBeCloseTo(
      (close / (candles.close[at] ?? 1) - 1) * 100,
      9,
    );
  });

  it('has no facts after it when the last candle made it', () => {
    const sweep = analysis.findings.findLast(({ kind }) => kind === 'liquidity-sweep');
    const end = (sweep?.confirmedAt ?? 0) + 1;
    const facts = toSweepFacts(analyzeTechnical(sliceCandles(candles, 0, end)), {
      from: end - 200,
      to: end - 1,
    });
    expect(facts.find(({ id }) => id === 'sweep.age')?.value).toBe(0);
    expect(facts.filter(({ id }) => id.startsWith('sweep.after'))).toEqual([]);
  });

  it('is missing when no level was swept', () => {
    expect(
      toSweepFacts(analyzeTechnical(sliceCandles(candles, 0, 20)), { from: 0, to: 19 }),
    ).toEqual([]);
  });
});

describe('structures of a kind', () => {
  it('are those confirmed in the window, the latest first', () => {
    const shown = analysis.findings.filter(
      ({ kind, confirmedAt }) => kind === 'change-of-character' && confirmedAt >= window.from,
    );
    const values = toValues(toListedFacts(analysis, window, ['change-of-character']));
    expect(values['found.count']).toBe(shown.length);
    expect(shown.length).toBeGreaterThan(3);
    const ages = [1, 2, 3].map((rank) => Number(values[`found.${rank}.age`]));
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(ages[0]).toBe(to - Math.max(...shown.map(({ confirmedAt }) => confirmedAt)));
  });

  it('are empty when none was confirmed', () => {
    expect(toValues(toListedFacts(analysis, { from: to + 1, to }, ['displacement']))).toEqual({});
    expect(
      toValues(toListedFacts(analysis, { from: to, to }, ['market-structure-shift'])),
    ).toMatchObject({ 'found.count': 0 });
  });
});

describe('the position in the dealing range', () => {
  it('is measured from the bottom and classified as premium or discount', () => {
    const values = toValues(toRangeFacts(analysis, window));
    const [top, bottom] = [Number(values['range.top']), Number(values['range.bottom'])];
    const position = (close - bottom) / (top - bottom);
    expect(values['range.close-percent']).toBeCloseTo(position * 100, 9);
    expect(values['range.place']).toBe(
      Math.abs(position - 0.5) <= 0.025 ? 'equilibrium' : position > 0.5 ? 'premium' : 'discount',
    );
    const height = Number(values['range.entry.top']) - Number(values['range.entry.bottom']);
    expect(height).toBeCloseTo((0.79 - 0.62) * (top - bottom), 9);
    expect(values['range.middle']).toBeCloseTo((top + bottom) / 2, 9);
    expect([
      values['range.middle-percent'],
      values['range.entry.least-percent'],
      values['range.entry.mark-percent'],
      values['range.entry.most-percent'],
    ]).toEqual([50, 62, 70.5, 79]);
    // From a bullish low 70.5 % of the way down, from a bearish high as far up.
    const isBullish = analysis.scales.swing.bias === 'bullish';
    const mark = isBullish ? top - 0.705 * (top - bottom) : bottom + 0.705 * (top - bottom);
    expect(values['range.entry.mark']).toBeCloseTo(mark, 9);
    expect([values['range.strong'], values['range.weak']]).toEqual(
      isBullish ? [bottom, top] : [top, bottom],
    );
  });

  it('is undefined before both swings are known', () => {
    expect(
      toRangeFacts(analyzeTechnical(sliceCandles(candles, 0, 30)), { from: 0, to: 29 }),
    ).toEqual([]);
  });
});

function findDefinition(id: string) {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  if (definition === undefined) throw new Error(`no indicator ${id}`);
  return definition;
}

describe('an indicator', () => {
  it('has the percentile rank among its previous values', () => {
    const reading = readIndicator(analysis, { definition: findDefinition('rsi') }, window);
    const values = toValues(reading?.facts ?? []);
    const past = Array.from(analysis.indicators.rsi14.slice(to - 500, to));
    const now = analysis.indicators.rsi14[to] ?? 0;
    const [output = ''] = reading?.outputs ?? [];
    expect(values[`indicator.${output}.value`]).toBe(now);
    expect(values[`indicator.${output}.percentile`]).toBeCloseTo(
      (past.filter((value) => value < now).length / 500) * 100,
      9,
    );
    expect(values[`indicator.${output}.high`]).toBe(Math.max(...past));
    expect(values[`indicator.${output}.low`]).toBe(Math.min(...past));
    expect(values[`indicator.${output}.before`]).toBe(past.at(-20));
  });

  it('is computed with the given length, and undefined for a length not allowed', () => {
    const definition = findDefinition('sma');
    const name = definition.parameters.find(({ kind }) => kind === 'integer')?.name ?? '';
    const [value] =
      readIndicator(analysis, { definition, parameters: { [name]: 4 } }, window)?.facts ?? [];
    expect(value?.value).toBeCloseTo(
      [0, 1, 2, 3].reduce((sum, back) => sum + (candles.close[to - back] ?? 0), 0) / 4,
      9,
    );
    expect(value?.unit).toBe('price');
    expect(
      readIndicator(analysis, { definition, parameters: { [name]: -1 } }, window),
    ).toBeUndefined();
  });

  it('is finite for every definition', () => {
    for (const definition of indicatorDefinitions.filter(({ needsOther }) => needsOther !== true)) {
      const facts = readIndicator(analysis, { definition }, window)?.facts ?? [];
      expect([
        definition.id,
        facts.filter(({ value }) => typeof value !== 'number' || !Number.isFinite(value)),
      ]).toEqual([definition.id, []]);
    }
  });
});

describe('volatility beside its past', () => {
  it('has the lowest, median and highest ATR of the candles before', () => {
    const values = toValues(toVolatilityHistoryFacts(analysis, window));
    const past = Array.from({ length: 500 }, (_, index) => to - 500 + index)
      .map((t) => ((analysis.indicators.atr14[t] ?? 0) / (candles.close[t] ?? 1)) * 100)
      .toSorted((a, b) => a - b);
    expect(values['volatility.lowest-percent']).toBeCloseTo(past[0] ?? 0, 9);
    expect(values['volatility.highest-percent']).toBeCloseTo(past[499] ?? 0, 9);
    expect(values['volatility.median-percent']).toBeCloseTo(
      ((past[249] ?? 0) + (past[250] ?? 0)) / 2,
      9,
    );
  });
});

/** Facts at a UTC time of a day counted from 1970-01-01. */
function valuesAt(
  day: number,
  [hour, minute]: readonly [number, number],
  calendar: 'forex' | 'crypto',
): Record<string, number | string> {
  const time = ((day * 24 + hour) * 60 + minute) * 60_000;
  return Object.fromEntries(toSessionFacts(time, calendar).map(({ id, value }) => [id, value]));
}

// Thursday 15 January, Saturday 17 January and Wednesday 15 July 2026.
const [winter, saturday, summer] = [20_468, 20_470, 20_649];

describe('sessions at a moment', () => {
  it('follow New York time through the clock change', () => {
    // 09:20 in New York: in winter 14:20 UTC, in summer 13:20.
    for (const [day, hour] of [
      [winter, 14],
      [summer, 13],
    ] as const) {
      expect(valuesAt(day, [hour, 20], 'forex')).toMatchObject({
        'session.running.1.name': 'new-york-morning',
        'session.running.1.minutes': 40,
        'session.next.name': 'london-close',
        'session.next.minutes': 40,
      });
    }
  });

  it('are closed for currencies on a Saturday', () => {
    const values = valuesAt(saturday, [14, 20], 'forex');
    expect(values['session.running.1.name']).toBeUndefined();
    expect(values['session.next.name']).toBe('asia');
    expect(valuesAt(saturday, [14, 20], 'crypto')['session.running.1.name']).toBe(
      'new-york-morning',
    );
  });
});
