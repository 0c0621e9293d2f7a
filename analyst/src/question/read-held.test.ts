import { beforeAll, describe, expect, it } from 'vitest';
import { askReal, readRealRows, type RealRow } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';
import { readTurns } from '../testing/read-turns.ts';

const held = [
  ['en', 'how much would 1000 dollars invested in BTC on 1 january 2020 be worth', 1000],
  ['en', 'if i had put $1000 in bitcoin in 2020 what would it be now', 1000],
  ['en', '1000 dollars in gold at the start of 2024, what is it today', 1000],
  ['en', 'what would 500 usd bought 5 years ago be worth in ETH', 500],
  ['en', 'if i invested 100 in apple in 1990 how much would i have', 100],
  ['en', 'i bought 5000 dollars of eth in november 2021 what is it worth', 5000],
  ['en', '1000 dollars invested in nvda 10 years ago', 1000],
  ['tr', '2020 başında btc ye 1000 dolar yatırsaydım şimdi ne olurdu', 1000],
  ['tr', '1000 dolarım 5 yıl önce altında olsaydı bugün kaç olurdu', 1000],
  ['tr', '2021de 1000 dolarlık eth alsaydım bugün ne kadar ederdi', 1000],
  ['tr', 'btc ye 3 yıl önce 500 dolar koysaydım şimdi kaç para olurdu', 500],
] as const;

const others = [
  ['en', 'should i have put 1000 dollars in gold in 2020'],
  ['en', 'if I buy 1000 dollars of btc today will it grow'],
  ['en', 'what would 1000 dollars be worth in 2030 in btc'],
  ['en', 'if i had bought 2 btc in 2020'],
  ['tr', "btc'ye 100 dolar yatırsam ne olur"],
  ['tr', '2020de 3 btc alsaydım'],
  // Bought at one time and sold at another: neither may be left out.
  ['en', 'if i had put 1000 dollars in btc in 2020 and sold in 2021 what would i have'],
  ['en', 'how much would 1000 dollars invested in BTC in march 2021 be worth in june 2022'],
] as const;

describe('money that was put into an instrument', () => {
  it.each(held)('%s: "%s" asks what %d would be', (language, message, amount) => {
    const { measures = [], period } = readTurns([message], language);
    expect(measures.map(({ id, amount: own }) => [id, own])).toEqual([['change', amount]]);
    expect(period).toBeDefined();
  });

  it.each(others)('%s: "%s" asks something else', (language, message) => {
    const { measures = [] } = readTurns([message], language);
    expect(measures.filter(({ amount }) => amount !== undefined)).toEqual([]);
  });

  it.each([
    [
      'en',
      'how much would 1000 dollars invested in BTC from 2020 to 2021 be worth',
      ['2020', '2022'],
    ],
    ['en', 'what would $1000 put in btc between 2017 and 2019 have become', ['2017', '2020']],
    ['tr', '2020 ile 2021 arasında btcye 1000 dolar yatırsaydım ne olurdu', ['2020', '2022']],
  ] as const)('%s: "%s" ends with its span', (language, message, [from, end]) => {
    const { period, measures } = readTurns([message], language);
    expect(measures).toEqual([{ id: 'change', amount: 1000 }]);
    expect(period).toEqual({ kind: 'range', from: Date.parse(from), to: Date.parse(end) });
  });

  it('is told without the amount in another currency than that of the price', () => {
    const { otherCurrency, measures = [] } = readTurns(
      ['2024 başında altına 10 bin tl koysam ne olurdu'],
      'tr',
    );
    expect([otherCurrency, measures]).toEqual(['TRY', [{ id: 'change' }]]);
  });
});

describe.skipIf(!hasSharedData)('what it would be worth', () => {
  let rows: readonly RealRow[];
  beforeAll(() => {
    rows = readRealRows('BTCUSDT').filter(({ day }) => day <= '2026-03-30');
  });

  it.each([
    ['en', '1000 dollars invested in BTC on 1 january 2020, what is it worth now', 'en-US'],
    ['tr', "1 ocak 2020'de btc'ye 1000 dolar yatırsaydım ne olurdu", 'tr-TR'],
  ] as const)('%s: "%s" is told of the closes', async (language, message, locale) => {
    const before = rows.findLast(({ day }) => day < '2020-01-01')?.close ?? Number.NaN;
    const worth = (1000 * (rows.at(-1)?.close ?? Number.NaN)) / before;
    const [first = ''] = await askReal(message, language);
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    expect(first).toContain(format.format(worth));
    expect(first).toContain(format.format(1000));
  });
});
