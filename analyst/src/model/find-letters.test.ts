import { expect, it } from 'vitest';
import { createStepFinder, toLetters } from './find-letters.ts';

const step = 'abcçdefgğhijk';

it('finds a step in any spacing and case, at each multiple of its length', () => {
  const find = createStepFinder([step]);
  expect(toLetters(step)).toHaveLength(13);
  for (const text of [
    step,
    step.toUpperCase(),
    step.split('').join(' – '),
    `${'x1'.repeat(13)}${step}`,
  ])
    expect(find(text)).toBe(true);
});

it('passes texts without one, and looks at letters that it does not know', () => {
  const find = createStepFinder([step]);
  expect(find('BTC rose by 2.5% → 93,120.50 ₺ “today” – and −1 … since')).toBe(false);
  expect(find(`x${step}`)).toBe(false);
  expect(find('')).toBe(false);
  expect(find('Биткоин')).toBe(true);
});
