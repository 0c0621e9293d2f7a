import { describe, expect, it } from 'vitest';
import { readLast } from '../testing/read-turns.ts';

describe('instruments of the answers before', () => {
  it.each([
    ['en', ['eurusd volatility last 90 days', 'against cable and yen'], 'compare-volatility'],
    ['tr', ['eurusd son 90 gün oynaklık', 'sterlin dolar ve dolar yen ile aynı tabloda'], ''],
  ] as const)('%s %j sets several beside the first', (language, turns, measure) => {
    const last = readLast(turns, language);
    expect(last.startsWith('EURUSD+GBPUSD+USDJPY')).toBe(true);
    expect(last.endsWith(measure)).toBe(true);
  });

  it.each([
    ['en', ['compare s&p with gold', 'which gave more return for the nerves it cost'], 2],
    ['en', ['compare s&p with gold', 'its worst day'], 1],
    ['en', ['gold vs silver correlation', 'gold 2025'], 2],
    ['en', ['gold vs silver this year', 'only gold'], 1],
    ['en', ['btc this year', 'eth', 'by how much is eth behind this year'], 2],
    ['en', ['btc this year', 'eth', 'how much did eth drop this year'], 1],
    ['tr', ['bir btc kaç ons altın', 'en fazla kaç ons etmişti'], 2],
    ['tr', ['altın gümüş korelasyonu', 'altın 2025'], 2],
    ['tr', ['altın bu yıl', 'gümüş', 'gümüş en çok ne kadar düştü'], 1],
  ] as const)('%s %j is asked of %i', (language, turns, count) => {
    const [symbols = ''] = readLast(turns, language).split(' ');
    expect(symbols.split('+')).toHaveLength(count);
  });
});
