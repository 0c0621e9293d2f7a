import { describe, expect, it } from 'vitest';
import { analyzeForming } from './analyze-forming.ts';
import { analyzeTechnical, createTechnicalScanner } from './analyze-technical.ts';
import type { Candle, Candles } from './candles/candles.ts';
import { at } from './candles/column.ts';
import { sliceCandles } from './candles/to-candles.ts';
import { describeFinding } from './testing/compare-findings.ts';
import { createRandomCandles } from './testing/random-candles.ts';

const candles = createRandomCandles({ seed: 81, length: 700 });

const getCandle = ({ openTime, open, high, low, close, volume }: Candles, t: number): Candle => ({
  openTime: at(openTime, t),
  open: at(open, t),
  high: at(high, t),
  low: at(low, t),
  close: at(close, t),
  volume: at(volume, t),
});
const describeAll = (part: Candles): string[] =>
  analyzeTechnical(part).findings.map((finding) => describeFinding(finding));

describe('a forming candle', () => {
  it('leaves no trace: with three looks at every candle the analysis is the same', () => {
    const scanner = createTechnicalScanner('15m');
    for (let t = 0; t < candles.length; t += 1) {
      const closed = getCandle(candles, t);
      if (t % 5 === 0) {
        // As it opens, then far up and far down, then as it closes.
        const { open } = closed;
        for (const [high, low] of [
          [open, open],
          [open * 1.2, open],
          [open, open * 0.8],
        ] as const)
          analyzeForming(scanner, '15m', { ...closed, high, low, close: open });
      }
      scanner.append(sliceCandles(candles, t, t + 1));
    }
    const said = scanner.analysis().findings.map((finding) => describeFinding(finding));
    expect(said).toEqual(describeAll(candles));
  });

  it('says what the analysis says once it has closed as it stood', () => {
    const scanner = createTechnicalScanner('15m');
    let confirmations = 0;
    let changes = 0;
    for (let t = 0; t < candles.length; t += 1) {
      const isLook = t > 600;
      const seen = isLook ? analyzeForming(scanner, '15m', getCandle(candles, t)) : undefined;
      scanner.append(sliceCandles(candles, t, t + 1));
      if (seen === undefined) continue;
      const { findings } = scanner.analysis();
      const transitions = findings.flatMap(({ id, transitions: own }) =>
        own.filter((transition) => transition.at === t).map((transition) => [id, transition]),
      );
      expect(seen.provisional).toBe(true);
      expect(seen.confirmed.map((finding) => describeFinding(finding))).toEqual(
        findings.filter(({ confirmedAt }) => confirmedAt === t).map((one) => describeFinding(one)),
      );
      const told = seen.changed.flatMap(({ finding, transitions: own }) =>
        own.map((transition) => [finding.id, transition]),
      );
      expect(told).toEqual(transitions);
      confirmations += seen.confirmed.length;
      changes += told.length;
    }
    expect(confirmations).toBeGreaterThan(50);
    expect(changes).toBeGreaterThan(100);
  });

  it('is refused like a closed one, and the scanner stays as it was', () => {
    const scanner = createTechnicalScanner('15m');
    scanner.append(sliceCandles(candles, 0, 300));
    const next = getCandle(candles, 300);
    const early = getCandle(candles, 299);
    expect(() => analyzeForming(scanner, '15m', { ...next, close: Number.NaN })).toThrow(
      'close is NaN',
    );
    expect(() => analyzeForming(scanner, '15m', early)).toThrow('strictly increasing');
    expect(() => analyzeForming(scanner, '1h', next)).toThrow('takes no 1h candles');
    expect(scanner.analysis().candles.length).toBe(300);
  });
});
