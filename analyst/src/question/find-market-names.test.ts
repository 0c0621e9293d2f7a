import type { AnalysisRequest } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';
import { findMention } from './find-mention.ts';

const now = Date.UTC(2026, 10, 21, 18);
const list = (text: string) => findMention(text, instrumentCatalogue).symbols;

const ask = (turns: readonly string[], language: 'en' | 'tr', symbol?: string) => {
  let context: ConversationContext = symbol === undefined ? {} : { symbol };
  let request: AnalysisRequest | undefined;
  for (const message of turns) {
    request = parseQuestion({ message, language, chosen: {}, context, now }, instrumentCatalogue);
    const { intent } = request.plan;
    context = { ...context, lastUnderstanding: { intent, request } };
  }
  return [request?.symbol, ...(request?.plan.others ?? [])];
};

describe('words for a market and for several instruments', () => {
  it.each([
    ['how far behind the market is ibm', ['IBM', 'SPX']],
    ['if the market drops 2 percent what does nvidia do', ['NVDA', 'SPX']],
    ['tesla endeksi kaç puanla yendi', ['TSLA', 'SPX']],
    ['endeks ne zaman döndü', ['SPX']],
    ['is the market closed', []],
    ['nasdaq endeksi', ['NDX']],
    ['göreceli güç endeksi kaç', []],
    ['volatility of the majors', ['EURUSD', 'GBPUSD', 'USDJPY']],
    ['three indices by trend', ['SPX', 'NDX', 'DJI']],
    ['indices: dax and ftse and nasdaq', ['DAX', 'UKX', 'NDX']],
    ['emtiada düşüşler', ['XAUUSD', 'XAGUSD', 'CL']],
    ['major swing levels', []],
    ['japanese stocks this year', ['N225']],
    ['uk or germany, which rose more', ['UKX', 'DAX']],
    ['show us the german bund', []],
    ['amerika mı japonya mı daha iyi gitti', ['SPX', 'N225']],
    ['amerika seansı mı avrupa seansı mı', []],
  ] as const)('"%s" names %j', (text, symbols) => {
    expect(list(text)).toEqual(symbols);
  });
});

describe('instruments of the questions before', () => {
  it.each([
    [
      ['rank gold, silver and oil this year', 'first two correlated?'],
      ['XAUUSD', 'XAGUSD'],
    ],
    [
      ['rank gold, silver and oil this year', 'first two correlated?', 'second with third'],
      ['XAGUSD', 'CL'],
    ],
    [
      ['drawdown of apple', 'drawdown of ibm in 2022', 'drawdown of both'],
      ['IBM', 'AAPL'],
    ],
  ] as const)('%j is about %j', (turns, symbols) => {
    expect(ask(turns, 'en')).toEqual(symbols);
  });

  it('sets one name beside the chart in view', () => {
    expect(ask(['altınla korelasyonu'], 'tr', 'BTCUSDT')).toEqual(['BTCUSDT', 'XAUUSD']);
    expect(ask(['correlation with silver'], 'en', 'XAUUSD')).toEqual(['XAUUSD', 'XAGUSD']);
  });
});
