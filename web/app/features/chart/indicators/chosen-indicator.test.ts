import type { IndicatorInfo } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import {
  addChosen,
  type ChosenIndicator,
  mergeParameters,
  readChosen,
  storeChosen,
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

describe('chosen indicators', () => {
  it('can be added several times, each under its own key', () => {
    const first = addChosen([], { id: 'sma', parameters: {} });
    const both = addChosen(first, { id: 'sma', parameters: { length: 50 } });
    expect(both.map(({ key }) => key)).toEqual(['sma-1', 'sma-2']);
    expect(addChosen(both.slice(1), { id: 'sma', parameters: {} }).map(({ key }) => key)).toEqual([
      'sma-2',
      'sma-1',
    ]);
  });

  it('have default parameters where none were chosen', () => {
    expect(mergeParameters(average, { parameters: {} })).toEqual({ length: 20 });
    expect(mergeParameters(average, { parameters: { length: 50, unheard: 1 } })).toEqual({
      length: 50,
    });
  });

  it('are stored per user', () => {
    const kept = new Map<string, string>();
    const storage = {
      setItem: (key: string, value: string) => void kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
    };
    const chosen: ChosenIndicator[] = [
      { key: 'rsi-1', id: 'rsi', parameters: { length: 9 }, hidden: true },
    ];
    storeChosen(storage, 7, chosen);
    expect([readChosen(storage, 7), readChosen(storage, 8)]).toEqual([chosen, []]);
  });

  it('ignore invalid stored entries', () => {
    const stored =
      '[{"key":"a","id":"rsi","parameters":{"length":9,"bad":[]}},{"key":"a","id":"sma"},{"id":4},null]';
    expect(readChosen({ getItem: () => stored }, 1)).toEqual([
      { key: 'a', id: 'rsi', parameters: { length: 9 }, hidden: false },
    ]);
    expect(readChosen({ getItem: () => 'not json' }, 1)).toEqual([]);
  });
});
