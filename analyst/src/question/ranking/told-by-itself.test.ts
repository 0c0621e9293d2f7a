import { describe, expect, it } from 'vitest';
import { readTurns } from '../../testing/read-turns.ts';

type Row = readonly [language: 'en' | 'tr', text: string, measure: string];

describe('what is asked for by itself, though an answer about the chart or a list tells it too', () => {
  it.each([
    ['en', 'closest level either side on yen', 'nearest-structure'],
    ['en', 'what is the next floor under eth', 'nearest-structure'],
    ['en', 'closest liquidity for cable', 'nearest-structure'],
    ['tr', 'nasdaq 1 saatte toplam kaç ob kalmış', 'zone-count'],
    ['tr', 'nvidia günlükte destek bölgelerini aralık olarak ver', 'zone-list'],
    ['tr', 'btc de amerika seansında mı düşüyor hep', 'session-range'],
  ] as const satisfies readonly Row[])('%s "%s" is %s', (language, text, measure) => {
    expect(readTurns([text], language).measures?.[0]?.id).toBe(measure);
  });

  it.each([
    ['en', 'btc gaps', 'gaps'],
    ['en', 'support and resistance on eth', 'levels'],
    ['tr', 'altın boşlukları', 'gaps'],
    ['tr', 'eth destek direnç', 'levels'],
  ] as const)('%s "%s" stays the answer about %s', (language, text, intent) => {
    expect(readTurns([text], language).intent).toBe(intent);
  });
});

describe('a move of one instrument for that of another', () => {
  it.each([
    ['tr', 'btc yüzde 1 düşünce eth kaç düşüyor', ['BTCUSDT', 'ETHUSDT']],
    ['tr', 'sp yüzde 1 düşse tesla kaç düşer genelde', ['SPX', 'TSLA']],
  ] as const)('%s "%s" is the beta of both', (language, text, symbols) => {
    const { measures, symbol, others = [] } = readTurns([text], language);
    expect(measures?.[0]?.id).toBe('beta');
    expect(new Set([symbol, ...others])).toStrictEqual(new Set(symbols));
  });

  it('which of several fell by so much is a condition of each', () => {
    const { measures } = readTurns(['which of btc and eth fell more than 10% this year'], 'en');
    expect(measures?.[0]).toMatchObject({ id: 'change', percent: 10 });
  });
});

describe('habits by their names', () => {
  it.each([
    ['en', 'turnaround tuesday real or myth, s&p', 'weekday-averages'],
    ['en', 'is there a santa rally in the s&p', 'month-averages'],
    ['en', 'uptober real for btc?', 'month-averages'],
    ['tr', 'pazartesi sendromu daxta görünüyor mu', 'weekday-averages'],
    ['tr', 'noel rallisi gerçek mi altında', 'month-averages'],
    ['tr', 'bu bitcoin pazartesi hep düşüyor bana mı denk geliyor', 'weekday-averages'],
  ] as const satisfies readonly Row[])('%s "%s" is %s', (language, text, measure) => {
    const [first] = readTurns([text], language).measures ?? [];
    expect(first?.id).toBe(measure);
  });

  it.each([
    ['en', 'what did the s&p do on tuesday'],
    ['tr', 'dax pazartesi ne yaptı'],
    ['en', 'nvidia on jan 2 2019'],
    ['en', 'how big was the october rally on btc'],
    ['tr', 'geçen yıl noel rallisi oldu mu spx'],
  ] as const)('%s "%s" is of one day', (language, text) => {
    const [first] = readTurns([text], language).measures ?? [];
    expect(first?.id).not.toMatch(/averages$/);
  });
});

describe('the index of two letters with a Turkish ending', () => {
  it.each(['spnin trendi ne', 'spde son karakter değişimi'])('"%s"', (text) => {
    expect(readTurns([text], 'tr').symbol).toBe('SPX');
  });
});
