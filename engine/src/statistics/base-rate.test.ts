import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import type { Finding } from '../structure/finding.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { hasSharedData, readCandles } from '../testing/shared-data.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import { type BaseRate, calculateBaseRates } from './base-rate.ts';
import { createFilledRule, createTouchedRule } from './outcome.ts';

const candles = createRandomCandles({ seed: 5, length: 4000 });
const analysis = analyzeTechnical(candles);
const rates = calculateBaseRates(analysis).cells;

type Sought = Partial<BaseRate>;

function find(cells: readonly BaseRate[], { subject, outcome, horizon }: Sought): BaseRate {
  const found = cells.find(
    (cell) => cell.subject === subject && cell.outcome === outcome && cell.horizon === horizon,
  );
  if (found === undefined) throw new Error(`no ${subject} ${outcome} ${horizon}`);
  return found;
}

/** Recount from the transitions of the findings, which other code wrote. */
function countLives(
  findings: readonly Finding[],
  state: string,
  horizon: number,
): { n: number; rate: number } {
  const complete = findings.filter(
    ({ confirmedAt }) => confirmedAt >= 14 && confirmedAt + horizon < candles.length,
  );
  const reached = complete.filter(({ confirmedAt, transitions }) =>
    transitions.some(
      (transition) => transition.state === state && transition.at <= confirmedAt + horizon,
    ),
  );
  return { n: complete.length, rate: reached.length / complete.length };
}

/** A finding as known at its confirmation. */
function toConfirmed({
  kind,
  direction,
  scale,
  label,
  confirmedAt,
  top,
  bottom,
  measures,
}: Finding): Finding {
  const later = { id: '', timeframe: '15m', formedAt: 0, refs: [], transitions: [] } as const;
  return { kind, direction, scale, label, confirmedAt, top, bottom, measures, ...later };
}

const selectGaps = (cells: readonly BaseRate[]): BaseRate[] =>
  cells.filter(({ subject }) => subject === 'fair-value-gap');

/** Internal swings with an ATR and a complete horizon. */
function isCounted({ scale, confirmedAt }: Finding): boolean {
  return scale === 'internal' && confirmedAt >= 14 && confirmedAt + 96 < candles.length;
}

