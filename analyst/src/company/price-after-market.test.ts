import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

describe('cheap and dear after an answer about something that is no company', () => {
  it.each([
    ['en', ['gold this year', 'which day of the week is it cheapest']],
    ['en', ['eurusd this year', 'is it in the cheap part of its range now']],
    ['tr', ['altın bu yıl ortalaması', 'hangi gün ucuz olur genelde']],
    ['tr', ['eurusd bu yıl', 'şu an yılın ucuz yerinde mi']],
  ] as const)('%s %j is told by its prices', (language, turns) => {
    expect(readTurns(turns, language).intent).toBe('measure');
  });

  it.each([
    ['en', ['apple this year', 'is it cheap']],
    ['en', ['gold this year', 'is apple cheap']],
    ['en', ['gold this year', 'what is its p/e']],
    ['tr', ['apple bu yıl', 'ucuz mu']],
    ['tr', ['altın bu yıl', 'fk oranı kaç']],
  ] as const)('%s %j is a question about a company', (language, turns) => {
    expect(readTurns(turns, language).intent).toBe('company');
  });
});
