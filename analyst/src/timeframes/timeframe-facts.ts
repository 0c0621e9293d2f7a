import type { Fact } from '@vela/contracts';
import {
  toRangeFacts,
  toTechnicalFacts,
  type Bias,
  type EngineFact,
  type FactWindow,
  type TechnicalAnalysis,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { toFacts } from '../series/to-facts.ts';
import type { Timeframe } from './gather-timeframes.ts';

/** What is told of every timeframe as of its own last closed candle; ages count its own candles. */
const toldFacts: ReadonlySet<string> = new Set([
  'close.last',
  'trend.swing.bias',
  'trend.internal.bias',
  'structure.swing.event.kind',
  'structure.swing.event.direction',
  'structure.swing.event.level',
  'structure.swing.event.age',
  'structure.swing.high.price',
  'structure.swing.low.price',
  'rsi.value',
  'rsi.zone',
  'atr.percent',
]);

const windowCandles = 500;
const method = 'timeframes@1';

/** Where the last close stands in the range of the latest swings; none without a range. */
function toPositionFacts(technical: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  return toRangeFacts(technical, window).filter(({ id }) => id === 'range.close-percent');
}

function windowOf({ candles }: TechnicalAnalysis): FactWindow {
  const to = candles.length - 1;
  return { from: Math.max(0, to - windowCandles + 1), to };
}

function toEngineFacts(technical: TechnicalAnalysis): EngineFact[] {
  const window = windowOf(technical);
  return [
    ...toTechnicalFacts(technical, window).filter(({ id }) => toldFacts.has(id)),
    ...toPositionFacts(technical, window),
  ];
}

/** How two timeframes stand to each other: only one that has a direction can agree or disagree. */
type Alignment = 'aligned' | 'opposed' | 'undecided';

function alignmentOf(one: Bias, other: Bias): Alignment {
  if (one === 'neutral' || other === 'neutral') return 'undecided';
  return one === other ? 'aligned' : 'opposed';
}

function agreementOf(biases: readonly Bias[]): Alignment {
  const [first, ...others] = biases.filter((bias) => bias !== 'neutral');
  if (first === undefined || others.length === 0) return 'undecided';
  return others.every((bias) => bias === first) ? 'aligned' : 'opposed';
}

/** The table of one timeframe; ids and labels begin with `timeframe.<interval>.`, refs with the interval, as overlaid findings do. */
function toTable(
  { interval, isHigher, series, technical }: Timeframe,
  base: TechnicalAnalysis,
): Fact[] {
  const to = technical.candles.length - 1;
  const value = alignmentOf(technical.scales.swing.bias, base.scales.swing.bias);
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
    // Structures of a shorter timeframe are not laid over the chart: there is nothing to light up.
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

/** A table of facts for every other timeframe, and how far all of them, the base included, point one way at the swing scale. */
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
    fact('agreement', agreementOf(biases)),
  ];
  return [
    ...toFacts([...toPositionFacts(base, windowOf(base)), ...summary], series),
    ...timeframes.flatMap((timeframe) => toTable(timeframe, base)),
  ];
}
