import type { Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { answerTurns } from '../../testing/answer-turns.ts';
import { readTurns } from '../../testing/read-turns.ts';

/** The measures that a question is read as, each with the indicator or the structure it is of. */
function read(message: string, language: Language): string[] {
  const { measures = [], intent } = readTurns([message], language, ['BTCUSDT', '1d']);
  const named = measures.map(({ id, indicator, concept }) =>
    [id, id === 'indicator-at' ? indicator?.id : concept].filter(Boolean).join(' '),
  );
  return named.length > 0 ? named : [intent ?? ''];
}

describe('a question that asks for several things', () => {
  it.each([
    ['en', 'rsi, macd, trend', ['indicator-at rsi', 'indicator-at macd', 'trend']],
    ['tr', 'rsi, macd, trend', ['indicator-at rsi', 'indicator-at macd', 'trend']],
    [
      'en',
      'nearest gap and nearest order block',
      ['nearest-structure fair-value-gap', 'nearest-structure order-block'],
    ],
    [
      'tr',
      'en yakın boşluk ve en yakın emir bloğu',
      ['nearest-structure fair-value-gap', 'nearest-structure order-block'],
    ],
    [
      'en',
      'what is the rsi of nvidia and is it above its 200 day average',
      ['indicator-at rsi', 'moving-average-distance'],
    ],
    [
      'tr',
      'nvidia rsi kaç ve 200 günlük ortalamasının üstünde mi',
      ['indicator-at rsi', 'moving-average-distance'],
    ],
    [
      'en',
      'how volatile is eth and how much did it drop this month',
      ['volatility-rank', 'change'],
    ],
    ['tr', 'eth ne kadar oynak ve bu ay ne kadar düştü', ['volatility-rank', 'change']],
    ['en', "gold's yearly high, low and drawdown", ['high-low', 'drawdown']],
  ] as const)('%s: "%s" asks for all of them', (language, message, expected) => {
    expect(read(message, language)).toEqual(expected);
  });

  it.each([
    ['en', 'nasdaq under its 50 ema? since when', ['moving-average-distance ema']],
    ['en', 'weekends in btc, quieter or not', ['weekday-averages']],
    ['en', 'best and worst day of tesla in 2025', ['best-worst-candles']],
    ['en', 'rsi says 75 and it keeps climbing, how come', ['indicator']],
    ['tr', 'sterlin son dip ve tepeler nerde', ['swing-levels swing']],
  ] as const)('%s: "%s" asks for one, said in two clauses', (language, message, expected) => {
    expect(read(message, language)).toEqual(expected);
  });

  it.each([
    ['en', 'rsi and atr of btc 4h', /RSI 14/, /ATR 14/],
    ['tr', 'btc 4s rsi ve atr', /RSI 14/, /ATR 14/],
  ] as const)('%s: "%s" tells each with its own facts', async (...[language, message, ...all]) => {
    const [answer] = await answerTurns([message], language);
    for (const one of all) expect(answer?.texts.some((text) => one.test(text))).toBe(true);
    expect(answer?.told).toContain('measure.indicator-at.value');
    expect(answer?.facts.get('measure.indicator-at.value')?.value).not.toBe(
      answer?.facts.get('measure.indicator-at.value~2')?.value,
    );
  });

  it('names a clause of which nothing is told', async () => {
    const message = 'rsi and atr of btc 4h and how far is it from its high';
    const [answer] = await answerTurns([message], 'en');
    expect(answer?.texts.join(' ')).toContain('I did not read "how far is it');
  });
});
