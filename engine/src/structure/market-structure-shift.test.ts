import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { calculateAtr } from '../indicators/atr.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import type { Finding } from './finding.ts';

const runs = [1, 2, 3, 4].map((seed) => createRandomCandles({ seed, length: 2500 }));

function findDisplacements(candles: Candles): unknown[] {
  const { open, high, low, close } = candles;
  const range = calculateAtr(candles, 14);
  const found: unknown[] = [];
  for (let t = 1; t < candles.length; t += 1) {
    const [from, to] = [at(open, t), at(close, t)];
    const body = Math.abs(to - from);
    const isFull = body >= 0.65 * (at(high, t) - at(low, t));
    if (body >= 1.5 * at(range, t - 1) && isFull)
      found.push([to > from ? 'bullish' : 'bearish', t, t, Math.max(from, to), Math.min(from, to)]);
  }
  return found;
}

describe('a displacement', () => {
  it('is a candle with a body of at least 1.5 ATR and 65 % of its range', () => {
    for (const candles of runs) {
      const found = analyzeTechnical(candles).findings.filter(
        ({ kind }) => kind === 'displacement',
      );
      expect(found.length).toBeGreaterThan(10);
      expect(
        found.map(({ direction, formedAt, confirmedAt, top, bottom }) => [
          direction,
          formedAt,
          confirmedAt,
          top,
          bottom,
        ]),
      ).toEqual(findDisplacements(candles));
    }
  });
});

/** Brute force: the shifts of a run, searched among its other findings. */
function findShifts(findings: readonly Finding[]): unknown[][] {
  const of = (kind: Finding['kind'], direction: string) =>
    findings.filter((finding) => finding.kind === kind && finding.direction === direction);
  return findings
    .filter(({ kind }) => kind === 'change-of-character')
    .flatMap((reversal) => {
      const { direction, scale, confirmedAt: t } = reversal;
      const opposite = findings.filter(
        (finding) =>
          finding.kind === (direction === 'bullish' ? 'swing-low' : 'swing-high') &&
          finding.scale === scale &&
          finding.confirmedAt <= t,
      );
      const leg = opposite.at(-1)?.formedAt ?? Number.POSITIVE_INFINITY;
      const isForced = of('displacement', direction).some(
        ({ formedAt }) => formedAt >= leg && formedAt <= t,
      );
      const gaps = of('fair-value-gap', direction).filter(({ formedAt }) => formedAt >= leg);
      if (!isForced) return [];
      if (gaps.some(({ confirmedAt }) => confirmedAt <= t))
        return [[scale, direction, reversal.id, t]];
      return gaps.some(({ confirmedAt }) => confirmedAt === t + 1)
        ? [[scale, direction, reversal.id, t + 1]]
        : [];
    });
}

const byBreak = (left: unknown[], right: unknown[]): number =>
  String(left[2]).localeCompare(String(right[2]));

describe('a market structure shift', () => {
  it('is a change of character with a displacement and a gap in its leg', () => {
    let late = 0;
    for (const candles of runs) {
      const { findings } = analyzeTechnical(candles);
      const found = findings.filter(({ kind }) => kind === 'market-structure-shift');
      const said = found.map(({ scale, direction, refs, confirmedAt }) => [
        scale,
        direction,
        refs[0],
        confirmedAt,
      ]);
      expect(said.toSorted(byBreak)).toEqual(findShifts(findings).toSorted(byBreak));
      late += found.filter(
        ({ confirmedAt, refs }) =>
          findings.find(({ id }) => id === refs[0])?.confirmedAt !== confirmedAt,
      ).length;
    }
    expect(late).toBeGreaterThan(0);
  });

  it('references the break, a displacement and a gap inside the leg', () => {
    const { findings } = analyzeTechnical(runs[0] ?? createRandomCandles({ seed: 1, length: 10 }));
    for (const { refs } of findings.filter(({ kind }) => kind === 'market-structure-shift')) {
      const kinds = refs.map((ref) => findings.find(({ id }) => id === ref)?.kind);
      expect(kinds.slice(0, 3)).toEqual(['change-of-character', 'displacement', 'fair-value-gap']);
    }
  });
});

describe('the dealing range', () => {
  it('spans from the latest swing low to the latest swing high, extended by newer extremes', () => {
    for (const candles of [...runs, ...runs.map(mirrorCandles)]) {
      const { findings, dealingRange } = analyzeTechnical(candles);
      const swings = findings.filter(({ scale }) => scale === 'swing');
      for (let t = 0; t < candles.length; t += 37) {
        const high = swings.findLast(
          ({ kind, confirmedAt }) => kind === 'swing-high' && confirmedAt <= t,
        );
        const low = swings.findLast(
          ({ kind, confirmedAt }) => kind === 'swing-low' && confirmedAt <= t,
        );
        const top =
          high === undefined ? Number.NaN : Math.max(...candles.high.slice(high.formedAt, t + 1));
        const bottom =
          low === undefined ? Number.NaN : Math.min(...candles.low.slice(low.formedAt, t + 1));
        expect([dealingRange.top[t], dealingRange.bottom[t]]).toEqual([top, bottom]);
      }
    }
  });
});
