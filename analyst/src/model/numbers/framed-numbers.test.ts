import { describe, expect, it } from 'vitest';
import type { Fact, Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { createTextGuard } from '../guard-text.ts';

type Value = readonly [id: string, value: number | string, unit: Fact['unit'], decimals?: number];

const values: readonly Value[] = [
  ['close.last', 92_598.49, 'price'],
  ['structure.swing.high.price', 96_472.2, 'price'],
  ['structure.swing.high.distance-percent', 4.18, 'percent'],
  ['structure.swing.low.price', 82_683.02, 'price'],
  ['structure.swing.low.distance-percent', 10.71, 'percent'],
  ['structure.swing.event.time', Date.UTC(2026, 10, 6), 'time'],
  ['structure.swing.event.age', 92, 'count', 0],
  ['gap.above.bottom', 96_329.58, 'price'],
  ['gap.above.top', 97_232.24, 'price'],
  ['gap.above.state', 'half', 'text'],
  ['gap.below.top', 88_468.63, 'price'],
  ['gap.below.state', 'open', 'text'],
  ['window.from', Date.UTC(2026, 7, 30), 'time'],
  ['count.open-blocks', 12, 'count', 0],
  ['count.fresh-blocks', 6, 'count', 0],
  ['ema.20', 92_376.04, 'price'],
  ['ema.200', 89_642.83, 'price'],
  ['atr.percent', 1.46, 'percent'],
  ['timeframe.1w.rsi.value', 66.6, 'ratio', 1],
  ['rsi.value', 52.1, 'ratio', 1],
];

const facts = values.map(([id, value, unit, decimals = 2]): Fact => {
  const source = { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 0 } as const;
  return {
    id,
    kind: 'test',
    label: id,
    value,
    unit,
    decimals,
    asOf: 0,
    source,
    method: 'test@1',
    refs: [],
  };
});

function read(text: string, language: Language): readonly string[] | 'refused' {
  const input = { language, interval: '4h', facts, labels: ['4-hour', '4 saatlik'] } as const;
  const guarded = createTextGuard({
    ...input,
    symbol: 'BTCUSDT',
    catalogue: instrumentCatalogue,
  })(text);
  return guarded.kind === 'refused' ? 'refused' : guarded.sentence.factIds;
}

describe('numbers by what their clause is about', () => {
  it.each<[string, Language, readonly string[]]>([
    ['The gap above spans 96,330 to 97,232.', 'en', ['gap.above.bottom', 'gap.above.top']],
    [
      'The swing low lies almost 11% below the close.',
      'en',
      ['structure.swing.low.distance-percent'],
    ],
    ['The swing structure broke a level 92 candles ago.', 'en', ['structure.swing.event.age']],
    ['The weekly RSI is about 67.', 'en', ['timeframe.1w.rsi.value']],
    [
      'Salınım dibi kapanışın yüzde on bir altında.',
      'tr',
      ['structure.swing.low.distance-percent'],
    ],
    ['On iki açık blok var.', 'tr', ['count.open-blocks']],
  ])('binds %s', (text, language, ids) => {
    expect(read(text, language)).toEqual(ids);
  });

  it.each<[string, Language]>([
    ['The gap above spans 88,469 to 97,232.', 'en'],
    ['The EMA 200 is at 92,376.', 'en'],
    ['The weekly RSI is about 52.', 'en'],
    ['The swing low lies more than 11% below the close.', 'en'],
    ['The swing structure broke a level on 30 August.', 'en'],
    ['The gap below starts at [[gap.below.top]], and half of it is filled.', 'en'],
  ])('refuses %s', (text, language) => {
    expect(read(text, language)).toBe('refused');
  });
});

describe('numbers that follow from those of the sentence', () => {
  it.each<[string, Language]>([
    [
      'The swing high at [[structure.swing.high.price]] is about 3,900 dollars above the close.',
      'en',
    ],
    ['Half of the [[count.open-blocks]] blocks, [[count.fresh-blocks]], are fresh.', 'en'],
    ['Half of the gap above has been filled up to [[gap.above.top]].', 'en'],
    [
      'The low is more than twice as far, [[structure.swing.low.distance-percent]] against [[structure.swing.high.distance-percent]].',
      'en',
    ],
    ['[[count.open-blocks]] bloğun yarısı, [[count.fresh-blocks]] tanesi taze.', 'tr'],
  ])('shows %s', (text, language) => {
    expect(read(text, language)).not.toBe('refused');
  });

  it.each<[string, Language]>([
    [
      'The swing high at [[structure.swing.high.price]] is about 4,900 dollars above the close.',
      'en',
    ],
    ['A third of the [[count.open-blocks]] blocks, [[count.fresh-blocks]], are fresh.', 'en'],
    [
      'The low is three times as far, [[structure.swing.low.distance-percent]] against [[structure.swing.high.distance-percent]].',
      'en',
    ],
    ['[[count.open-blocks]] bloğun üçte biri, [[count.fresh-blocks]] tanesi taze.', 'tr'],
  ])('refuses %s', (text, language) => {
    expect(read(text, language)).toBe('refused');
  });
});
