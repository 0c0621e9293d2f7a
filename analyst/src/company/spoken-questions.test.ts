import { describe, expect, it } from 'vitest';
import { hasWordOfAccounts } from './imply-figure.ts';
import { readTurns } from '../testing/read-turns.ts';

function readCompany(message: string): string {
  const { intent, symbol, figures = ['overview'] } = readTurns([message], 'tr');
  return `${intent} ${symbol} ${figures.join('+')}`;
}

describe('a figure of a company as it is spoken of in Turkish', () => {
  it.each([
    ['IBM', 'net-income', 'ibm bütün giderler çıkınca ne kazanıyor'],
    ['XOM', 'operating-cash-flow', 'exxon yatırımlar hariç işinden ne kadar nakit çıkarıyor'],
    ['GOOGL', 'return-on-capital', 'alphabet işe bağladığı paradan yılda ne kazanıyor'],
    ['XOM', 'return-on-equity', 'exxon ortakların parasını ne kadar kârlı kullanıyor'],
    ['GOOGL', 'price-to-earnings', 'google alan biri parasını kaç yılda kârdan çıkarır'],
    ['IBM', 'revenue-growth', 'ibm küçülen bir şirket mi'],
    ['IBM', 'revenue-growth', 'ibm küçülen bi şirket mi'],
    ['AMZN', 'revenue-growth', 'amazon ne kadar hızlı büyüyo'],
    ['KO', 'current-ratio', 'kolanın likiditesi yeterli mi'],
    ['IBM', 'debt-to-equity', 'ibm borç sermaye dengesi nasıl'],
    ['XOM', 'cash-conversion', 'exxonun kârı kasaya giriyor mu'],
    ['GOOGL', 'cash-conversion', "google'ın nakit akışı kârından fazla mı"],
    ['KO', 'liabilities-to-cash-flow', 'kolanın borcu nakit akışının kaç katı'],
    ['KO', 'quality', 'kolada muhasebe uyarısı var mı'],
    ['JPM', 'peers', 'jpmorgan diğer bankalara göre nasıl'],
    ['JPM', 'accruals', "JPMorgan'ın tahakkukları kârına göre yüksek mi"],
    ['NVDA', 'net-margin+gross-margin', 'net kâr marjı mı yüksek brüt marj mı nvidiada'],
    ['MSFT', 'price-to-earnings', "microsoft'un f/k'sı sektöre göre değil kendi başına kaç"],
    ['AAPL', 'free-cash-flow-margin', "apple'ın nakit kârlılığı, yani serbest nakit akışı marjı"],
    ['XOM', 'liabilities-to-cash-flow', 'xom 7 sutun neden kaliyor'],
    ['KO', 'liabilities-to-cash-flow', 'kola yedinci kriterde niye takılıyor'],
    ['AAPL', 'pillars', 'apple 8 sutun'],
    ['IBM', 'liabilities-to-cash-flow', "borç sütunu IBM'de ne durumda"],
    ['GOOGL', 'price-to-cash-flow', 'googleı alıp nakit akışıyla kaç yılda amorti ederim'],
    ['AMZN', 'market-value', "Amazon'un tüm hisselerinin borsadaki toplam bedeli"],
    ['XOM', 'revenue', 'Exxon geçen mali yılda kaç milyar dolarlık mal sattı'],
    ['AAPL', 'debt+cash', 'apple ın borcunu ve nakdini yaz'],
  ] as const)('%s %s: %s', (symbol, figure, message) => {
    expect(readCompany(message)).toBe(`company ${symbol} ${figure}`);
  });

  it.each([
    ['Temettü yatırımcısıyım, GOOGL F/K', 'company GOOGL price-to-earnings'],
    ['Portföyümde var da, xom net kar', 'company XOM net-income'],
  ] as const)('"%s": what a person says of themselves first is no task', (message, expected) => {
    expect(readCompany(message)).toBe(expected);
  });

  it('looks as many years ahead as are said, and names those that no forecast has', () => {
    expect(readTurns(['msft onbeş yıllık tahmin'], 'tr').horizon).toBe(15);
    expect(readTurns(["2036'da apple ne kadar kazanır"], 'tr')).toMatchObject({ horizon: 10 });
    expect(readTurns(["2035'te apple ne kadar kazanır"], 'tr').residue).toBeDefined();
  });

  it('knows words of accounts, beside which a chart alone would leave a doubt', () => {
    expect(['defterde hile var mi', 'temettusu', 'is it in debt'].map(hasWordOfAccounts)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['oynaklik nasil', 'where is support'].some(hasWordOfAccounts)).toBe(false);
  });
});
