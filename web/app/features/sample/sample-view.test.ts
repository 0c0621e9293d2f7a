import type { SampleAnalysis, SampleFact } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { toStretches } from '../../lib/stretches.ts';
import { toSampleView } from './sample-view.ts';

const hour = 3_600_000;

const fact = (id: string, value: number, more: Partial<SampleFact> = {}): SampleFact => ({
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
    fact('close.last', 104),
    fact('window.high', 110, { from: 0, to: 2 * hour }),
    fact('gap.below.top', 106, { refs: ['gap'], method: 'fair-value-gap@1' }),
    fact('structure.swing.low.price', 50, { refs: ['swing'] }),
    fact('structure.swing.high.distance-percent', 3.8, { unit: 'percent', refs: ['peak'] }),
    fact('gap.above.top', 109, { refs: ['early'], method: 'fair-value-gap@1' }),
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
const factOf = (id: string) => view.facts.find((one) => one.id === id);
const lightOf = (id: string) => factOf(id)?.light;

describe('a sentence', () => {
  it('is cut at its numbers and loses no letter', () => {
    const stretches = toStretches(sample.sentences[0] ?? { text: '', factIds: [], spans: [] });
    expect(stretches).toEqual([
      { text: 'Closed at ' },
      { text: '104.00', factId: 'close.last' },
      { text: ', gap at ' },
      { text: '106.00', factId: 'gap.below.top' },
      { text: '.' },
    ]);
  });
});

describe('what a fact lights up', () => {
  it('is the zone it speaks of, with its price', () => {
    expect(lightOf('gap.below.top')).toEqual({ findings: ['gap'], price: 106 });
  });

  it('is the candle it was read from where there is no zone', () => {
    expect(lightOf('close.last')).toEqual({
      findings: [],
      candles: { from: hour, to: hour },
      price: 104,
    });
  });

  it('is the level of a swing whose own candle is not shown', () => {
    expect(lightOf('structure.swing.high.distance-percent')).toEqual({
      findings: ['peak'],
      price: 108,
    });
  });

  it('is the one candle that made an extreme of all of them', () => {
    expect(lightOf('window.high')).toEqual({
      findings: [],
      candles: { from: hour, to: hour },
      price: 110,
    });
  });
});

describe('what a fact cannot show', () => {
  it('is said where it formed before the first candle, with the time', () => {
    expect(factOf('gap.above.top')?.formed).toContain('31 December 1969');
    expect(factOf('gap.above.top')?.formed).toContain('21:00');
    expect(factOf('gap.below.top')?.formed).toBeUndefined();
    expect(factOf('close.last')?.formed).toBeUndefined();
  });

  it('is said where its price is beyond the picture', () => {
    expect(view.facts.filter(({ isBeyond }) => isBeyond).map(({ id }) => id)).toEqual([
      'structure.swing.low.price',
    ]);
  });
});

describe('the sample on a page', () => {
  it('lights up a zone of the text before anything is chosen', () => {
    expect(view.firstFact).toBe('gap.below.top');
  });

  it('is not flattened by a level far away', () => {
    // The candles reach from 100 to 110; a twentieth is left free on either side.
    expect(view.prices).toEqual([99.5, 110.5]);
  });

  it('says once that it is simulated, and links a definition that has a page', () => {
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
