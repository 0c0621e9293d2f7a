import type { Fact, Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { indexNumbers } from '../known-numbers.ts';
import { bindWrittenNumbers } from './bind-written-numbers.ts';

function createFact(id: string, value: number, more: Partial<Fact>): Fact {
  const source = { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 0 } as const;
  return {
    id,
    kind: 'test',
    label: id,
    value,
    unit: 'price',
    decimals: 2,
    asOf: 0,
    source,
    method: 'test@1',
    refs: [],
    ...more,
  };
}

const facts = [
  createFact('close.last', 92_598.49, { name: 'Last close' }),
  createFact('window.high', 96_472.2, { name: 'High of the candles shown' }),
  createFact('rsi.value', 52.09, { name: 'RSI 14', unit: 'ratio', decimals: 1 }),
  createFact('regime.adx', 17.02, { name: 'ADX 14', unit: 'ratio' }),
  createFact('volume.share', 70.2, {
    name: 'Share of the volume in the value area',
    unit: 'percent',
  }),
  createFact('count.open-gaps', 7, {
    name: 'Unfilled gaps on the chart',
    unit: 'count',
    decimals: 0,
  }),
  createFact('event.time', Date.UTC(2026, 10, 6), { name: 'Time of the event', unit: 'time' }),
];

function bind(text: string, language: Language): string {
  const numbers = indexNumbers(facts, { language, interval: '1d' });
  return bindWrittenNumbers(text, { language, interval: '1d', numbers, labels: [] });
}

describe('numbers as a model writes them', () => {
  it.each<[string, Language, string]>([
    ['It closed at about 92.6k.', 'en', 'It closed at about [[close.last]].'],
    ['Its close was roughly 92,600.', 'en', 'Its close was roughly [[close.last]].'],
    [
      'The RSI is at 52.1, the ADX at 17.',
      'en',
      'The RSI is at [[rsi.value]], the ADX at [[regime.adx]].',
    ],
    [
      'Some 70.2 percent of the volume is in the value area.',
      'en',
      'Some [[volume.share]] of the volume is in the value area.',
    ],
    [
      'There are seven unfilled gaps on the chart.',
      'en',
      'There are [[count.open-gaps]] unfilled gaps on the chart.',
    ],
    ['It broke on 6 November.', 'en', 'It broke on [[event.time]].'],
    ['RSI 52,1 ve ADX 17,02.', 'tr', 'RSI [[rsi.value]] ve ADX [[regime.adx]].'],
    ['6 Kasım 2026 günü kırıldı.', 'tr', '[[event.time]] günü kırıldı.'],
  ])('reads %s', (text, language, expected) => {
    expect(bind(text, language)).toBe(expected);
  });

  it.each<[string, Language]>([
    ['The RSI is at 71.4.', 'en'],
    ['The RSI is at 17.02.', 'en'],
    ['The high of the candles shown is 92,598.49.', 'en'],
    ['It closed at about 92.1k.', 'en'],
    ['Share of the volume in the value area: 70.2.', 'en'],
    ['It broke on 7 November 2026.', 'en'],
    ['There are six unfilled gaps on the chart.', 'en'],
  ])('leaves %s as it is', (text, language) => {
    expect(bind(text, language)).toBe(text);
  });
});
