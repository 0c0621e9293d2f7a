import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

describe('a whole turn about the last figure of a company', () => {
  it.each([
    ['en', ['ko current ratio', 'below 1?'], ['less', 1]],
    ['en', ['msft pe', 'is it under 22.5'], ['less', 22.5]],
    ['tr', ['ko cari oranı', '1in altında mı'], ['less', 1]],
    ['tr', ['ko cari oranı', '1,5 üstü mü'], ['more', 1.5]],
    ['tr', ['msft f/k', "22,5'in üzerinde mi"], ['more', 22.5]],
  ] as const)('%s: %s: is compared with the amount', (language, turns, expected) => {
    const { intent, whether, bound, isUnsure } = readTurns(turns, language);
    expect(intent).toBe('company');
    expect([whether, bound?.value]).toEqual(expected);
    expect(isUnsure).toBeUndefined();
  });

  it.each([
    ['en', 'google debt', 'is that a lot'],
    ['en', 'google debt', 'too high?'],
    ['tr', 'google borç', 'bu iyi mi'],
    ['tr', 'google borç', 'yüksek mi bu'],
    ['tr', 'google borç', 'cok mu'],
    ['tr', 'google borç', 'bu mantıklı mı sence'],
  ] as const)('%s: %s, %s: is of that figure, and no advice', (language, first, then) => {
    const { intent, figures, bound } = readTurns([first, then], language);
    expect([intent, figures, bound]).toEqual(['company', ['debt'], undefined]);
  });

  it.each([
    ['en', 'apple roe', 'how did you calculate that'],
    ['en', 'apple roe', "what's the formula"],
    ['en', 'apple roe', 'source?'],
    ['tr', 'apple roe', 'nasıl hesapladın'],
    ['tr', 'apple roe', 'kaynağı ne'],
    ['tr', 'apple roe', 'hangi veriden'],
    ['tr', 'apple roe', 'formülü ne'],
  ] as const)('%s: %s, %s: asks where it is from', (language, first, then) => {
    const { intent, figures, form, isUnsure } = readTurns([first, then], language);
    expect([intent, figures, form, isUnsure]).toEqual([
      'company',
      ['return-on-equity'],
      'source',
      undefined,
    ]);
  });

  it.each([
    ['en', 'apple', 'is it above 200'],
    ['tr', 'apple', "200'ün üstünde mi"],
  ] as const)('%s: %s, %s: after a chart is of its price', (language, first, then) => {
    const { intent, measures = [] } = readTurns([first, then], language);
    expect([intent, measures.map(({ price }) => price)]).toEqual(['measure', [200]]);
  });
});

describe('figures of a company', () => {
  it.each([
    ['en', 'which year did exxon lose money', ['net-income']],
    ['tr', 'exxon hangi yıl zarar yazmış', ['net-income']],
    ['en', 'xom cash flow/share price', ['price-to-cash-flow']],
    ['tr', 'xom nakit akışı/hisse fiyatı', ['price-to-cash-flow']],
    ['tr', 'ibm net borç favök kaç kat', ['net-debt', 'ebitda']],
    ['tr', 'uzun vade için kola nasıl şirket', ['overview']],
    ['en', 'is apple or msft cheaper', ['share-value']],
    ['tr', 'nvidia mı apple mı daha pahalı', ['share-value']],
    ['tr', '2015ten beri ko temettüsü', ['dividends']],
    ['tr', 'apple alsam kârıyla kaç yılda kendini öder', ['price-to-earnings']],
    ['tr', "apple'ı 200 dolardan alsam içsel değerin üstünde mi ödemiş olurum", ['share-value']],
    ['tr', 'ibm kâr açıklıyor ama bu para gerçekten kasaya giriyor mu', ['cash-conversion']],
    ['tr', 'amazonda hisse başına kâr değil de toplam kâr lazım', ['net-income']],
    ['tr', "exxon 2022'de 2021'e göre kaç kat fazla kazandı", ['net-income']],
    ['tr', 'amazon sektöründe nerede duruyor', ['peers']],
    ['tr', 'kola temettüsünü hiç kesmiş mi', ['dividends']],
    ['tr', 'nvidianın net karı beş yılda kaç katına çıktı', ['income-growth']],
    ['tr', 'nvda nakit akışı büyümesi sütunu geçti mi', ['cash-flow-growth']],
    ['tr', 'nvidia özet: kâr, nakit, borç', ['net-income', 'cash', 'debt']],
    ['en', 'ko profit, cash, debt', ['net-income', 'cash', 'debt']],
    ['tr', 'apple son çeyrek kar', ['net-income']],
  ] as const)('%s: %s', (language, message, figures) => {
    const plan = readTurns([message], language);
    expect([plan.intent, plan.figures]).toEqual(['company', figures]);
  });

  it.each([
    ['en', 'ibm sales in 2019, and 2024 sales'],
    ['tr', 'ibm 2019 cirosu ile 2024 cirosu'],
  ] as const)('%s: %s: two years are set against each other', (language, message) => {
    const { fiscalYear, comparedYear, isUnsure } = readTurns([message], language);
    expect([fiscalYear, comparedYear, isUnsure]).toEqual([2024, 2019, undefined]);
  });

  it.each([
    ['tr', 'amazon 5 senelik projeksiyon kötü olursa', 5, 'pessimistic'],
    ['tr', 'önümüzdeki on yılda google cirosu, karamsar bakarsak', 10, 'pessimistic'],
  ] as const)('%s: %s: are of years to come', (language, message, ...expected) => {
    const { figures = [], horizon, scenario } = readTurns([message], language);
    expect(figures).toContain('forecast');
    expect([horizon, scenario]).toEqual(expected);
  });

  it.each([
    ['en', ['meta and google operating margin', 'in 2019']],
    ['tr', ['meta ile google faaliyet marjı', '2019da nasıldı']],
    ['tr', ['meta ile google faaliyet marjı', 'hangisi daha karlı']],
  ] as const)('%s: %s: stay those of both companies', (language, turns) => {
    const { intent, others } = readTurns(turns, language);
    expect([intent, others]).toEqual(['company', ['GOOGL']]);
  });

  it('of another day are of what was known then too', () => {
    const turns = ['apple 2015 sonu itibariyle f/k', '2020?'];
    expect(readTurns(turns, 'tr').knownOn).toBe(Date.UTC(2020, 11, 31));
  });

  it('of dividends, asked whether they rose, are those dividends', () => {
    const { intent, figures } = readTurns(['kola temettüsü', 'her yıl artmış mı'], 'tr');
    expect([intent, figures]).toEqual(['company', ['dividends']]);
  });

  it('that an amount bounds behind a currency are compared with it', () => {
    const { bound, whether } = readTurns(['apple borcu 100 milyar doların altında mı'], 'tr');
    expect([bound?.value, bound?.unit, whether]).toEqual([100e9, 'money', 'less']);
  });

  it('that are named with nothing left over leave no doubt', () => {
    const { figures, isUnsure } = readTurns(['ko temettü veriyo mu', 'verimi yüzde kaç'], 'tr');
    expect([figures, isUnsure]).toEqual([['dividend-yield'], undefined]);
  });

  it('are of the day up to which something was known', () => {
    const { intent, knownOn } = readTurns(['2018e kadar olan bilgiyle apple borcu'], 'tr');
    expect([intent, knownOn]).toEqual(['company', Date.UTC(2018, 11, 31)]);
  });
});
