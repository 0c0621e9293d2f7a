import { describe, expect, it } from 'vitest';
import { answerTurns } from '../../testing/answer-turns.ts';

describe('a question after the one structure that was told first', () => {
  it.each([
    ['en', 'where is the last swing high on btc 1d', 'is it taken?', /^(?:Yes|No)\. /],
    ['tr', 'btc günlük son salınım tepesi nerede', 'alındı mı', /^(?:Evet|Hayır)\. /],
  ] as const)(
    '%s: "%s", then "%s" begins with yes or no',
    async (...[language, first, message, said]) => {
      const [before, after] = await answerTurns([first, { message, afterDays: 3 }], language);
      expect(after?.texts[0]).toMatch(said);
      expect(before?.structures[0]).toBeDefined();
      expect(after?.structures[0]).toBe(before?.structures[0]);
    },
  );

  it.each([
    ['en', 'where is the nearest gap on btc 4h', 'and if it closes below?'],
    ['tr', 'btc 4h en yakın boşluk nerede', 'peki altında kapanırsa?'],
  ] as const)('%s: "%s", then "%s" is of that one', async (...[language, first, message]) => {
    const [before, after] = await answerTurns([first, { message, afterDays: 3 }], language);
    expect(after?.plan.measures?.[0]).toMatchObject({
      id: 'if-price',
      side: 'below',
      findingId: before?.structures[0],
    });
  });

  it.each([
    ['en', 'nearest order block on eth 1d', 'and if it closes below 1,800?'],
    ['tr', 'eth günlük en yakın emir bloğu', "peki 1.800'ün altında kapanırsa?"],
  ] as const)('%s: "%s", then "%s" is of that price', async (...[language, first, message]) => {
    const [, after] = await answerTurns([first, { message, afterDays: 0 }], language);
    const [asked] = after?.plan.measures ?? [];
    expect(asked).toMatchObject({ id: 'if-price', side: 'below', price: 1800 });
    expect(asked?.findingId).toBeUndefined();
  });
});
