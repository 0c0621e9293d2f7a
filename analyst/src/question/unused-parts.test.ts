import { describe, expect, it } from 'vitest';
import { readLast, readTurns } from '../testing/read-turns.ts';

const nvidia: ['NVDA', '4h'] = ['NVDA', '4h'];
const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);

describe('a time that an answer about the chart does not look at', () => {
  it.each([
    ['en', 'support levels of copper in february', ['in february']],
    ['en', 'what was the regime of copper last year', ['last year']],
    ['en', 'do the timeframes of copper agree last month', ['last month']],
    ['en', 'how often did order blocks of copper hold since 2019', ['since 2019']],
    ['tr', 'bakırın şubat ayındaki destekleri', ['şubat ayındaki']],
    ['tr', "2019'dan beri bakırda boşlukların dolma oranı", ["2019'dan beri"]],
    // What the chart shows anyway, and what an answer over a period is asked for.
    ['en', 'support levels of copper today', undefined],
    ['en', 'trend of copper this week', undefined],
    ['tr', 'bakır bu yıl ne yaptı', undefined],
    ['tr', 'bakırın eğilimi her zaman aralığında ne yönde', undefined],
  ] as const)('%s: %s', (language, message, residue) => {
    expect(readTurns([message], language, nvidia).residue).toEqual(residue);
  });
});

describe('a number that a measure does not look at', () => {
  it.each([
    ['en', 'correlation of copper and silver above 0.6', ['0.6']],
    ['en', 'distance of copper to 5.2', undefined],
    ['en', 'did copper lose 4% this week', undefined],
    ['tr', 'bakır bu hafta yüzde 4 düştü mü', undefined],
    // A beta is told of one percent.
    ['en', 'if the s&p drops 1% how much does tesla usually drop', undefined],
    ['en', 'if the s&p drops 3% how much does tesla usually drop', ['3%']],
    ['tr', 'btc yüzde 1 oynayınca eth ne kadar oynuyor', undefined],
    ['tr', 'btc yüzde 3 oynayınca eth ne kadar oynuyor', ['yüzde 3']],
  ] as const)('%s: %s', (language, message, residue) => {
    expect(readTurns([message], language, nvidia).residue).toEqual(residue);
  });

  it.each([
    ['en', ['rsi of copper', 'how much of 2026 over 70'], 70],
    ['tr', ['bakırın rsi değeri', '2026nın ne kadarında 70 üstündeydi'], 70],
  ] as const)('%s: %j: is a level of the oscillator before it', (language, turns, level) => {
    const { measures, residue } = readTurns(turns, language, nvidia);
    expect(measures?.[0]).toMatchObject({ id: 'indicator-share', level });
    expect(measures?.[0]).not.toHaveProperty('price');
    expect(residue).toBeUndefined();
  });

  it.each([
    ['en', 'did copper lose 4% this week'],
    ['tr', 'bakır bu hafta yüzde 4 düştü mü'],
  ] as const)('%s: a size is asked about with the move', (language, message) => {
    expect(readTurns([message], language, nvidia).measures?.[0]).toMatchObject({
      id: 'change',
      percent: 4,
    });
  });
});

