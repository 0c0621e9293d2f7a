import type { FigureFinding, SampleAnalysis } from '@vela/contracts';
import { expect, it } from 'vitest';
import { toStoryPicture } from './story-picture.ts';

const hour = 3_600_000;
const count = 150;
const times = Array.from({ length: count }, (_, index) => index * hour);

const toFinding = (
  id: string,
  kind: FigureFinding['kind'],
  [bottom, top, formed, confirmed]: readonly [number, number, number, number],
): FigureFinding => ({
  id,
  kind,
  bottom,
  top,
  direction: 'bullish',
  formedAt: formed * hour,
  confirmedAt: confirmed * hour,
  transitions: [],
});

const createFindings = (brokenAt: number) => [
  toFinding('break', 'break-of-structure', [105, 105, 10, brokenAt]),
  toFinding('above', 'fair-value-gap', [112, 114, 140, 142]),
  toFinding('below', 'fair-value-gap', [101, 103, 60, 62]),
];
const findings = createFindings(90);

/** Candles that rise from 50 to 110 and stay there. */
const close = times.map((_, index) => (index < 30 ? 50 : 110));
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
  asOf: count * hour,
  source: { kind: 'simulated', vendor: 'simulation', health: [] },
  hash: '0123456789abcdef',
  candles: { openTime: times, open: close, high: close, low: close, close },
  findings,
  facts: findings.map(({ id, top }) => ({
    id,
    label: id,
    value: top,
    unit: 'price',
    method: 'test@1',
    refs: [id],
    from: 0,
    to: 0,
  })),
  sentences: findings.map(({ id }) => ({
    text: `about ${id}`,
    factIds: [id],
    spans: [{ start: 6, end: 6 + id.length, factId: id }],
  })),
};

const readNames = (language: 'en' | 'tr') =>
  toStoryPicture(sample, [40, 120], language)?.figure.steps.map(({ label }) => label);

it('names each zone by its side of price, in both languages', () => {
  expect(readNames('en')).toEqual(['Break of structure', 'Gap above', 'Gap below']);
  expect(readNames('tr')).toEqual(['Yapı kırılımı', 'Üst boşluk', 'Alt boşluk']);
});

it('shows the candles that the story needs, and their prices alone', () => {
  const figure = toStoryPicture(sample, [40, 120], 'en')?.figure;
  // 48 candles before the break at candle 90; the price of 50 lies before them.
  expect(figure?.from).toBe(42);
  expect(figure?.slots).toBe(108 + 28);
  expect(figure?.prices[0]).toBeCloseTo(101 - 0.06 * 13);
  expect(figure?.prices[1]).toBeCloseTo(114 + 0.06 * 13);
  const late = toStoryPicture(
    { ...sample, findings: createFindings(140) },
    [40, 120],
    'en',
  )?.figure;
  // The gap below formed at candle 60, six candles after the first one shown.
  expect(late?.from).toBe(54);
});

it('is undefined without a story', () => {
  expect(toStoryPicture({ ...sample, sentences: [] }, [40, 120], 'en')).toBeUndefined();
});
