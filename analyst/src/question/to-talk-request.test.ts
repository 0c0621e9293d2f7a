import { describe, expect, it } from 'vitest';
import { instrumentCatalogue } from '@vela/market-data';
import { parseQuestion } from '../parse-question.ts';
import { findTalk } from './to-talk-request.ts';

function read(message: string) {
  const asked = {
    message,
    language: 'en' as const,
    chosen: {},
    context: {},
    now: 1_774_915_200_000,
  };
  return parseQuestion(asked, instrumentCatalogue).plan;
}

describe('a message without a question', () => {
  it.each([
    ['thanks a lot', 'thanks'],
    ['ok thank you vela', 'thanks'],
    ['useless lol', 'complaint'],
    ['you did not answer my question', 'complaint'],
    ['that was helpful', 'praise'],
    ['bye', 'farewell'],
    ['hello there', 'greeting'],
    ['cok tesekkurler', 'thanks'],
    ['bu cevap ise yaramaz', undefined],
    ['onu sormadim', 'complaint'],
    ['gorusuruz', 'farewell'],
    ['merhaba nasilsin', 'greeting'],
    ['is it high', undefined],
    ['thanks and the rsi', undefined],
  ])('“%s” says: %s', (text, talk) => {
    expect(findTalk(text)).toBe(talk);
  });

  it('is answered as what it says, whatever the rules make of its words', () => {
    expect(read('Thanks!')).toMatchObject({ talk: 'thanks' });
    expect(read('useless lol')).toMatchObject({ intent: 'small-talk', talk: 'complaint' });
    expect(read('Thanks, and the RSI of BTC?').talk).toBeUndefined();
  });
});
