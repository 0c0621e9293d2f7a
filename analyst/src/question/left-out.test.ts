import { describe, expect, it } from 'vitest';
import { readLast, readTurns } from '../testing/read-turns.ts';

/** The measure and the period that the last turn asks for. */
function readPlan(turns: readonly string[], language: 'en' | 'tr') {
  const { measures, period } = readTurns(turns, language, ['BTCUSDT', '1d']);
  return { measure: measures?.[0], period };
}

const year = (from: number) => ({
  kind: 'range',
  from: Date.UTC(from, 0),
  to: Date.UTC(from + 1, 0),
});

describe('what a question leaves out', () => {
  it.each([
    [
      'en',
      ['nearest open gap below', 'and the next one below'],
      { id: 'zone-state', rank: 2, side: 'below' },
    ],
    ['en', ['nearest open gap below', 'and the next one below', 'and then?'], { rank: 3 }],
    [
      'en',
      ['support and resistance', 'the second one', 'how often was it touched'],
      { id: 'touch-history', rank: 2 },
    ],
    [
      'tr',
      ['destek ve dirençler', 'ikincisi', 'kaç kez dokunulmuş'],
      { id: 'touch-history', rank: 2 },
    ],
    [
      'en',
      ['last liquidity sweep', 'what is a liquidity sweep', 'and the one before'],
      { id: 'events', concept: 'liquidity-sweep', count: 2 },
    ],
    ['en', ['open fvgs', 'not the bullish ones, the bearish ones'], { direction: 'bearish' }],
    ['tr', ['açık boşluklar', 'yükseliş olanlar değil'], { direction: 'bearish' }],
  ] as const)('in %s the last of %j is about %o', (language, turns, expected) => {
    expect(readPlan(turns, language).measure).toMatchObject(expected);
  });

  it.each([
    ['en', ['bullish gaps', 'remove the filled ones'], { id: 'zone-list', state: 'unfilled' }],
    ['tr', ['yükseliş boşluklarını listele', 'dolanları çıkar'], { state: 'unfilled' }],
    [
      'en',
      ['nearest open gap below', 'the next one below', 'is any of them untested'],
      { id: 'zone-list', state: 'untouched' },
    ],
    [
      'en',
      ['if btc falls 10% what does it hit', '20%?', 'and upwards'],
      { percent: 20, side: 'above' },
    ],
    [
      'en',
      ['closest order block', 'what if price closes below it'],
      { id: 'if-price', concept: 'order-block', side: 'below' },
    ],
    ['tr', ['en yakın emir bloğu', 'altında kapatırsa'], { id: 'if-price', side: 'below' }],
  ] as const)('in %s the last of %j narrows by %o', (language, turns, expected) => {
    expect(readPlan(turns, language).measure).toMatchObject(expected);
  });

  it.each([
    ['en', ['spx this year', 'dax', 'add dow'], 'SPX+DAX+DJI relative-strength'],
    ['tr', ['altın bu yıl', 'gümüş', 'petrol de ekle'], 'XAUUSD+XAGUSD+CL relative-strength'],
    ['en', ['beta of sol to btc', 'swap sol for avax'], 'BTCUSDT+AVAXUSDT beta'],
    ['tr', ['nvidia apple karşılaştır', 'üç yılda'], 'NVDA+AAPL relative-strength'],
  ] as const)('in %s %j asks for %s', (language, turns, expected) => {
    expect(readLast(turns, language)).toBe(expected);
  });

  it('goes on with what was asked before a definition', () => {
    const turns = ['max drawdown of amazon last 5 years', 'netflix?', 'what is a pip'];
    expect(readLast([...turns, 'which of the two is worse'], 'en')).toBe(
      'NFLX+AMZN compare-drawdown',
    );
  });

  it('asks for a term on the chart after an answer about one', () => {
    expect(readLast(['are there equal highs', 'and equal lows'], 'en', ['TSLA', '1d'])).toBe(
      'TSLA findings',
    );
    expect(readLast(['are there equal highs', 'what are equal lows'], 'en', ['TSLA', '1d'])).toBe(
      'TSLA concept',
    );
  });

  it.each([
    ['en', ['open fvgs', 'how many'], { id: 'zone-count', concept: 'fair-value-gap' }],
    [
      'en',
      ['untested bearish order blocks', 'which one is closest', 'when was it formed'],
      { id: 'zone-state', concept: 'order-block', direction: 'bearish', state: 'untouched' },
    ],
    [
      'tr',
      ['dolmamış boşluk var mı', 'kaç tane', 'sadece düşüş yönlü'],
      { id: 'zone-count', concept: 'fair-value-gap', direction: 'bearish' },
    ],
  ] as const)('in %s %j keeps what the list was narrowed to', (language, turns, expected) => {
    expect(readPlan(turns, language).measure).toMatchObject(expected);
  });

  it.each([
    ['en', ['largest fvg', 'when was it formed', 'how much of it is filled']],
    ['tr', ['en yakın açık boşluk nerede', 'ne zaman oluştu', 'sonradan dokunulmuş mu']],
  ] as const)('in %s the last of %j asks for a state and chooses none by it', (language, turns) => {
    expect(readPlan(turns, language).measure?.id).toBe('zone-state');
    expect(readPlan(turns, language).measure).not.toHaveProperty('state');
  });

  it.each([
    [
      'en',
      ['high and low in march 2024', 'in april?'],
      { from: Date.UTC(2024, 3), to: Date.UTC(2024, 4) },
    ],
    [
      'en',
      ['realised volatility last 30 days', 'is that high', '120 days'],
      { kind: 'last', count: 120, unit: 'day' },
    ],
    ['en', ['realised volatility last 30 days', '60'], { kind: 'last', count: 60, unit: 'day' }],
    ['tr', ['zirveden en büyük düşüş', '2022de'], year(2022)],
    [
      'tr',
      ['zirveden en büyük düşüş', "2000'den beri"],
      { kind: 'range', from: Date.UTC(2000, 0) },
    ],
    [
      'en',
      ['sp500 return 2019', 'and the year before'],
      { from: Date.UTC(2018, 0), to: Date.UTC(2019, 0) },
    ],
    ['tr', ['zirveden en büyük düşüş', '5 yillik'], { kind: 'last', count: 5, unit: 'year' }],
  ] as const)('in %s the last of %j is of the time %o', (language, turns, expected) => {
    expect(readPlan(turns, language).period).toMatchObject(expected);
  });

  it('asks which year was best of more than the year before it', () => {
    expect(readPlan(['sp500 return 2021', 'which year was best'], 'en').period).toBeUndefined();
  });
});