describe('base rates', { timeout: 30_000 }, () => {
  it('count every wide enough gap by its transitions', () => {
    const gaps = analysis.findings.filter(
      ({ kind, measures }) => kind === 'fair-value-gap' && (measures['widthInAtr'] ?? 0) >= 0.25,
    );
    for (const [outcome, state, horizon] of [
      ['touched', 'touched', 20],
      ['touched', 'touched', 96],
      ['filled', 'filled', 20],
      ['filled', 'filled', 96],
    ] as const) {
      const { n, rate } = find(rates, { subject: 'fair-value-gap', outcome, horizon });
      expect({ n, rate }).toEqual(countLives(gaps, state, horizon));
    }
  });

  it('count every order block of a scale, broken ones included', () => {
    const blocks = analysis.findings.filter(
      ({ kind, scale }) => kind === 'order-block' && scale === 'internal',
    );
    const { n, rate } = find(rates, { subject: 'order-block', outcome: 'touched', horizon: 96 });
    expect({ n, rate }).toEqual(countLives(blocks, 'touched', 96));
  });

  it('do not depend on later states of the structures', () => {
    const findings = analysis.findings.map(toConfirmed);
    expect(calculateBaseRates({ ...analysis, findings }).cells).toEqual(rates);
  });

  it('are deterministic and mirror-symmetric', () => {
    expect(calculateBaseRates(analyzeTechnical(candles)).cells).toEqual(rates);
    // The first leg of the swings is bearish by definition, so only gaps are exactly each other's
    // mirror image.
    const rule = selectGaps(calculateBaseRates(analyzeTechnical(mirrorCandles(candles))).cells);
    expect(
      rule.map(({ bullish, ...cell }) => ({ bullish: cell.n - bullish, rate: cell.rate })),
    ).toEqual(selectGaps(rates).map(({ bullish, rate }) => ({ bullish, rate })));
  });

  it('use at least ten copies per event and the matching interval', () => {
    for (const cell of rates) {
      expect(cell.n).toBeGreaterThanOrEqual(30);
      // An untouched copy of a touched zone does not count.
      const copies = cell.outcome === 'holds' ? 1 : 10;
      expect(cell.controls).toBeGreaterThanOrEqual(copies * cell.n);
      expect(cell.effectiveN).toBeLessThanOrEqual(cell.n);
      expect(cell.low).toBeLessThanOrEqual(cell.rate);
      expect(cell.high).toBeGreaterThanOrEqual(cell.rate);
      const isOutside = cell.differenceLow > 0 || cell.differenceHigh < 0;
      expect(cell.isDistinguishable).toBe(isOutside && cell.doubt === undefined);
      expect(cell.rate - cell.controlRate).toBeCloseTo(cell.difference, 12);
    }
  });

  it('touch a pool at its outermost price', () => {
    const highs = analysis.findings
      .filter(({ kind }) => kind === 'swing-high')
      .map((finding) => ({ ...toConfirmed(finding), bottom: finding.top - 0.5 }));
    const outcomes = [createTouchedRule(96)];
    const count = (isLevel: boolean): BaseRate | undefined =>
      calculateBaseRates(
        { ...analysis, findings: highs },
        { rules: { 'swing-high': { subject: 'equal-level', outcomes, isLevel } } },
      ).cells[0];
    const reached = highs.filter(({ confirmedAt, top }) =>
      candles.high.subarray(confirmedAt + 1, confirmedAt + 97).some((high) => high >= top),
    );
    expect(count(true)?.rate).toBeCloseTo(
      reached.filter(isCounted).length / highs.filter(isCounted).length,
      12,
    );
    expect(count(false)?.rate).toBeGreaterThan(count(true)?.rate ?? 1);
  });

  it('leave out cells with few events or few days', () => {
    const few = calculateBaseRates(analyzeTechnical(sliceCandles(candles, 0, 300)));
    const early = calculateBaseRates({ ...analysis, findings: analysis.findings.slice(0, 40) });
    expect([few.cells, early.cells]).toEqual([[], []]);
  });
});

// Measured independently on the same file, for gaps of any width; that control ignored volatility
// and hour.
describe.skipIf(!hasSharedData)('on real candles', { timeout: 30_000 }, () => {
  it('match the independent measurement', () => {
    const real = analyzeTechnical(readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m'));
    const outcomes = [createTouchedRule(20), createTouchedRule(96), createFilledRule(20)];
    const gaps = calculateBaseRates(real, {
      calendar: 'forex',
      rules: { 'fair-value-gap': { subject: 'fair-value-gap', outcomes } },
    }).cells;
    const measured = [
      { n: 5044, rate: 85, low: 83.7, high: 86.2, control: 83.3 },
      { n: 5031, rate: 94, low: 93, high: 94.9, control: 93.9 },
      { n: 5044, rate: 75.2, low: 73.7, high: 76.8, control: 73.2 },
    ];
    expect(gaps).toHaveLength(3);
    for (const [index, cell] of gaps.entries()) {
      const expected = measured[index];
      expect(Math.abs(cell.n - (expected?.n ?? 0))).toBeLessThan(25);
      expect(cell.rate * 100).toBeCloseTo(expected?.rate ?? 0, 0);
      expect(Math.abs(cell.low * 100 - (expected?.low ?? 0))).toBeLessThan(0.7);
      expect(Math.abs(cell.high * 100 - (expected?.high ?? 0))).toBeLessThan(0.7);
      expect(Math.abs(cell.controlRate * 100 - (expected?.control ?? 0))).toBeLessThan(2.5);
    }
    const blocks = find(calculateBaseRates(real, { calendar: 'forex' }).cells, {
      subject: 'order-block',
      outcome: 'holds',
      horizon: 20,
    });
    expect(Math.abs(blocks.rate * 100 - 58.5)).toBeLessThan(2);
    expect(blocks.isDistinguishable).toBe(false);
  });
});
