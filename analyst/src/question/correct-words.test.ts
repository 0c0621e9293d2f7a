import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { typedQuestions } from '../testing/typed-questions.ts';
import { correctWords } from './correct-words.ts';

const correct = (message: string) => correctWords(message, instrumentCatalogue);

/** Nanoseconds to correct a text of unknown words. */
function measure(words: number): number {
  const text = Array.from({ length: words }, (_, at) => `sqzxw${at}`).join(' ');
  const began = process.hrtime.bigint();
  correct(text);
  return Number(process.hrtime.bigint() - began);
}

describe('words of a question', () => {
  it.each([
    ['dialy chart of btc', 'daily chart of btc'],
    ['liqudity sweeps', 'liquidity sweeps'],
    ['averge range of nvdia', 'average range of nvidia'],
    ['etherum drawdwon', 'ethereum drawdown'],
    ['korelsyon kac', 'korelasyon kac'],
  ])('"%s" are read as "%s"', (typed, meant) => {
    expect(correct(typed).toLowerCase()).toBe(meant);
  });

  it('stay as typed where they are spelt right', () => {
    const messages = Object.values(typedQuestions).flatMap((asks) => asks.map(([text]) => text));
    const changed = messages.filter((message) => correct(message) !== message);
    expect(messages.length).toBeGreaterThan(100);
    expect(changed.length / messages.length).toBeLessThan(0.03);
  });

  it('keep their numbers, codes and signs', () => {
    const message = 'BTCUSDT 64,250.5 %5 on 2026-03-03?!';
    expect(correct(message)).toBe(message);
  });

  it('take no more than in proportion to the length of a text', () => {
    measure(40);
    expect(measure(400)).toBeLessThan(40 * measure(100));
  });
});