describe('the day of a measure that looks at periods', () => {
  it.each([
    ['en', 'how many sweeps did copper have on 9 november', 'event-count', day(2026, 11, 9)],
    ['en', 'asia range of copper on 9 november', 'session-range', day(2026, 11, 9)],
    ['tr', 'bakırda 9 kasımda kaç süpürme oldu', 'event-count', day(2026, 11, 9)],
  ] as const)('%s: %s: is its period', (...row) => {
    const [language, message, id, from] = row;
    const { measures, period } = readTurns([message], language, nvidia);
    expect(measures?.[0]?.id).toBe(id);
    expect(measures?.[0]).not.toHaveProperty('time');
    expect(period).toEqual({ kind: 'range', from, to: from + day(1970, 1, 2) });
  });

  it.each([
    ['en', 'worst drawdown of meta from 7 june 2021', day(2021, 6, 7)],
    ['en', 'return of meta bought on 7 june 2021', day(2021, 6, 7)],
    ['en', 'copper and silver bought on 7 june 2021, which did better', day(2021, 6, 7)],
    ['tr', '7 haziran 2021de alınan meta ne kazandırdı', day(2021, 6, 7)],
  ] as const)('%s: %s: is its beginning', (language, message, from) => {
    expect(readTurns([message], language, nvidia).period).toEqual({ kind: 'range', from });
  });

  it.each([
    ['en', ['sweeps of copper', 'on 9 november'], 'HG events', day(2026, 11, 9)],
    ['en', ['number of sweeps of copper today', '9 november'], 'HG event-count', day(2026, 11, 9)],
    ['tr', ['bakırın boşlukları', '9 kasım'], 'HG zone-list', day(2026, 11, 9)],
  ] as const)('%s: %j: changes the question before', (...row) => {
    const [language, turns, asked, from] = row;
    expect(readLast(turns, language, nvidia)).toBe(asked);
    expect(readTurns(turns, language, nvidia).period).toMatchObject({ from });
  });

  it.each([
    ['en', ['trend of copper', 'on 9 november'], 'HG structure-at'],
    ['tr', ['bakırın rsi değeri', '9 kasım'], 'HG indicator-at'],
  ] as const)('%s: %j: is told of that day', (language, turns, asked) => {
    expect(readLast(turns, language, nvidia)).toBe(asked);
    expect(readTurns(turns, language, nvidia).measures?.[0]?.time).toBe(day(2026, 11, 9));
  });

  it.each([
    ['en', 'ibm close on 30 june 97', day(1997, 6, 30)],
    ['en', 'where did ibm close early in 2018, jan 9', day(2018, 1, 9)],
    ['tr', '9 ocak 18de ibm kaçtı', day(2018, 1, 9)],
  ] as const)(
    '%s: %s: may be of a year that stands elsewhere or in two digits',
    (language, message, time) => {
      expect(readTurns([message], language, nvidia).measures?.[0]).toMatchObject({
        id: 'price-at',
        time,
      });
    },
  );
});

describe('a session of which an answer tells nothing', () => {
  it.each([
    ['en', 'london killzone sweeps of copper last month', ['london']],
    ['en', 'range of copper in the london session', undefined],
    ['en', 'when does london open', undefined],
    ['en', 'test the london sweep strategy on copper', undefined],
    ['tr', 'londra kırılımı stratejisini bakırda test et', undefined],
    ['tr', 'bakırda geçen ay londra süpürmeleri', ['londra']],
  ] as const)('%s: %s', (language, message, residue) => {
    expect(readTurns([message], language, nvidia).residue).toEqual(residue);
  });

  it('is no kind of event: killzone sweeps are sweeps', () => {
    const { measures } = readTurns(['killzone sweeps of copper last month'], 'en', nvidia);
    expect(measures?.[0]).toMatchObject({ id: 'events', concept: 'liquidity-sweep' });
  });
});

describe('a number without a unit', () => {
  it('is a size where a gain is counted', () => {
    const { measures } = readTurns(['how often does nvda gain 8 or more in a week'], 'en', nvidia);
    expect(measures?.[0]).toMatchObject({ id: 'reach-share', percent: 8 });
  });

  it.each([
    ['en', 'how often did silver reach 30', 30],
    ['en', 'how often does EURUSD reach 1.10', 1.1],
    ['tr', 'gümüş ne sıklıkla 30 seviyesine ulaştı', 30],
  ] as const)('%s: %s: is a price where one is reached', (language, message, price) => {
    const { measures } = readTurns([message], language, nvidia);
    expect(measures?.[0]).toEqual(expect.objectContaining({ id: 'reach-share', price }));
    expect(measures?.[0]?.percent).toBeUndefined();
  });
});
