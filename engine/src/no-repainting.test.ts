import { describe, expect, it } from 'vitest';
import type { TechnicalAnalysis } from './analysis.ts';
import { analyzeTechnical } from './analyze-technical.ts';
import type { Candles } from './candles/candles.ts';
import type { FindingKind } from './structure/finding.ts';
import { defaultTechnicalOptions, type TechnicalOptions } from './technical-options.ts';
import { countPrefixDifferences } from './testing/compare-findings.ts';
import { createRandom, createRandomCandles } from './testing/random-candles.ts';
import { readTestSeries } from './testing/test-series.ts';
import { isFullRun } from './testing/tier.ts';
import { addLookAhead } from './testing/transform-candles.ts';

const length = 3000;
const series = readTestSeries(length);
/**
 * Prefixes over all series; `earlyPrefixes` more, shorter ones, end before all kinds have occurred.
 */
const prefixes = isFullRun ? 2000 : 120;
const earlyPrefixes = isFullRun ? 300 : 60;
/** Prefixes of each series with other options. */
const otherPrefixes = isFullRun ? 10 : 3;

/** Kinds that do not occur on candles of an hour or longer. */
const sessionKinds = { 'session-high': true, 'session-low': true } as const satisfies Partial<
  Record<FindingKind, true>
>;
const allKinds = {
  'swing-high': true,
  'swing-low': true,
  'break-of-structure': true,
  'change-of-character': true,
  'market-structure-shift': true,
  displacement: true,
  'fair-value-gap': true,
  'order-block': true,
  'equal-highs': true,
  'equal-lows': true,
  'liquidity-pool': true,
  'liquidity-sweep': true,
  'support-resistance': true,
  'previous-high': true,
  'previous-low': true,
  'candlestick-pattern': true,
  divergence: true,
} as const satisfies Record<Exclude<FindingKind, keyof typeof sessionKinds>, true>;

const listKinds = ({ interval }: Candles): string[] =>
  Object.keys(
    interval === '1h' || interval === '1d' ? allKinds : { ...allKinds, ...sessionKinds },
  ).toSorted();

/** Index of the first candle by whose close all kinds of a series have occurred, and the kinds. */
function findFirstWithAllKinds({ findings }: TechnicalAnalysis): {
  readonly kinds: string[];
  readonly t: number;
} {
  const first = new Map<string, number>();
  for (const { kind, confirmedAt } of findings) if (!first.has(kind)) first.set(kind, confirmedAt);
  return { kinds: [...first.keys()].toSorted(), t: Math.max(...first.values()) };
}

type Ends = {
  readonly seed: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
};

function randomEnds({ seed, count, from, to }: Ends): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => from + Math.floor(random() * (to - from + 1)));
}

describe.each(series)('on $name', ({ candles, calendar }) => {
  const analyze = (part: Candles): TechnicalAnalysis =>
    analyzeTechnical(part, { ...defaultTechnicalOptions, calendar });
  const { kinds, t } = findFirstWithAllKinds(analyze(candles));

  it('every kind of finding occurs', () => {
    expect(kinds).toEqual(listKinds(candles));
    expect(t).toBeLessThan(0.8 * length);
  });

  it(
    'a run over a prefix with every kind equals the full run cut to it',
    { timeout: 180_000 },
    () => {
      const ends = randomEnds({
        seed: length + series.length,
        count: Math.ceil(prefixes / series.length),
        from: t + 1,
        to: length,
      });
      expect(countPrefixDifferences(analyze, candles, ends)).toBe(0);
    },
  );

  it('a run over the first candles equals the full run cut to them', { timeout: 60_000 }, () => {
    const ends = randomEnds({
      seed: 17,
      count: Math.ceil(earlyPrefixes / series.length),
      from: 1,
      to: t,
    });
    expect(countPrefixDifferences(analyze, candles, ends)).toBe(0);
  });
});

const otherRules: readonly (readonly [name: string, options: Partial<TechnicalOptions>])[] = [
  ['pivots of both sides', { pivotRule: 'symmetric', pivotLeft: { internal: 3, swing: 20 } }],
  ['large bodies', { displacement: { rule: 'average-body' } }],
  ['breaks by wick, smaller swings', { breakBy: 'wick', swingSize: { internal: 2, swing: 20 } }],
  [
    'the last opposite candle, its body',
    {
      orderBlock: {
        candle: 'last-opposite',
        zone: 'body',
        largeCandles: 'swap',
        brokenBy: 'wick',
      },
    },
  ],
  ['channels of support and resistance', { supportResistance: 'channels' }],
  ['smaller displacements', { displacement: { bodyInAtr: 0.8, bodyShare: 0.4 } }],
];

describe.each(otherRules)('with other options: %s', (_, rules) => {
  it('does not repaint', { timeout: 60_000 }, () => {
    for (const { candles, calendar } of series) {
      const analyze = (part: Candles): TechnicalAnalysis =>
        analyzeTechnical(part, { ...defaultTechnicalOptions, calendar, ...rules });
      expect(
        countPrefixDifferences(
          analyze,
          candles,
          randomEnds({ seed: 23, count: otherPrefixes, from: 1, to: length }),
        ),
      ).toBe(0);
    }
  });
});

describe('the series', () => {
  it('are six in five intervals', () => {
    expect(series).toHaveLength(6);
    expect(new Set(series.map(({ candles }) => candles.interval))).toEqual(
      new Set(['1m', '5m', '15m', '1h', '1d']),
    );
  });
});

const peeking = (part: Candles): TechnicalAnalysis => analyzeTechnical(addLookAhead(part));

describe('a planted look-ahead of one candle', () => {
  it('fails the test', () => {
    const candles = createRandomCandles({ seed: 3, length });
    expect(
      countPrefixDifferences(
        peeking,
        candles,
        randomEnds({ seed: 7, count: 20, from: 1, to: length }),
      ),
    ).toBeGreaterThan(0);
  });
});
