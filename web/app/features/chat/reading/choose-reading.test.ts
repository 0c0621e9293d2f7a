import type { Fact } from '@vela/contracts';
import { expect, it } from 'vitest';
import { chooseReading } from './choose-reading.ts';

const say = (text: string, ...factIds: string[]) => ({ text, factIds, spans: [] });
const age = say('The data ends in April.', 'close.time');
const price = say('Price fell 8 %.', 'window.candles', 'window.change-percent');
const trend = say('Both scales point down.', 'trend.swing.bias');
const gap = say('A gap lies below.', 'gap.below.state');
const momentum = say('RSI is 52.', 'rsi.value');
const notice = say('No advice.');

it('tells price, trend and what is near the price, in the order of the text', () => {
  const all = [age, trend, price, momentum, gap, notice];
  expect(chooseReading(all, [])).toEqual([trend, price, gap]);
});

it('fills up with what comes first where a subject is missing', () => {
  expect(chooseReading([age, price, momentum, notice], [])).toEqual([age, price, momentum]);
  expect(chooseReading([age], [])).toEqual([age]);
  expect(chooseReading([], [])).toEqual([]);
});

const createDistance = (id: string, value: number): Fact => ({
  id,
  kind: 'distance',
  label: id,
  value,
  unit: 'percent',
  decimals: 2,
  asOf: 0,
  source: { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 0 },
  method: 'test@1',
  refs: [],
});

it('tells the nearer of two gaps', () => {
  const above = say('A gap lies above.', 'gap.above.state');
  const facts = [
    createDistance('gap.above.distance-percent', 0.46),
    createDistance('gap.below.distance-percent', 3.85),
  ];
  expect(chooseReading([price, trend, gap, above], facts)).toEqual([price, trend, above]);
  expect(chooseReading([price, trend, gap, above], facts.slice(1))).toEqual([price, trend, gap]);
});
