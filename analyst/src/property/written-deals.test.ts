import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

describe('numbers of a deal in words', () => {
  it.each([
    ['3 milyon 750 bin TL daire, 21 bin kira', { price: 3_750_000, rent: 21_000 }],
    ['2 buçuk milyona ev, 14 bin kira', { price: 2_500_000, rent: 14_000 }],
    [
      '300 binlik ev, 1500 kira, peşinat altmış bin',
      { price: 300_000, rent: 1500, downPayment: 0.2 },
    ],
    [
      '280 bin ev, kira 1.800, peşinat yüzde otuz',
      { price: 280_000, rent: 1800, downPayment: 0.3 },
    ],
    ['285 bin ev kira 1850 yüzde 20', { price: 285_000, rent: 1850, downPayment: 0.2 }],
    ['190 bin ev, kira bin 250, peşinat 38 bin', { price: 190_000, rent: 1250, downPayment: 0.2 }],
    [
      '350 bin ev, 2 bin 100 kira, faizler 7ye çıkarsa, vade 25',
      { price: 350_000, rent: 2100, loanRate: 0.07, loanYears: 25 },
    ],
    [
      '500 bin ev, ilk 3 yıl yalnız faiz ödesem, kira 2.900',
      { price: 500_000, rent: 2900, interestOnlyMonths: 36 },
    ],
    ['280 bin ev, kira 1.600, kiracı 3 ay çıkarsa', { price: 280_000, rent: 1600, vacancy: 0.25 }],
    [
      'emlak vergisi binde 2, ev 6 milyon, kira 30 bin',
      { price: 6e6, rent: 30_000, propertyTax: 0.002 },
    ],
    [
      '2 dairelik apartman 400 bin, daire başı kira 1200, peşinat %25',
      { price: 400_000, rent: 1200, units: 2, downPayment: 0.25 },
    ],
    [
      '3 milyonluk ev, kira 15.000, aylık yüzde 2,5 faiz, 10 yıl',
      { price: 3e6, rent: 15_000, loanRate: 0.3, loanYears: 10 },
    ],
    [
      '5 milyon tl daire kira 26 bin peşinat yarısı',
      { price: 5e6, rent: 26_000, downPayment: 0.5 },
    ],
    [
      '175 bin ev kira 1.200 peşinat %20 satarken %5 masraf',
      { price: 175_000, rent: 1200, downPayment: 0.2, sellingCost: 0.05 },
    ],
    ['iyi orta kötü durumda ne olur 330 bin kira 2.150', { price: 330_000, rent: 2150 }],
    [
      '225 bine ev alıyorum 45 bin peşinat 1500 kiraya veririm',
      { price: 225_000, rent: 1500, downPayment: 0.2 },
    ],
    [
      '270 bin lik ev icin 54 bin pesin verip 1750 ye kiralarsam',
      { price: 270_000, rent: 1750, downPayment: 0.2 },
    ],
    [
      "2,4 milyon TL'ye 1+1, kira 13.500, yarı peşin",
      { price: 2_400_000, rent: 13_500, downPayment: 0.5 },
    ],
    ['konutun kira çarpanı kaç 5 milyon 25 bin kira', { price: 5_000_000, rent: 25_000 }],
  ])('%s', (message, given) => {
    expect(readTurns([message], 'tr').property?.given).toEqual(given);
  });
});

describe('the part of a deal that is asked for', () => {
  it.each([
    ['tr', '270 bin ev 1750 kira gerçekçi, iyimser ve kötümser', ['scenarios']],
    ['tr', 'kötü senaryoda getirisi ne, 270 bin ev 1750 kira', ['pessimistic']],
    ['tr', '270 bin ev 1750 kira taksit ve en kötü senaryo', ['payment', 'pessimistic']],
    ['tr', 'bu işte sonucu en çok ne değiştirir: 265.000, 1.750, %20', ['sensitivity']],
    ['tr', 'ev kirası 1.500, fiyatı 230.000. Boş kalma %10 olursa nakit akışım?', ['cash-flow']],
    ['tr', 'kredi taksidini kira karşılar mı, 260 bin ev, 1.800 kira', ['cash-flow']],
    ['tr', 'kiradan çıkıp ev alsam 320 bin, kiram 1550, 64 bin birikimim var', ['rent-or-buy']],
    [
      'tr',
      'kaç liraya kiralarsam kafa kafaya gelirim 4 milyon ev 1,2 milyon peşinat',
      ['break-even'],
    ],
    ['tr', 'her yılın sonunda kalan borç: 290 bin ev, %20 peşinat, 1.900 kira', ['years']],
    ['en', 'house 270k rent 1750, return in the worst case', ['pessimistic']],
    ['en', 'house 270k rent 1750, the payment and the worst case', ['payment', 'pessimistic']],
  ] as const)('%s: %s', (language, message, topics) => {
    expect(readTurns([message], language).property?.topics).toEqual(topics);
  });

  it('is read where the wording as a whole is of a deal', () => {
    const { intent, property } = readTurns(['gross yield 210k 1250pcm'], 'en');
    expect([intent, property?.given]).toEqual(['property', { price: 210_000, rent: 1250 }]);
  });
});

describe('a second amount of one input, and one paid once', () => {
  it.each([
    ['tr', 'kira 1.700, aidat 250, otopark kirası ayda 90', 1700, 'otopark kirasi ayda 90'],
    ['tr', 'kira 1.700, depo kirası 60', 1700, 'depo kirasi 60'],
    ['tr', 'kira 1.700, ikinci kira 60', 1700, 'kira 60'],
    ['en', 'rent 1700, hoa 250, parking rent 90 a month', 1700, 'parking rent 90'],
    ['en', 'rent 1500, roof repair 12000', 1500, 'roof repair 12000'],
    ['en', 'rent 1500, repairs 12000', 1500, 'repairs 12000'],
    ['tr', 'kira 1500, çatı tamiri 12000', 1500, 'cati tamiri 12000'],
  ] as const)('%s: "%s" keeps the first and names the other', (...typed) => {
    const [language, message, rent, unread] = typed;
    const home = language === 'tr' ? '300 bin ev, ' : 'house 300k, ';
    const { property, residue } = readTurns([home + message], language);
    expect(property?.given.rent).toBe(rent);
    expect(property?.given.maintenance).toBeUndefined();
    expect(residue).toContain(unread);
  });

  it('keeps a rent told by the month and by the year', () => {
    const { property, residue } = readTurns(
      ['house 300k, rent 1500 a month, rent 18000 a year, repairs 1200 a year'],
      'en',
    );
    expect(property?.given).toMatchObject({ rent: 1500, maintenance: 1200 / 18_000 });
    expect(residue).toBeUndefined();
  });
});
