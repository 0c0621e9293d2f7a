import type { Fact } from '@vela/contracts';
import type { EngineFact } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';

const decimalsOfUnit = { percent: 2, ratio: 2, count: 0, money: 2 } as const;
const decimalsOfFact: Readonly<Record<string, number>> = {
  'rsi.value': 1,
  'atr.percentile': 0,
  'range.close-percent': 0,
  'range.middle-percent': 0,
  'range.entry.least-percent': 0,
  'range.entry.most-percent': 0,
};

const mostDecimals = 8;
// Sizes that say nothing when they are rounded away: "0.00% above", "an ATR of 0.00000".
const isSize = (id: string): boolean =>
  /(?:distance-percent|distance-atr|width-atr|depth-atr|atr-percent|median-percent|lowest-percent|highest-percent)$/.test(
    id,
  ) ||
  id === 'atr.value' ||
  id === 'atr.percent';

/** As many decimals as it takes to speak two significant digits, where the usual ones would leave fewer than that of a small size. */
function decimalsOfSize(size: number, usual: number): number {
  if (size === 0 || size >= 10 ** -usual) return usual;
  return Math.min(mostDecimals, 1 - Math.floor(Math.log10(size)));
}

const manyDigits = 1000;

/** Values of indicators are of any size: cents of a share or millions of it. */
function decimalsOfValue(size: number, usual: number): number {
  return size >= manyDigits ? 0 : decimalsOfSize(size, usual);
}

function usualDecimals({ id, kind, unit }: EngineFact, priceDecimals: number): number {
  // Shares whose intervals are points wide: more decimals would claim too much.
  if (kind === 'base-rate') return unit === 'count' ? 0 : 1;
  if (unit === 'price') return priceDecimals;
  if (unit === 'time' || unit === 'text' || id.endsWith('.percentile')) return 0;
  return decimalsOfFact[id] ?? decimalsOfUnit[unit];
}

function decimalsOf(fact: EngineFact, priceDecimals: number): number | undefined {
  const { id, unit, value } = fact;
  if (unit === 'time' || unit === 'text') return undefined;
  const usual = usualDecimals(fact, priceDecimals);
  if (typeof value !== 'number') return usual;
  if (unit === 'ratio' && id.startsWith('indicator.'))
    return decimalsOfValue(Math.abs(value), usual);
  return isSize(id) ? decimalsOfSize(Math.abs(value), usual) : usual;
}

// Where hardly a candle moves, the ATR dwindles without an end: distances in it grow to anything, and it cannot be written down itself.
const mostAtrs = 100_000;

function isSayable({ id, value }: EngineFact): boolean {
  if (typeof value !== 'number') return true;
  if (id.endsWith('-atr')) return Math.abs(value) < mostAtrs;
  return !isSize(id) || value === 0 || Math.abs(value) >= 10 ** -mostDecimals;
}

/**
 * Gives facts their provenance: vendor, the data's hash, the open times of the candles they were read from, and as of when. A size that
 * no sentence could hold is left out.
 */
export function toFacts(engineFacts: readonly EngineFact[], series: CandleSeries): Fact[] {
  const { candles, source, hash, instrument } = series;
  const timeAt = (index: number): number => candles.openTime[Math.max(0, index)] ?? source.anchor;
  return engineFacts.filter(isSayable).map((fact) => {
    const decimals = decimalsOf(fact, instrument.priceDecimals);
    const { id, kind, label, value, unit, method } = fact;
    const origin = { vendor: source.vendor, hash, from: timeAt(fact.from), to: timeAt(fact.to) };
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
