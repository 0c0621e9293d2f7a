import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

// Asked in November 2026: the newest full fiscal year is 2025.
describe('years of a company that are told from now', () => {
  it.each([
    ['tr', ['apple geçen yıl ne kadar kazandı'], { fiscalYear: 2025 }],
    ['tr', ['microsoft 3 yıl önce ne kadar kar etti'], { fiscalYear: 2023 }],
    ['tr', ['apple net kârı', 'peki geçen yıl?'], { fiscalYear: 2025 }],
    ['tr', ['apple net kârı', 'beş yıl önce kaçtı'], { fiscalYear: 2021 }],
    ['tr', ['amazon cirosu 2023', 'bir önceki yıl'], { fiscalYear: 2022 }],
    ['tr', ['kolanın cirosu geçen yıldan fazla mı'], { comparedYear: 2024, whether: 'more' }],
    ['tr', ['google geçen yıla göre büyüdü mü'], { comparedYear: 2024, whether: 'more' }],
    ['tr', ['apple son 10 yıl net kar'], { fromYear: 2016 }],
    ['tr', ['kolanın son on yılda cirosu ne kadar büyüdü'], { comparedYear: 2015 }],
    ['tr', ['google 2019dan beri ne kadar büyüdü'], { comparedYear: 2019 }],
    ['tr', ['apple son 5 yıl net kar'], {}],
    ['en', ["what was apple's net income last year"], { fiscalYear: 2025 }],
    ['en', ['apple revenue three years ago'], { fiscalYear: 2023 }],
    ['en', ['is coke revenue higher than last year'], { comparedYear: 2024, whether: 'more' }],
    ['en', ['apple net income last 3 years'], { fromYear: 2023 }],
    ['en', ['ibm revenue 2020', 'the year before'], { fiscalYear: 2019 }],
  ] as const)('%s: %s', (language, turns, expected) => {
    const { intent, fiscalYear, comparedYear, fromYear, whether } = readTurns(turns, language);
    const read = { fiscalYear, comparedYear, fromYear, whether };
    expect([intent, JSON.parse(JSON.stringify(read))]).toEqual(['company', expected]);
  });

  it.each([
    ['tr', 'msft 2020 ile 2024 net karini karsilastir', 2024, 2020],
    ['tr', "apple 2021'de mi 2022'de mi daha çok kazandı", 2022, 2021],
    ['tr', "google cirosu 2019'a göre 2023'te ne kadar arttı", 2023, 2019],
    ['en', 'compare msft net income 2020 and 2024', 2024, 2020],
  ] as const)(
    '%s: "%s" sets two of them beside each other',
    (...[language, message, year, other]) => {
      const { fiscalYear, comparedYear, whether } = readTurns([message], language);
      expect([fiscalYear, comparedYear, whether]).toEqual([year, other, undefined]);
    },
  );
});

describe('a question about accounts that the wording alone would take for another', () => {
  it.each([
    ['tr', "2021'de apple mı daha çok kazandı microsoft mu", 'net-income'],
    ['tr', 'apple önümüzdeki 12 ay faturalarını ödeyebilir mi', 'current-ratio'],
    ['tr', 'kola faiz giderini kaç kat çıkarıyor', 'interest-cover'],
    ['tr', 'borsada su an apple in toplam degeri ne', 'market-value'],
    ['tr', 'nvda brut marj ile net marj', 'gross-margin,net-margin'],
    [
      'tr',
      'yilda yuzde 15 kazanmak istiyorum, ibm hissesine en fazla kac para veririm',
      'share-value',
    ],
    ['tr', 'microsoft icin iskonto orani kac aliyosun', 'share-value'],
  ] as const)('%s: "%s" is about %s', (language, message, figures) => {
    const read = readTurns([message], language);
    expect([read.intent, read.figures?.join(',')]).toEqual(['company', figures]);
  });

  it('is no cry for help where a company is all that it speaks of', () => {
    expect(readTurns(['has my boss a point about apple'], 'en').intent).not.toBe('distress');
    expect(readTurns(['i lost my savings on tesla and want to end it'], 'en').intent).toBe(
      'distress',
    );
  });

  it('leaves a doubt where a number of it was not used', () => {
    expect(readTurns(['exxon net marjı ve 37'], 'tr').isUnsure).toBe(true);
    expect(readTurns(['exxon 2019 net marjı'], 'tr').isUnsure).toBeUndefined();
  });

  it('is judged by an amount in its second clause', () => {
    const { whether, bound } = readTurns(
      ["What is Apple's net profit and is it above 90 billion"],
      'en',
    );
    expect([whether, bound?.value]).toEqual(['more', 90e9]);
  });
});

it.each([
  ['tr', 'favök ne demek', 'ebitda'],
  ['tr', 'pd/dd nedir', 'price-to-book'],
  ['en', 'what is ebitda', 'ebitda'],
] as const)('%s: "%s" asks for the meaning of a figure', (language, message, term) => {
  const { intent, term: read } = readTurns([message], language);
  expect([intent, read]).toEqual(['concept', term]);
});
