import type { IndicatorInfo } from '@vela/contracts';
import { expect, it } from 'vitest';
import { joinLanguages, searchIndicators } from './search-indicators.ts';

function info(id: string, short: string, name: string): IndicatorInfo {
  return {
    id,
    short,
    name,
    group: 'momentum',
    description: '',
    pane: 'own',
    parameters: [],
    outputs: [],
    levels: [],
    needsVolume: false,
    needsOther: false,
    confirmsLate: false,
  };
}

const indicators = joinLanguages(
  [
    info('rsi', 'RSI', 'Relative strength index'),
    info('stochastic-rsi', 'Stoch RSI', 'Stochastic RSI'),
    info('atr', 'ATR', 'Average true range'),
  ],
  [
    info('rsi', 'RSI', 'Göreli güç endeksi'),
    info('stochastic-rsi', 'Stoch RSI', 'Stokastik RSI'),
    info('atr', 'ATR', 'Ortalama gerçek aralık'),
  ],
);
const found = (query: string) => searchIndicators(indicators, query).map(({ id }) => id);

it('ranks an acronym match first', () => {
  expect(found('rsi')).toEqual(['rsi', 'stochastic-rsi']);
});

it('finds a name in either language, ignoring case and accents', () => {
  expect([found('relative'), found('goreli'), found('GERÇEK aralık')]).toEqual([
    ['rsi'],
    ['rsi'],
    ['atr'],
  ]);
  expect(found('zzz')).toEqual([]);
  expect(found('')).toHaveLength(3);
});
