import type { Fact } from '@vela/contracts';
import type { EngineFact } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';

const decimalsByUnit = { percent: 2, ratio: 2, count: 0, money: 2 } as const;
const decimalsByFactId: Readonly<Record<string, number>> = {
  'rsi.value': 1,
  'atr.percentile': 0,
  'range.close-percent': 0,
  'range.middle-percent': 0,
  'range.entry.least-percent': 0,
  'range.entry.most-percent': 0,
  'range.entry.mark-percent': 1,
};

const maxDecimals = 8;
// Magnitudes that must not be rounded to zero: "0.00% above", "an ATR of 0.00000".
const isMagnitude = (id: string): boolean =>
  /(?:distance-percent|distance-atr|width-atr|depth-atr|atr-percent|median-percent|lowest-percent|highest-percent|way-percent)$/.test(
    id,
  ) ||
  id === 'atr.value' ||
  id === 'atr.percent';

/** Number of decimals for two significant digits of a small magnitude, at least `usual`. */
function calculateMagnitudeDecimals(size: number, usual: number): number {
  if (size === 0 || size >= 10 ** -usual) return usual;
  return Math.min(maxDecimals, 1 - Math.floor(Math.log10(size)));
}

const manyDigits = 1000;

/** Number of decimals of an indicator value, whose magnitude can be anything. */
function calculateValueDecimals(size: number, usual: number): number {
  return size >= manyDigits ? 0 : calculateMagnitudeDecimals(size, usual);
}

function getUsualDecimals({ id, kind, unit }: EngineFact, priceDecimals: number): number {
  // Confidence intervals of rates are points wide: more decimals would be false precision.
  if (kind === 'base-rate') return unit === 'count' ? 0 : 1;
  if (unit === 'price') return priceDecimals;
  if (unit === 'time' || unit === 'text') return 0;
  return decimalsByFactId[id] ?? decimalsByUnit[unit];
}

/** Decimals of a share: 999 of 1,000 are not 100%, nor is 1 of them 0%. */
function calculateShareDecimals(share: number): number {
  const isWhole = (decimals: number): boolean => [0, 100].includes(Number(share.toFixed(decimals)));
  return share === 0 || share === 100 ? 0 : ([0, 1].find((some) => !isWhole(some)) ?? 2);
}

/** Decimals of a price below one of which the usual ones show fewer than three digits. */
function calculatePriceDecimals(size: number, usual: number): number {
  if (size === 0 || size >= 1) return usual;
  return Math.min(maxDecimals, Math.max(usual, 2 - Math.floor(Math.log10(size))));
}

/** Decimals of a ratio of two prices, with at least four digits. */
function calculateRatioDecimals(size: number, usual: number): number {
  if (size === 0 || size >= manyDigits) return size === 0 ? usual : 0;
  return Math.min(maxDecimals, Math.max(usual, 3 - Math.floor(Math.log10(size))));
}

/** Values on a scale of their own: an oscillator, a MACD of a currency pair. */
function isOfOwnScale(id: string): boolean {
  return ['indicator.', 'measure.indicator-'].some((start) => id.startsWith(start));
}

function calculateDecimals(fact: EngineFact, priceDecimals: number): number | undefined {
  const { id, unit, value } = fact;
  if (unit === 'time' || unit === 'text') return undefined;
  const usual = getUsualDecimals(fact, priceDecimals);
  if (typeof value !== 'number') return usual;
  const size = Math.abs(value);
  if (id.endsWith('.percentile')) return calculateShareDecimals(value);
  if (unit === 'price') return calculatePriceDecimals(size, usual);
  if (unit === 'ratio' && id.startsWith('measure.ratio.'))
    return calculateRatioDecimals(size, usual);
  if (unit === 'ratio' && isOfOwnScale(id)) return calculateValueDecimals(size, usual);
  return isMagnitude(id) ? calculateMagnitudeDecimals(size, usual) : usual;
}

// On a nearly flat series the ATR tends to 0 and distances in it grow without bound.
const maxAtrs = 100_000;

function isDisplayable({ id, value }: EngineFact): boolean {
  if (typeof value !== 'number') return true;
  if (id.endsWith('-atr')) return Math.abs(value) < maxAtrs;
  return !isMagnitude(id) || value === 0 || Math.abs(value) >= 10 ** -maxDecimals;
}

/** Adds provenance (vendor, data hash, candles, as-of time); drops what cannot be displayed. */
export function toFacts(engineFacts: readonly EngineFact[], series: CandleSeries): Fact[] {
  const { candles, source, hash, instrument } = series;
  return engineFacts.filter(isDisplayable).map((fact) => {
    const decimals = calculateDecimals(fact, instrument.priceDecimals);
    const { id, kind, label, value, unit, method } = fact;
    const origin = {
      kind: 'candles' as const,
      vendor: source.vendor,
      hash,
      from: candles.openTime[Math.max(0, fact.from)] ?? source.anchor,
      to: candles.openTime[Math.max(0, fact.to)] ?? source.anchor,
    };
    const spoken = decimals === undefined ? {} : { decimals };
    return {
      id,
      kind,
      label,
      value,
      unit,
      ...spoken,
      asOf: source.asOf,
      source: origin,
      method,
      refs: [...fact.refs],
    };
  });
}
