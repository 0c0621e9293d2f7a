import { chat, sendMessageSchema } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { createWordPattern } from './question/word-pattern.ts';
import { parseQuestion } from './parse-question.ts';
import { longQuestions } from './testing/long-questions.ts';

const id = '6f0c1d0e-6a39-4a0e-9c0b-0d8b0f6c8f11';
const isAccepted = (message: string): boolean =>
  sendMessageSchema.safeParse({ id, message }).success;

const read = (message: string) =>
  parseQuestion({ message, language: 'en', chosen: {}, context: {}, now: 0 }, instrumentCatalogue);

describe('a long message', () => {
  it.each(['ﬁ', 'ﷺ', '㍿'])('is refused when %s makes it longer than the limit', (letter) => {
    expect(isAccepted(letter.repeat(chat.messageMaxLength))).toBe(false);
    expect(isAccepted(letter.repeat(20))).toBe(true);
  });

  it('is read up to the limit', () => {
    const head = 'trend of BTC on 4h '.padEnd(chat.messageMaxLength, '.');
    expect(read(`${head} ETHUSDT ${'ﬁ'.repeat(4000)}`)).toEqual(read(head));
  });

  it.each(longQuestions.map((text) => [text.slice(0, 20), text]))(
    'of %j is read to an end',
    (_, message) => {
      const question = { message, language: 'en', chosen: {}, context: {}, now: 0 } as const;
      expect(parseQuestion(question, instrumentCatalogue).plan.intent).toBeDefined();
    },
  );

  it('meets patterns whose groups repeat a few times only, so that reading is linear', () => {
    expect(createWordPattern('(?:the |a )*(?:gap|gaps)+').source).not.toMatch(/\)[*+]/);
  });
});
