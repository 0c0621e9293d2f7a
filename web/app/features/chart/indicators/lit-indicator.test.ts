import { expect, it } from 'vitest';
import { addSpokenIndicators } from './lit-indicator.ts';

const sma = { id: 'sma', parameters: { length: 200 } };
const rsi = { id: 'rsi', parameters: {} };

it('what is spoken of stands behind what was chosen, and once where it was chosen', () => {
  const own = { ...sma, key: 'sma-1', hidden: false };
  const { shown, litKey } = addSpokenIndicators([own], { lit: rsi, spoken: [sma] });
  expect(shown).toEqual([own, { ...rsi, key: 'spoken-rsi-', hidden: false }]);
  expect(litKey).toBe('spoken-rsi-');
});

it('an open fact lights the line that is spoken of', () => {
  const { shown, litKey } = addSpokenIndicators([], { lit: sma, spoken: [sma, rsi] });
  expect(shown.map(({ key }) => key)).toEqual(['spoken-sma-200', 'spoken-rsi-']);
  expect(litKey).toBe('spoken-sma-200');
});

it('a hidden one of the same kind is shown beside it', () => {
  const own = { ...sma, key: 'sma-1', hidden: true };
  const { shown, litKey } = addSpokenIndicators([own], { lit: undefined, spoken: [sma] });
  expect(shown.map(({ key }) => key)).toEqual(['sma-1', 'spoken-sma-200']);
  expect(litKey).toBeUndefined();
});
