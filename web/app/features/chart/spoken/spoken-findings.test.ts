import type { Fact } from '@vela/contracts';
import { expect, it } from 'vitest';
import { findSubjectIds } from './spoken-findings.ts';

const createFact = (id: string, ...refs: string[]): Fact => ({
  id,
  kind: 'level',
  label: id,
  value: 1,
  unit: 'price',
  asOf: 0,
  source: { kind: 'clock', at: 0 },
  method: 'x@1',
  refs,
});
const facts = [
  createFact('gap.top', 'one'),
  createFact('gap.distance', 'one'),
  createFact('block.top', 'two'),
  createFact('high.price', 'three'),
  createFact('gap.count', 'one', 'four'),
];

it('a headline about one zone or two has them as its subject, about more or a count none', () => {
  expect(findSubjectIds(facts, ['gap.top', 'gap.distance', 'gap.count'])).toEqual(['one']);
  expect(findSubjectIds(facts, ['gap.top', 'block.top'])).toEqual(['one', 'two']);
  expect(findSubjectIds(facts, ['gap.top', 'block.top', 'high.price'])).toEqual([]);
  expect(findSubjectIds(facts, ['gap.count'])).toEqual([]);
});
