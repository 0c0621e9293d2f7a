import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../../parse-question.ts';
import { featureCount } from './list-features.ts';
import { listQuestionFeatures } from './list-question-features.ts';

const now = Date.UTC(2026, 3, 30);
const read = (message: string, language: 'en' | 'tr') =>
  parseQuestion({ message, language, chosen: {}, context: {}, now }, instrumentCatalogue).plan;

const list = (text: string) =>
  listQuestionFeatures({ text, language: 'en', now }, instrumentCatalogue);

describe('the ranking of readings', () => {
  // Wordings that no phrase of a measure matches.
  it.each([
    ['in what shape is the long haul growth of gold each twelve months', 'en'],
    ['btc en fazla hangi saatlerde canlanır', 'tr'],
  ] as const)('gives a measure for "%s"', (message, language) => {
    expect(read(message, language).intent).toBe('measure');
  });

  it('leaves a bare instrument, an interval and a wish for an overview alone', () => {
    expect(read('gold', 'en').intent).toBe('analyze');
    expect(read('BTC 4h', 'en').intent).toBe('analyze');
    expect(read('analyse gold', 'en').intent).toBe('analyze');
  });

  it('sees the same features for the same words in another order of spaces and case', () => {
    expect(list('How  Volatile is   gold')).toEqual(list('how volatile is gold'));
    expect(Math.max(...list('how volatile is gold').said)).toBeLessThan(featureCount);
  });
});
