import type { SampleAnalysis, SampleFact } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { toTextRanges } from '../../lib/text-ranges.ts';
import { toSampleView } from './sample-view.ts';

const hour = 3_600_000;

const createFact = (id: string, value: number, more: Partial<SampleFact> = {}): SampleFact => ({
  id,
  label: id,
  value,
  unit: 'price',
  decimals: 2,
  method: 'close@1',
  refs: [],
  from: hour,
  to: hour,
  ...more,
});

/** Three candles between 100 and 110, a gap from 104 to 106, and a level far below. */
const sample: SampleAnalysis = {
  id: 'a',
  instrument: {
    symbol: 'BTCUSDT',
    name: { en: 'Bitcoin', tr: 'Bitcoin' },
    assetClass: 'crypto',
    exchange: 'Binance',
    currency: 'USDT',
    priceDecimals: 2,
  },
  interval: '1h',
  madeAt: 0,
  asOf: 3 * hour,
  source: { kind: 'simulated', vendor: 'simulation', health: [{ code: 'simulated', params: {} }] },
  hash: '0123456789abcdef',
  candles: {
    openTime: [0, hour, 2 * hour],
    open: [101, 102, 103],
    high: [104, 110, 105],
    low: [100, 101, 102],
    close: [102, 103, 104],
  },
  findings: [
    {
      id: 'gap',
      kind: 'fair-value-gap',
      direction: 'bullish',
      formedAt: hour,
      confirmedAt: 2 * hour,
      top: 106,
      bottom: 104,
      transitions: [],
    },
    {
      id: 'peak',
      kind: 'swing-high',
      direction: 'bearish',
      formedAt: -9 * hour,
      confirmedAt: -4 * hour,
      top: 108,
      bottom: 108,
      transitions: [],
    },
    {
      id: 'early',
      kind: 'fair-value-gap',
      direction: 'bearish',
      formedAt: -3 * hour,
      confirmedAt: -2 * hour,
      top: 109,
      bottom: 107,
      transitions: [],
    },
  ],
  facts: [
    createFact('close.last', 104),
    createFact('window.high', 110, { from: 0, to: 2 * hour }),
    createFact('gap.below.top', 106, { refs: ['gap'], method: 'fair-value-gap@1' }),
    createFact('structure.swing.low.price', 50, { refs: ['swing'] }),
    createFact('structure.swing.high.distance-percent', 3.8, { unit: 'percent', refs: ['peak'] }),
    createFact('gap.above.top', 109, { refs: ['early'], method: 'fair-value-gap@1' }),
  ],
  sentences: [
    {
      text: 'Closed at 104.00, gap at 106.00.',
      factIds: ['close.last', 'gap.below.top'],
      spans: [
        { start: 10, end: 16, factId: 'close.last' },
        { start: 25, end: 31, factId: 'gap.below.top' },
      ],
    },
  ],
};

const view = toSampleView(sample, 'en', (method) =>
  method === 'fair-value-gap' ? '/methods/fair-value-gap' : undefined,
);
const findFact = (id: string) => view.facts.find((one) => one.id === id);
const findLight = (id: string) => findFact(id)?.light;

describe('a sentence', () => {
  it('is split at its numbers without losing characters', () => {
    const ranges = toTextRanges(sample.sentences[0] ?? { text: '', factIds: [], spans: [] });
    expect(ranges).toEqual([
      { text: 'Closed at ' },
      { text: '104.00', factId: 'close.last' },
      { text: ', gap at ' },
      { text: '106.00', factId: 'gap.below.top' },
      { text: '.' },
    ]);
  });
});

describe('the highlight of a fact', () => {
  it('is its zone, with its price', () => {
    expect(findLight('gap.below.top')).toEqual({ findings: ['gap'], price: 106 });
  });

  it('is the candle it was read from if there is no zone', () => {
    expect(findLight('close.last')).toEqual({
      findings: [],
      candles: { from: hour, to: hour },
      price: 104,
    });
  });

  it('is the level of a swing whose candle is not shown', () => {
    expect(findLight('structure.swing.high.distance-percent')).toEqual({
      findings: ['peak'],
      price: 108,
    });
  });

  it('is the candle of an extreme', () => {
    expect(findLight('window.high')).toEqual({
      findings: [],
      candles: { from: hour, to: hour },
      price: 110,
    });
  });
});

describe('a fact outside the chart', () => {
  it('states the time it formed, if before the first candle', () => {
    expect(findFact('gap.above.top')?.formed).toContain('31 December 1969');
    expect(findFact('gap.above.top')?.formed).toContain('21:00');
    expect(findFact('gap.below.top')?.formed).toBeUndefined();
    expect(findFact('close.last')?.formed).toBeUndefined();
  });

  it('is marked if its price is beyond the chart', () => {
    expect(view.facts.filter(({ isBeyond }) => isBeyond).map(({ id }) => id)).toEqual([
      'structure.swing.low.price',
    ]);
  });
});

describe('the sample on a page', () => {
  it('highlights a zone of the text by default', () => {
    expect(view.firstFact).toBe('gap.below.top');
  });

  it('is not flattened by a level far away', () => {
    // The candles range from 100 to 110; a twentieth is added as padding on either side.
    expect(view.prices).toEqual([99.5, 110.5]);
  });

  it('states once that it is simulated, and links definitions with a page', () => {
    expect(view).toMatchObject({ isSimulated: true, health: [], hash: '0123456789ab' });
    expect(view.facts.map(({ methodPath }) => methodPath)).toEqual([
      undefined,
      undefined,
      '/methods/fair-value-gap',
      undefined,
      undefined,
      '/methods/fair-value-gap',
    ]);
  });
});
