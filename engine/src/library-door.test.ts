import { describe, expect, it } from 'vitest';
import { analyzeTechnical, createTechnicalScanner } from './analyze-technical.ts';
import type { Candles } from './candles/candles.ts';
import { sliceCandles } from './candles/to-candles.ts';
import { calculateIndicator } from './indicators/calculate-indicator.ts';
import { indicatorDefinitions } from './indicators/registry.ts';
import { toPlainAnalysis, toPlainFindings } from './plain-analysis.ts';
import { createRandomCandles } from './testing/random-candles.ts';

const candles = createRandomCandles({ seed: 51, length: 600 });

/** The candles with one value changed. */
function change(name: Exclude<keyof Candles, 'interval' | 'length'>, value: number): Candles {
  return { ...candles, [name]: candles[name].map((own, t) => (t === 400 ? value : own)) };
}

const [atr] = indicatorDefinitions.filter(({ id }) => id === 'atr');
const faults = [
  [change('close', Number.NaN), 'candle 400: close is NaN'],
  [change('open', Number.POSITIVE_INFINITY), 'candle 400: open is Infinity'],
  [change('volume', Number.NaN), 'candle 400: volume is NaN'],
  [change('openTime', Number.NaN), 'candle 400: openTime is NaN'],
  [change('high', 1), 'candle 400: high 1 is below low'],
  [change('close', 1), 'candle 400: close 1 is outside'],
  [change('volume', -1), 'candle 400: volume -1 is below zero'],
] as const;

describe('candles that are none', () => {
  it.each(faults)('are refused by name (%#)', (broken, message) => {
    expect(() => analyzeTechnical(broken)).toThrow(message);
    if (atr === undefined) throw new Error('atr');
    expect(() => calculateIndicator(atr, { candles: broken })).toThrow(message);
  });

  it('leave a scanner as it was', () => {
    const scanner = createTechnicalScanner('15m');
    scanner.append(sliceCandles(candles, 0, 300));
    expect(() => scanner.append(change('close', Number.NaN), 300)).toThrow('candle 400');
    scanner.append(candles, 300);
    expect(JSON.stringify(scanner.analysis().findings)).toBe(
      JSON.stringify(analyzeTechnical(candles).findings),
    );
  });
});

describe('the columns of the caller', () => {
  it('are copied: writing to them changes no analysis', () => {
    const own = createRandomCandles({ seed: 51, length: 600 });
    const scanner = createTechnicalScanner('15m');
    scanner.append(sliceCandles(own, 0, 500));
    own.close.fill(1);
    own.high.fill(2);
    scanner.append(candles, 500);
    const { findings, candles: kept } = scanner.analysis();
    expect([...kept.close]).toEqual([...candles.close]);
    expect(JSON.stringify(findings)).toBe(JSON.stringify(analyzeTechnical(candles).findings));
  });
});

describe('an analysis for a worker', () => {
  const analysis = analyzeTechnical(candles);

  it('cannot be cloned as views by mistake', () => {
    expect(() => structuredClone(analysis.findings[0])).toThrow('could not be cloned');
  });

  it('is cloned with all its fields as a plain one', () => {
    const clone = structuredClone(toPlainAnalysis(analysis));
    expect(JSON.stringify(clone.findings)).toBe(JSON.stringify(analysis.findings));
    expect(clone.scales.swing.lastBreak?.id).toBe(analysis.scales.swing.lastBreak?.id);
    expect([...clone.indicators.ema50]).toEqual([...analysis.indicators.ema50]);
    expect([...clone.candles.close]).toEqual([...candles.close]);
    const [first] = structuredClone(toPlainFindings(analysis.findings));
    expect(first?.transitions).toEqual(analysis.findings[0]?.transitions);
  });
});
