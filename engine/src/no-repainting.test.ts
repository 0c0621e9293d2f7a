import { describe, expect, it } from 'vitest';
import type { TechnicalAnalysis } from './analysis.ts';
import { analyzeTechnical, createTechnicalScanner } from './analyze-technical.ts';
import type { Candles } from './candles/candles.ts';
import { sliceCandles } from './candles/to-candles.ts';
import { countPrefixDifferences, countWindowDifferences, describeFinding } from './testing/compare-findings.ts';
import { createRandom, randomCandles } from './testing/random-candles.ts';
import { realSeries, simulatedSeries } from './testing/test-series.ts';
import { peekingCandles } from './testing/transform-candles.ts';

const length = 3000;
const series = [...realSeries(length), ...simulatedSeries(length)];
const prefixes = 400;

const peeking = (candles: Candles): TechnicalAnalysis => analyzeTechnical(peekingCandles(candles));

function randomEnds(seed: number, count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => 1 + Math.floor(random() * length));
}

function describeState({ bias, ...latest }: TechnicalAnalysis['scales']['swing']): unknown {
  return [bias, Object.entries(latest).map(([name, finding]) => [name, finding?.id])];
}

/** Everything an analysis says, for comparing two runs. */
function describeAnalysis({ findings, scales, indicators, candles }: TechnicalAnalysis): unknown {
  const columns = [...Object.values(indicators), candles.openTime, candles.close].map((column) => column.join());
  return [findings.map((finding) => describeFinding(finding)), describeState(scales.internal), describeState(scales.swing), columns];
}

describe.each(series)('on $name', ({ candles }) => {
  it('a run over a prefix says what the run over everything says of it', () => {
    const ends = randomEnds(candles.length + series.length, Math.ceil(prefixes / series.length));
    expect(countPrefixDifferences(analyzeTechnical, candles, ends)).toBe(0);
  });

  it('nothing confirmed appears, vanishes or is renamed while a window of 500 candles moves on', () => {
    expect(countWindowDifferences(analyzeTechnical, candles, { limit: 500, firstEnd: length - 60, count: 60 })).toBe(0);
  });

  it('candle by candle, in random portions and at once are the same', () => {
    const random = createRandom(5);
    const single = createTechnicalScanner(candles.interval);
    const portions = createTechnicalScanner(candles.interval);
    for (let end = 1; end <= length; end += 1) single.append(sliceCandles(candles, 0, end), end - 1);
    for (let from = 0; from < length;) {
      const to = Math.min(length, from + 1 + Math.floor(random() * 400));
      portions.append(sliceCandles(candles, from, to));
      if (random() < 0.5) portions.analysis();
      from = to;
    }
    const expected = describeAnalysis(analyzeTechnical(candles));
    expect(describeAnalysis(single.analysis())).toEqual(expected);
    expect(describeAnalysis(portions.analysis())).toEqual(expected);
  });
});

describe('a planted look-ahead of one candle', () => {
  const candles = randomCandles({ seed: 3, length });

  it('fails the prefix test', () => {
    expect(countPrefixDifferences(peeking, candles, randomEnds(7, 20))).toBeGreaterThan(0);
  });

  it('fails the window test', () => {
    expect(countWindowDifferences(peeking, candles, { limit: 500, firstEnd: length - 60, count: 60 })).toBeGreaterThan(0);
  });
});

describe('an analysis', () => {
  it('is a snapshot that later candles do not change', () => {
    const candles = randomCandles({ seed: 21, length });
    const scanner = createTechnicalScanner('15m');
    scanner.append(sliceCandles(candles, 0, 1500));
    const early = scanner.analysis();
    const said = describeAnalysis(early);
    scanner.append(candles, 1500);
    expect(describeAnalysis(early)).toEqual(said);
    expect(scanner.analysis().findings.length).toBeGreaterThan(early.findings.length);
  });

  it('refuses candles that do not follow those it has, and other intervals', () => {
    const candles = randomCandles({ seed: 22, length: 100 });
    const scanner = createTechnicalScanner('15m');
    scanner.append(candles);
    expect(() => scanner.append(candles)).toThrow('one after the other');
    expect(() => createTechnicalScanner('1h').append(candles)).toThrow('takes no 15m candles');
    expect(scanner.analysis().candles.length).toBe(100);
  });

  it('stays as it is when nothing is appended', () => {
    const candles = randomCandles({ seed: 23, length: 200 });
    const scanner = createTechnicalScanner('15m');
    scanner.append(candles);
    scanner.append(candles, 200);
    scanner.append(candles, 260);
    expect(describeAnalysis(scanner.analysis())).toEqual(describeAnalysis(analyzeTechnical(candles)));
  });

  it('of no candles is empty', () => {
    const { findings, scales, candles } = createTechnicalScanner('1d').analysis();
    expect([findings, candles.length, scales.swing.bias, scales.swing.lastBreak]).toEqual([[], 0, 'neutral', undefined]);
  });

  it('serialises its findings as plain objects', () => {
    const [finding] = analyzeTechnical(randomCandles({ seed: 1, length: 300 })).findings;
    expect(JSON.parse(JSON.stringify(finding))).toMatchObject({
      id: finding?.id,
      kind: finding?.kind,
      timeframe: '15m',
      transitions: finding?.transitions,
    });
  });

  it('names every finding once', () => {
    const ids = analyzeTechnical(randomCandles({ seed: 9, length })).findings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
