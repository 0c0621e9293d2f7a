import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import type { Candles } from './candles/candles.ts';
import { at } from './candles/column.ts';
import { sliceCandles } from './candles/to-candles.ts';
import type { Finding, FindingKind } from './structure/finding.ts';
import { drawCandles } from './testing/draw-candles.ts';
import { hasSharedData, readCandles, readText } from './testing/shared-data.ts';

const candles: Candles = hasSharedData
  ? sliceCandles(readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m'), 0, 3000)
  : drawCandles([]);

/** Label on a chart: a text at a price, between two candles, in the colour of a direction. */
type Label = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isBullish: boolean;
};

const middle = (first: number, second: number): number => Math.round((first + second) / 2);

const words: Partial<Record<FindingKind, string>> = {
  'break-of-structure': 'BOS',
  'change-of-character': 'CHoCH',
  'equal-highs': 'EQH',
  'equal-lows': 'EQL',
};

/**
 * A break label is centred between the pivot and the breaking candle; equal highs or lows between
 * the two pivots, at the price of the second, which is confirmed three candles later.
 */
function toLabel({ kind, direction, top, formedAt, confirmedAt }: Finding): Label | undefined {
  const text = words[kind];
  const isBullish = direction === 'bullish';
  if (text === undefined) return undefined;
  if (text === 'BOS' || text === 'CHoCH')
    return { text, x: middle(formedAt, confirmedAt), y: top, isBullish };
  const second = confirmedAt - 3;
  return {
    text,
    x: middle(formedAt, second),
    y: at(text === 'EQH' ? candles.high : candles.low, second),
    isBullish,
  };
}

function isWritten(value: unknown): value is { text: string; x: number; y: number; col: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    'x' in value &&
    'y' in value &&
    'col' in value
  );
}

/**
 * Labels that an independent runtime of the best-known script draws for these candles, in its
 * order.
 */
function publishedLabels(): Label[] {
  if (!hasSharedData) return [];
  const read: unknown = JSON.parse(
    readText('golden/structure/structure_labels_eurusd15m_first3000.json'),
  );
  const written = Array.isArray(read) ? read.filter(isWritten) : [];
  return written.map(({ text, x, y, col }) => ({ text, x, y, isBullish: col === '#089981' }));
}

const having = (labels: readonly Label[], texts: readonly string[]): Label[] =>
  labels.filter(({ text }) => texts.includes(text));

describe.runIf(hasSharedData)(
  'labels of 3,000 candles of EURUSD, against those of the best-known script',
  () => {
    const own = analyzeTechnical(candles).findings.flatMap((finding) => toLabel(finding) ?? []);
    const published = publishedLabels();

    it.each([
      [['BOS', 'CHoCH'], 171],
      [['EQH', 'EQL'], 45],
    ] as const)('say %s in the same %d places', (texts, count) => {
      expect(having(published, texts)).toHaveLength(count);
      expect(having(own, texts)).toEqual(having(published, texts));
    });
  },
);
