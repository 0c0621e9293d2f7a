import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import { createRandomCandles } from '../../testing/random-candles.ts';
import { levelMeasures } from '../level/level-measures.ts';
import type { MeasureParameters } from '../measure.ts';
import { structureMeasures } from './structure-measures.ts';

const analysis = analyzeTechnical(createRandomCandles({ seed: 5, length: 900 }));
const window = { from: 0, to: 899 };
const measures = { ...structureMeasures, ...levelMeasures };

function read(id: keyof typeof measures, parameters: MeasureParameters) {
  const facts = measures[id].calculate({ series: [{ symbol: 'X', analysis, window }], parameters });
  const refs = new Set(facts.flatMap((fact) => (fact.refs.length === 1 ? fact.refs : [])));
  const get = (name: string) => facts.find((fact) => fact.id === `measure.${id}.${name}`)?.value;
  return { refs: [...refs], get };
}

describe('a measure of the structure in focus', () => {
  it.each(['fair-value-gap', 'order-block', 'swing-high', 'liquidity-sweep'] as const)(
    'is of that %s, whatever became of it since',
    (kind) => {
      const structures = analysis.findings.filter((one) => one.kind === kind).slice(0, 30);
      expect(structures.length).toBeGreaterThan(3);
      for (const { id, top, bottom, formedAt } of structures) {
        const { refs, get } = read('zone-state', { findingId: id });
        expect(refs).toEqual([id]);
        expect(get('zone.formed')).toBe(analysis.candles.openTime[formedAt]);
        expect(top === bottom ? get('zone.level') : get('zone.top')).toBe(top);
        expect(read('distance-to-price', { findingId: id }).refs).toEqual([id]);
      }
    },
  );

  it('is of that event, and no later one', () => {
    const [first] = analysis.findings.filter(({ kind }) => kind === 'liquidity-sweep');
    const { refs, get } = read('events', { findingId: first?.id ?? '' });
    expect([refs, get('count'), get('order')]).toEqual([[first?.id], 1, 'chosen']);
  });

  it('is chosen from those that were told, also where they are over', () => {
    const told = analysis.findings.filter(({ kind }) => kind === 'fair-value-gap').slice(0, 6);
    const sizes = told.map(({ top, bottom }) => top - bottom);
    const largest = told[sizes.indexOf(Math.max(...sizes))];
    const { refs } = read('zone-state', {
      findingIds: told.map(({ id }) => id),
      order: 'largest',
    });
    expect(refs).toEqual([largest?.id]);
  });

  it('says nothing of a structure that is not there', () => {
    expect(read('zone-state', { findingId: 'fair-value-gap.bullish.1.2' }).refs).toEqual([]);
    expect(read('events', { findingId: 'liquidity-sweep.bullish.1.2' }).get('count')).toBe(0);
  });
});
