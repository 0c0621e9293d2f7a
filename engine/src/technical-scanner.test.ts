import { describe, expect, it } from 'vitest';
import type { TechnicalAnalysis } from './analysis.ts';
import { analyzeTechnical, createTechnicalScanner } from './analyze-technical.ts';
import { sliceCandles } from './candles/to-candles.ts';
import { defaultTechnicalOptions } from './technical-options.ts';
import { describeFinding } from './testing/compare-findings.ts';
import { createRandom, createRandomCandles } from './testing/random-candles.ts';
import { readTestSeries } from './testing/test-series.ts';

const length = 3000;

function describeState({ bias, ...latest }: TechnicalAnalysis['scales']['swing']): unknown {
  return [bias, Object.entries(latest).map(([name, finding]) => [name, finding?.id])];
}

/** Plain copy of an analysis, for comparing two runs. */
function describeAnalysis({ findings, scales, indicators, candles }: TechnicalAnalysis): unknown {
  const columns = [...Object.values(indicators), candles.openTime, candles.close].map((column) =>
    column.join(),
  );
  return [
    findings.map((finding) => describeFinding(finding)),
    describeState(scales.internal),
    describeState(scales.swing),
    columns,
  ];
}

describe.each(readTestSeries(length))('on $name', ({ candles, calendar }) => {
  it('gives the same analysis candle by candle, in random portions and at once', () => {
    const options = { ...defaultTechnicalOptions, calendar };
    const random = createRandom(5);
    const single = createTechnicalScanner(candles.interval, options);
    const portions = createTechnicalScanner(candles.interval, options);
    for (let end = 1; end <= length; end += 1)
      single.append(sliceCandles(candles, 0, end), end - 1);
    for (let from = 0; from < length;) {
      const to = Math.min(length, from + 1 + Math.floor(random() * 400));
      portions.append(sliceCandles(candles, from, to));
      if (random() < 0.5) portions.analysis();
      from = to;
    }
    const expected = describeAnalysis(analyzeTechnical(candles, options));
    expect(describeAnalysis(single.analysis())).toEqual(expected);
    expect(describeAnalysis(portions.analysis())).toEqual(expected);
  });
});

const createConstant = () =>
  createTechnicalScanner('15m', defaultTechnicalOptions, { areConstant: true });

describe('columns that are never written again', () => {
  const candles = createRandomCandles({ seed: 22, length });

  it('are used as they are, and give the same analysis', () => {
    const scanner = createConstant();
    scanner.append(candles);
    const analysis = scanner.analysis();
    expect(analysis.candles.close.buffer).toBe(candles.close.buffer);
    expect(describeAnalysis(analysis)).toEqual(describeAnalysis(analyzeTechnical(candles)));
  });

  it('are not written by what is appended to them, nor to a copy', () => {
    const early = sliceCandles(candles, 0, 1500);
    const later = candles.close.slice();
    const scanner = createConstant();
    scanner.append(early);
    const copy = scanner.copy();
    const other = { ...candles, volume: candles.volume.map((volume) => volume + 1) };
    for (const one of [scanner, copy])
      for (let end = 1501; end <= 1600; end += 1) one.append(sliceCandles(other, 0, end), end - 1);
    expect(candles.close).toEqual(later);
    expect(describeAnalysis(copy.analysis())).toEqual(describeAnalysis(scanner.analysis()));
  });
});

describe('an analysis', () => {
  it('is a snapshot that later candles do not change', () => {
    const candles = createRandomCandles({ seed: 21, length });
    const scanner = createTechnicalScanner('15m');
    scanner.append(sliceCandles(candles, 0, 1500));
    const early = scanner.analysis();
    const said = describeAnalysis(early);
    scanner.append(candles, 1500);
    expect(describeAnalysis(early)).toEqual(said);
    expect(scanner.analysis().findings.length).toBeGreaterThan(early.findings.length);
  });

  it('rejects candles out of order and candles of another interval', () => {
    const candles = createRandomCandles({ seed: 22, length: 100 });
    const scanner = createTechnicalScanner('15m');
    scanner.append(candles);
    expect(() => scanner.append(candles)).toThrow('strictly increasing');
    expect(() => createTechnicalScanner('1h').append(candles)).toThrow('takes no 15m candles');
    expect(scanner.analysis().candles.length).toBe(100);
  });

  it('does not change when nothing is appended', () => {
    const candles = createRandomCandles({ seed: 23, length: 200 });
    const scanner = createTechnicalScanner('15m');
    scanner.append(candles);
    scanner.append(candles, 200);
    scanner.append(candles, 260);
    expect(describeAnalysis(scanner.analysis())).toEqual(
      describeAnalysis(analyzeTechnical(candles)),
    );
  });

  it('is empty without candles', () => {
    const { findings, scales, candles } = createTechnicalScanner('1d').analysis();
    expect([findings, candles.length, scales.swing.bias, scales.swing.lastBreak]).toEqual([
      [],
      0,
      'neutral',
      undefined,
    ]);
  });

  it('serialises its findings as plain objects', () => {
    const [finding] = analyzeTechnical(createRandomCandles({ seed: 1, length: 300 })).findings;
    expect(JSON.parse(JSON.stringify(finding))).toMatchObject({
      id: finding?.id,
      kind: finding?.kind,
      timeframe: '15m',
      transitions: finding?.transitions,
    });
  });

  it('gives every finding a unique id', () => {
    const ids = analyzeTechnical(createRandomCandles({ seed: 9, length })).findings.map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
