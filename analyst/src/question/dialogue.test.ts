import type { Interval, QuestionPlan } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';
import { resolveRequest } from '../resolve-request.ts';
import { canBeFollowed } from './can-be-followed.ts';

const now = Date.UTC(2026, 10, 21, 18);

/** The plan of the last turn, and its instrument. */
function readTurns(turns: readonly string[], language: 'en' | 'tr', chart?: [string, Interval]) {
  let context: ConversationContext =
    chart === undefined ? {} : { symbol: chart[0], interval: chart[1] };
  let last: Partial<QuestionPlan> & { readonly symbol?: string } = {};
  for (const message of turns) {
    const question = { message, language, chosen: {}, context, now };
    const request = parseQuestion(question, instrumentCatalogue);
    const { plan, understanding, interval } = resolveRequest(request, instrumentCatalogue, now);
    const { intent } = understanding;
    last = { ...plan, intent, ...(request.symbol && { symbol: request.symbol }) };
    if (!canBeFollowed(intent)) continue;
    const { concept, indicator } = plan;
    context = {
      ...(request.symbol === undefined ? {} : { symbol: request.symbol }),
      interval,
      lastUnderstanding: {
        intent,
        request: { ...request, interval, plan },
        ...(concept === undefined ? {} : { concept }),
        ...(indicator === undefined ? {} : { indicator: indicator.id }),
      },
    };
  }
  return last;
}

/** What the last turn asks for: its instruments, and measure or intent. */
function readLast(turns: readonly string[], language: 'en' | 'tr', chart?: [string, Interval]) {
  const { symbol, others = [], measures, intent } = readTurns(turns, language, chart);
  const symbols = [symbol, ...others].flatMap((one) => one ?? []);
  return `${symbols.join('+')} ${measures?.map(({ id }) => id).join('+') ?? intent}`;
}

describe('a dialogue in English', () => {
  it.each([
    [['nvda worst drawdown', 'when was that'], 'NVDA drawdown'],
    [['nvda worst drawdown', 'how long did it last'], 'NVDA drawdown'],
    [['nvda worst drawdown', 'and for amd', 'who recovered faster'], 'AMD+NVDA compare-drawdown'],
    [['gold all time high', 'how far are we from it'], 'XAUUSD all-time-high'],
    [['gold all time high', 'when was it', 'and silver'], 'XAGUSD all-time-high'],
    [['eth rsi', 'and macd', 'is that high'], 'ETHUSDT indicator'],
    [['gold 200 day average', 'since when'], 'XAUUSD indicator-cross'],
    [['gold 200 day average', 'how far above'], 'XAUUSD moving-average-distance'],
    [['how volatile is eth', 'compared with btc'], 'ETHUSDT+BTCUSDT compare-volatility'],
    [['best month of spx', 'and the worst'], 'SPX best-month'],
    [['best month of spx', 'how about in 2020', 'what about gold'], 'XAUUSD best-month'],
    [['silver last price', 'a week ago'], 'XAGUSD price-at'],
    [['what was silver worth on 1 june', 'and today'], 'XAGUSD last-price'],
    [['did tesla fall more than nvidia in 2022', 'by how much'], 'TSLA+NVDA spread-of-returns'],
    [['btc vs eth this year', 'correlation?', 'add sol'], 'BTCUSDT+ETHUSDT+SOLUSDT correlation'],
    [['how correlated are btc and eth', 'and with gold'], 'BTCUSDT+XAUUSD correlation'],
    [['how correlated are btc and eth', 'and sol?'], 'BTCUSDT+SOLUSDT correlation'],
    [['beta of nvda to spx', 'and amd'], 'AMD+SPX beta'],
    [['beta of nvda to spx', 'against qqq instead'], 'NVDA+QQQ beta'],
    [['trend of apple', 'since when'], 'AAPL trend-age'],
    [['trend of apple', 'what would break it', 'why'], 'AAPL next-invalidation'],
    [['is apple bullish', 'why'], 'AAPL bias'],
    [['average daily range of eurusd', 'is that a lot?'], 'EURUSD volatility-rank'],
    [
      ['average daily range of eurusd', 'what about usdjpy', 'which is larger'],
      'USDJPY+EURUSD compare-volatility',
    ],
    [['nvda vs tsla this year', 'what about volatility'], 'NVDA+TSLA compare-volatility'],
    [['when did macd of eth last cross', 'which direction'], 'ETHUSDT indicator-cross'],
    [
      ['when did macd of eth last cross', 'how much has price moved since'],
      'ETHUSDT indicator-cross',
    ],
    [
      ['how often did btc close above 60000 last week', 'when was the last time it did'],
      'BTCUSDT last-time-at',
    ],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en')).toBe(expected);
  });

  it.each([
    [['open fvgs', 'only bullish'], 'TSLA zone-list'],
    [['open fvgs', 'which is biggest', 'when was it formed'], 'TSLA zone-state'],
    [['open fvgs', 'which is biggest', 'was it touched'], 'TSLA zone-state'],
    [['any order blocks below price', 'has it been tested', 'when'], 'TSLA zone-state'],
    [['closest order block', 'is it bullish'], 'TSLA zone-state'],
    [['how many order blocks', 'list them'], 'TSLA zone-list'],
  ] as const)('%j about a chart asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en', ['TSLA', '1d'])).toBe(expected);
  });
});

