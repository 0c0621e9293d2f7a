import type { IndicatorInfo } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import {
  addChosen,
  type ChosenIndicator,
  parametersOf,
  readChosen,
  rememberChosen,
} from './chosen-indicator.ts';

const average: IndicatorInfo = {
  id: 'sma',
  group: 'moving-average',
  name: 'Simple moving average',
  short: 'SMA',
  description: '',
  pane: 'price',
  parameters: [
    { name: 'length', label: 'Length', kind: 'integer', default: 20, minimum: 1, maximum: 500 },
  ],
  outputs: [{ name: 'sma', label: 'SMA', draw: 'line' }],
  levels: [],
  needsVolume: false,
  needsOther: false,
  confirmsLate: false,
};

describe('indicators on the chart', () => {
  it('may be there several times, each with a key of its own', () => {
    const first = addChosen([], { id: 'sma', parameters: {} });
    const both = addChosen(first, { id: 'sma', parameters: { length: 50 } });
    expect(both.map(({ key }) => key)).toEqual(['sma-1', 'sma-2']);
    expect(addChosen(both.slice(1), { id: 'sma', parameters: {} }).map(({ key }) => key)).toEqual([
      'sma-2',
      'sma-1',
    ]);
  });

  it('have their own parameters where none were chosen', () => {
    expect(parametersOf(average, { parameters: {} })).toEqual({ length: 20 });
    expect(parametersOf(average, { parameters: { length: 50, unheard: 1 } })).toEqual({
      length: 50,
    });
  });

  it('are remembered for one person and not for another', () => {
    const kept = new Map<string, string>();
    const storage = {
      setItem: (key: string, value: string) => void kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
    };
    const chosen: ChosenIndicator[] = [
      { key: 'rsi-1', id: 'rsi', parameters: { length: 9 }, hidden: true },
    ];
    rememberChosen(storage, 7, chosen);
    expect([readChosen(storage, 7), readChosen(storage, 8)]).toEqual([chosen, []]);
  });

  it('survive a storage with nonsense in it', () => {
    const stored =
      '[{"key":"a","id":"rsi","parameters":{"length":9,"bad":[]}},{"key":"a","id":"sma"},{"id":4},null]';
    expect(readChosen({ getItem: () => stored }, 1)).toEqual([
      { key: 'a', id: 'rsi', parameters: { length: 9 }, hidden: false },
    ]);
    expect(readChosen({ getItem: () => 'not json' }, 1)).toEqual([]);
  });
});
