import { describe, expect, it } from 'vitest';
import { answerTurns } from '../testing/answer-turns.ts';
import { readLast } from '../testing/read-turns.ts';

describe('whether it was passed', () => {
  it.each([
    ['en', 'BTC all time high', 'was it passed', 'BTCUSDT all-time-high'],
    ['tr', 'BTC tüm zamanların zirvesi', 'aşıldı mı', 'BTCUSDT all-time-high'],
    ['en', 'how far is BTC from 70000', 'was it passed', 'BTCUSDT first-since'],
    ['tr', "BTC 70000'e ne kadar uzak", 'geçildi mi', 'BTCUSDT first-since'],
  ] as const)('%s: after "%s"', (...[language, before, after, expected]) => {
    expect(readLast([before, after], language)).toBe(expected);
  });

  it.each([
    ['en', 'BTC all time high', 'was it passed', 'No.', 'Yes.'],
    ['tr', 'BTC tüm zamanların zirvesi', 'aşıldı mı', 'Hayır.', 'Evet.'],
  ] as const)(
    '%s: is said of a record by its age',
    async (...[language, before, after, no, yes]) => {
      const answer = (await answerTurns([before, after], language)).at(-1);
      const age = answer?.facts.get('measure.all-time-high.age')?.value;
      expect(typeof age).toBe('number');
      expect(answer?.texts[0]?.startsWith(age === 0 ? yes : no)).toBe(true);
    },
  );
});