describe('a dialogue in Turkish', () => {
  it.each([
    [['nvda zirveden en büyük düşüş', 'ne zaman oldu'], 'NVDA drawdown'],
    [
      ['nvda zirveden en büyük düşüş', 'peki amd', 'hangisi daha çabuk toparladı'],
      'AMD+NVDA compare-drawdown',
    ],
    [['eth rsi', 'ya macd', 'bu yüksek mi'], 'ETHUSDT indicator'],
    [['altının 200 günlük ortalaması', 'ne kadar üstünde'], 'XAUUSD moving-average-distance'],
    [['eth ne kadar oynak', "btc'ye göre"], 'ETHUSDT+BTCUSDT compare-volatility'],
    [['btc ile eth korelasyonu', 'altınla'], 'BTCUSDT+XAUUSD correlation'],
    [['spx en iyi ay', 'en kötüsü', 'altın için de'], 'XAUUSD best-month'],
    [['gümüş 1 haziranda kaç paraydı', 'ya bugün'], 'XAGUSD last-price'],
    [["tesla 2022'de nvidia'dan çok mu düştü", 'ne kadar farkla'], 'TSLA+NVDA spread-of-returns'],
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr')).toBe(expected);
  });

  it.each([
    [['açık boşluklar', 'sadece boğa olanlar'], 'TSLA zone-list'],
    [['açık boşluklar', 'en büyüğü hangisi', 'ne zaman oluştu'], 'TSLA zone-state'],
    [['fiyatın altında emir bloğu var mı', 'test edildi mi', 'ne zaman'], 'TSLA zone-state'],
    [['en yakın emir bloğu', 'yükseliş yönlü mü'], 'TSLA zone-state'],
    [['kaç emir bloğu var', 'listele'], 'TSLA zone-list'],
  ] as const)('%j about a chart asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr', ['TSLA', '1d'])).toBe(expected);
  });
});

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
    ['en', ['realised volatility last 30 days', '60'], { kind: 'last', count: 60, unit: 'day' }],
    ['tr', ['zirveden en büyük düşüş', '2022de'], year(2022)],
    [
      'tr',
      ['zirveden en büyük düşüş', "2000'den beri"],
      { kind: 'range', from: Date.UTC(2000, 0) },
    ],
    ['tr', ['zirveden en büyük düşüş', '5 yillik'], { kind: 'last', count: 5, unit: 'year' }],
  ] as const)('in %s the last of %j is of the time %o', (language, turns, expected) => {
    expect(readPlan(turns, language).period).toMatchObject(expected);
  });
});
