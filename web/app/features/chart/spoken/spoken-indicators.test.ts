import type { Fact } from '@vela/contracts';
import { expect, it } from 'vitest';
import { findSpokenIndicators } from './spoken-indicators.ts';

const candles = { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 1 } as const;

const createFact = (id: string, change: Partial<Fact> = {}): Fact => ({
  id,
  kind: 'measure',
  label: id,
  value: 'SMA 200',
  unit: 'text',
  asOf: 0,
  source: candles,
  method: 'x@1',
  refs: [],
  ...change,
});

it('the averages and indicators that an answer names are found, each once', () => {
  const facts = [
    createFact('measure.moving-average-distance.1.average'),
    createFact('measure.moving-average-distance.2.average~2'),
    createFact('measure.indicator-at.name', { value: 'Bollinger bands 20' }),
    createFact('measure.average-cross.fast', { value: 'EMA 50' }),
  ];
  const ids = facts.map(({ id }) => id);
  expect(findSpokenIndicators(facts, ids)).toEqual([
    { id: 'sma', parameters: { length: 200 } },
    { id: 'bollinger-bands', parameters: { length: 20 } },
  ]);
  expect(findSpokenIndicators(facts, ids.slice(3))).toEqual([
    { id: 'ema', parameters: { length: 50 } },
  ]);
});

it('none is found in a number, in what is not told, and of another series', () => {
  const facts = [
    createFact('measure.average-cross.fast', { value: 120, unit: 'price' }),
    createFact('measure.indicator-at.name', { source: { ...candles, symbol: 'ETHUSDT' } }),
    createFact('measure.indicator-share.name~2', { source: { ...candles, interval: '1d' } }),
    createFact('measure.indicator-share.name', { value: 'MACD' }),
  ];
  expect(
    findSpokenIndicators(
      facts,
      facts.slice(0, 3).map(({ id }) => id),
    ),
  ).toEqual([]);
  expect(findSpokenIndicators(facts, ['measure.indicator-share.name'])).toEqual([
    { id: 'macd', parameters: {} },
  ]);
});
