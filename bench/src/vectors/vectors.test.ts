import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runVectors } from './run-vectors.ts';
import { vectorFileSchema, type Vector } from './vector.ts';

const file = path.join(import.meta.dirname, '../../../../shared/domain/vectors.json');

describe.runIf(existsSync(file))('the engine and published values', () => {
  it('agree wherever the values can be reproduced, and differ where they cannot', () => {
    const { vectors } = vectorFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const results = runVectors(vectors);
    expect(results.length).toBeGreaterThan(150);
    expect(results.filter(({ passed }) => !passed)).toEqual([]);
  });
});

describe('a run of vectors', () => {
  const vector: Vector = {
    id: 'a',
    group: 'loan',
    function: 'pmt',
    kind: 'published',
    inputs: { rate_per_period: 0, n: 10, principal: 100 },
    expected: { payment: 10 },
    tolerance: 0,
    tolerance_is_relative: false,
    reproduces: true,
  };
  const run = (change: Partial<Vector>) => runVectors([{ ...vector, ...change }])[0];

  it('passes what is returned', () => {
    expect(run({})).toMatchObject({ passed: true });
  });

  it.each([
    ['another value', { expected: { payment: 11 } }],
    ['an output that there is not', { expected: { fee: 0 } }],
    ['an input that is not there', { inputs: { n: 10, principal: 100 } }],
    ['a group that there is not', { group: 'tea leaves' }],
    ['a wrong answer that is returned', { kind: 'negative' as const }],
  ])('fails %s, and says why', (_, change) => {
    const result = run(change);
    expect(result?.passed).toBe(false);
    expect(result?.detail).not.toBe('');
  });
});
