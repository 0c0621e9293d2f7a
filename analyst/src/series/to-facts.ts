import type { Fact } from '@vela/contracts';
import type { EngineFact } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';

const decimalsOfUnit = { percent: 2, ratio: 2, count: 0, money: 2 } as const;
const decimalsOfFact: Readonly<Record<string, number>> = { 'rsi.value': 1, 'atr.percentile': 0 };

function decimalsOf({ id, unit }: EngineFact, priceDecimals: number): number | undefined {
  if (unit === 'time' || unit === 'text') return undefined;
  return unit === 'price' ? priceDecimals : (decimalsOfFact[id] ?? decimalsOfUnit[unit]);
}

/** Gives facts their provenance: vendor, the data's hash, the open times of the candles they were read from, and as of when. */
export function toFacts(engineFacts: readonly EngineFact[], series: CandleSeries): Fact[] {
  const { candles, source, hash, instrument } = series;
  const timeAt = (index: number): number => candles.openTime[Math.max(0, index)] ?? source.anchor;
  return engineFacts.map((fact) => {
    const decimals = decimalsOf(fact, instrument.priceDecimals);
    const { id, kind, label, value, unit, method } = fact;
    const origin = { vendor: source.vendor, hash, from: timeAt(fact.from), to: timeAt(fact.to) };
    const spoken = decimals === undefined ? {} : { decimals };
    return { id, kind, label, value, unit, ...spoken, asOf: source.asOf, source: origin, method, refs: [...fact.refs] };
  });
}
