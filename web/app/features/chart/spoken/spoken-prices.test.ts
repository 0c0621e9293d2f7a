import type { Fact } from '@vela/contracts';
import { expect, it } from 'vitest';
import { findSpokenPrices } from './spoken-prices.ts';

const candles = { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 1 } as const;

const createFact = (id: string, change: Partial<Fact> = {}): Fact => ({
  id,
  kind: 'measure',
  label: id,
  name: `Name of ${id}`,
  value: 100,
  unit: 'price',
  asOf: 0,
  source: candles,
  method: 'x@1',
  refs: [],
  ...change,
});

const typed = createFact('measure.distance-to-price.price', { value: 60_000 });

it('a typed price and the high and low of a period are drawn', () => {
  const facts = [
    typed,
    createFact('measure.high-low.high', { value: 108 }),
    createFact('measure.high-low.low~2', { value: 38 }),
  ];
  const ids = facts.map(({ id }) => id);
  expect(findSpokenPrices(facts, ids).map(({ price }) => price)).toEqual([60_000, 108, 38]);
  expect(findSpokenPrices(facts, [typed.id])).toEqual([
    { price: 60_000, name: 'Name of measure.distance-to-price.price' },
  ]);
});

it('no line is drawn for a distance, the close, a structure or another instrument', () => {
  const facts = [
    createFact('measure.distance-to-price.difference'),
    createFact('measure.distance-to-price.close'),
    createFact('measure.if-price.swing.level', { refs: ['swing'] }),
    createFact('measure.high-low.high', { source: { ...candles, symbol: 'ETHUSDT' } }),
    createFact('measure.low.price', { unit: 'ratio' }),
  ];
  const ids = [...facts.map(({ id }) => id), 'measure.unknown.price'];
  expect(findSpokenPrices(facts, ids)).toEqual([]);
});

it('at most three, each price once', () => {
  const facts = [1, 1, 2, 3, 4].map((value, at) => createFact(`measure.m${at}.price`, { value }));
  const ids = facts.map(({ id }) => id);
  expect(findSpokenPrices(facts, ids).map(({ price }) => price)).toEqual([1, 2, 3]);
});
