import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { toFindingFacts } from './finding-facts.ts';

const analysis = analyzeTechnical(createRandomCandles({ seed: 11, length: 900 }));
const window = { from: 400, to: 899 };

describe('facts of one structure', () => {
  it('contain its prices, times and last transitions', () => {
    let stepsTold = 0;
    for (const finding of analysis.findings) {
      const facts = new Map(
        toFindingFacts(analysis, window, finding.id).map((fact) => [fact.id, fact]),
      );
      const value = (id: string) => facts.get(`finding.${id}`)?.value;
      expect([value('kind'), value('direction')]).toEqual([finding.kind, finding.direction]);
      expect([value('formed'), value('confirmed')]).toEqual([
        analysis.candles.openTime[finding.formedAt],
        analysis.candles.openTime[finding.confirmedAt],
      ]);
      const isLevel = finding.top === finding.bottom;
      expect(isLevel ? [value('price')] : [value('top'), value('bottom')]).toEqual(
        isLevel ? [finding.top] : [finding.top, finding.bottom],
      );
      expect(value('steps')).toBe(finding.transitions.length);
      for (const [index, { state, at, price }] of finding.transitions.slice(-5).entries()) {
        const step = `step.${index + 1}`;
        expect([value(`${step}.state`), value(`${step}.time`), value(`${step}.price`)]).toEqual([
          state,
          analysis.candles.openTime[at],
          price,
        ]);
        stepsTold += 1;
      }
      for (const { refs, label } of facts.values())
        expect([refs, /\d/.test(label)]).toEqual([[finding.id], false]);
    }
    expect([analysis.findings.length > 100, stepsTold > 100]).toEqual([true, true]);
  });

  it('contain its position and distance relative to the last close', () => {
    const close = analysis.candles.close[window.to] ?? Number.NaN;
    const gap = analysis.findings.find(
      ({ kind, bottom }) => kind === 'fair-value-gap' && bottom > close,
    );
    const facts = toFindingFacts(analysis, window, gap?.id ?? '');
    expect(facts.find(({ id }) => id === 'finding.position')?.value).toBe('above');
    const distance = facts.find(({ id }) => id === 'finding.distance-percent')?.value;
    expect(distance).toBeCloseTo((((gap?.bottom ?? 0) - close) / close) * 100, 9);
  });

  it('are empty for an unknown structure', () => {
    expect(toFindingFacts(analysis, window, 'unheard-of')).toEqual([]);
  });
});
