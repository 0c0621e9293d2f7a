import type { Interval } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';
import { resolveRequest } from '../resolve-request.ts';
import { canBeFollowed } from './can-be-followed.ts';

const now = Date.UTC(2026, 10, 21, 18);

/** What the last turn asks for: its instruments, interval, and measure or intent. */
function readLast(turns: readonly string[], language: 'en' | 'tr', chart?: [string, Interval]) {
  let context: ConversationContext =
    chart === undefined ? {} : { symbol: chart[0], interval: chart[1] };
  let last = '';
  for (const message of turns) {
    const question = { message, language, chosen: {}, context, now };
    const request = parseQuestion(question, instrumentCatalogue);
    const { plan, understanding, interval } = resolveRequest(request, instrumentCatalogue, now);
    const { intent } = understanding;
    const symbols = [request.symbol, ...(plan.others ?? [])].flatMap((symbol) => symbol ?? []);
    last = `${symbols.join('+')} ${plan.measures?.map(({ id }) => id).join('+') ?? intent}`;
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
  ] as const)('%j asks for %s', (turns, expected) => {
    expect(readLast(turns, 'en')).toBe(expected);
  });

  it.each([
    [['open fvgs', 'only bullish'], 'TSLA zone-list'],
    [['open fvgs', 'which is biggest', 'when was it formed'], 'TSLA zone-state'],
    [['open fvgs', 'which is biggest', 'was it touched'], 'TSLA zone-state'],
    [['any order blocks below price', 'has it been tested', 'when'], 'TSLA zone-state'],
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
  ] as const)('%j about a chart asks for %s', (turns, expected) => {
    expect(readLast(turns, 'tr', ['TSLA', '1d'])).toBe(expected);
  });
});
