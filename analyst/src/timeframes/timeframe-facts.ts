import type { Fact } from '@vela/contracts';
import {
  toRangeFacts,
  toTrendFacts,
  type Bias,
  type EngineFact,
  type FactWindow,
  type TechnicalAnalysis,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { toFacts } from '../series/to-facts.ts';
import type { Timeframe } from './gather-timeframes.ts';

/** Facts of every timeframe as of its own last closed candle; ages count its own candles. */
const includedFactIds: ReadonlySet<string> = new Set([
  'close.last',
  'trend.swing.bias',
  'trend.internal.bias',
  'structure.swing.event.kind',
  'structure.swing.event.direction',
  'structure.swing.event.level',
  'structure.swing.event.age',
  'structure.since',
  'structure.swing.high.price',
  'structure.swing.low.price',
  'rsi.value',
  'rsi.zone',
  'atr.percent',
]);

const windowCandles = 500;
const method = 'timeframes@1';

/** The position of the last close in the range of the latest swings; empty without a range. */
function toPositionFacts(technical: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  return toRangeFacts(technical, window).filter(({ id }) => id === 'range.close-percent');
}

function toLastWindow({ candles }: TechnicalAnalysis): FactWindow {
  const to = candles.length - 1;
  return { from: Math.max(0, to - windowCandles + 1), to };
}

function toEngineFacts(technical: TechnicalAnalysis): EngineFact[] {
  const window = toLastWindow(technical);
  return [
    ...toTrendFacts(technical, window).filter(({ id }) => includedFactIds.has(id)),
    ...toPositionFacts(technical, window),
  ];
}

/** Agreement of the biases that are not neutral; undecided with fewer than two of them. */
function toAgreement(biases: readonly Bias[]): 'aligned' | 'opposed' | 'undecided' {
  const [first, ...others] = biases.filter((bias) => bias !== 'neutral');
  if (first === undefined || others.length === 0) return 'undecided';
  return others.every((bias) => bias === first) ? 'aligned' : 'opposed';
}

/** Facts of a timeframe; ids and labels start `timeframe.<interval>.`, refs with the interval. */
function toIntervalFacts(
  { interval, isHigher, series, technical }: Timeframe,
  base: TechnicalAnalysis,
): Fact[] {
  const to = technical.candles.length - 1;
  const value = toAgreement([technical.scales.swing.bias, base.scales.swing.bias]);
  const alignment = {
    id: 'alignment',
    kind: 'timeframe',
    label: 'alignment',
    value,
    unit: 'text',
    from: 0,
    to,
    method,
    refs: [],
  } as const;
  const prefix = `timeframe.${interval}.`;
  return toFacts([...toEngineFacts(technical), alignment], series).map((fact) => {
    // Findings of a shorter timeframe are not overlaid, so there is nothing to highlight.
    const refs = isHigher ? fact.refs.map((ref) => `${interval}.${ref}`) : [];
    const source = { ...fact.source, interval };
    return {
      ...fact,
      id: prefix + fact.id,
      kind: 'timeframe',
      label: prefix + fact.label,
      source,
      refs,
    };
  });
}

/** Facts of every other timeframe, and the agreement of all swing biases including the base's. */
export function toTimeframeFacts(
  timeframes: readonly Timeframe[],
  base: TechnicalAnalysis,
  series: CandleSeries,
): Fact[] {
  if (timeframes.length === 0) return [];
  const to = base.candles.length - 1;
  const biases = [
    base.scales.swing.bias,
    ...timeframes.map(({ technical }) => technical.scales.swing.bias),
  ];
  const count = (wanted: Bias): number => biases.filter((bias) => bias === wanted).length;
  const fact = (name: string, value: number | string): EngineFact => {
    const id = `timeframes.${name}`;
    return {
      id,
      kind: 'timeframes',
      label: id,
      value,
      unit: typeof value === 'number' ? 'count' : 'text',
      from: to,
      to,
      method,
      refs: [],
    };
  };
  const summary = [
    fact('count', biases.length),
    fact('bullish', count('bullish')),
    fact('bearish', count('bearish')),
    fact('neutral', count('neutral')),
    fact('agreement', toAgreement(biases)),
  ];
  return [
    ...toFacts([...toPositionFacts(base, toLastWindow(base)), ...summary], series),
    ...timeframes.flatMap((timeframe) => toIntervalFacts(timeframe, base)),
  ];
}
