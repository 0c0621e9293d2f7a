import { languages } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { understandingCases } from '../testing/understanding-cases.ts';
import { detectQuestionLanguage } from './detect-language.ts';
import { findMention } from './find-mention.ts';

const detect = (message: string) =>
  detectQuestionLanguage(findMention(message, instrumentCatalogue).rest, message);

describe.each(languages)('questions written in %s', (language) => {
  const other = language === 'en' ? 'tr' : 'en';
  const asks = understandingCases[language].flatMap((group) => group.asks);

  it('are never detected as the other language', () => {
    expect(asks.filter((ask) => detect(ask) === other)).toEqual([]);
  });

  it('are detected from their words in nearly all cases', () => {
    const told = asks.filter((ask) => detect(ask) === language);
    expect(told.length / asks.length).toBeGreaterThan(0.75);
  });
});

it.each(['BTCUSDT', 'RSI?', 'ETH 240', 'D1', '???'])(
  'leaves "%s" to the language of the page',
  (ask) => {
    expect(detect(ask)).toBeUndefined();
  },
);

it.each([
  'taze order block var mı',
  'gap kapandi mi',
  'liquidity grab nerde',
  'daily bias ne',
  "order block'a degdi mi",
])('reads "%s" as Turkish: Turkish questions contain English terms', (ask) => {
  expect(detect(ask)).toBe('tr');
});

it.each(['order block above price', 'open gaps', 'nearest support', 'last sweep', 'any fvg'])(
  'reads "%s" as English',
  (ask) => {
    expect(detect(ask)).toBe('en');
  },
);

it.each([
  'en yakın boşluk nerede',
  'bist 100 ne durumda',
  'emir blogu nedir',
  'simdi gunluk',
  'ALTIN İÇİN NE DİYORSUN',
])('reads "%s" as Turkish', (ask) => {
  expect(detect(ask)).toBe('tr');
});
