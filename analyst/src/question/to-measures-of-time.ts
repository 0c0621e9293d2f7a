import type { MeasureRequest, Period } from '@vela/contracts';

const records: ReadonlySet<string> = new Set(['all-time-high', 'all-time-low']);
const zones: ReadonlySet<string> = new Set(['fair-value-gap', 'order-block']);
const ends: ReadonlySet<string> = new Set(['filled', 'broken']);

/** "How many gaps were filled in March" counts what came to it then, whenever it formed. */
function isEndedIn({ id, concept, state, side }: MeasureRequest, period: Period): boolean {
  const isCounted = id === 'zone-count' && side === undefined && period.kind === 'range';
  return isCounted && zones.has(concept ?? '') && ends.has(state ?? '');
}

/**
 * Measures as they are asked of a time: the record of one is its high and low, for the data does not
 * begin where the time does.
 */
export function toMeasuresOfTime(
  measures: readonly MeasureRequest[],
  period: Period | undefined,
): MeasureRequest[] {
  if (period === undefined || period.kind === 'all') return [...measures];
  return measures.map((one) => {
    if (records.has(one.id)) return { ...one, id: 'high-low' };
    return isEndedIn(one, period) ? { ...one, id: 'event-count' } : one;
  });
}

const averages: ReadonlySet<string> = new Set(['average-price', 'average-range']);
const unitByInterval = { '1h': 'hour', '1d': 'day', '1w': 'week', '1mo': 'month' } as const;

/** A length in candles, or in the unit that it is counted in. */
function toLast({ length, lengthInterval }: Indicator): Period | undefined {
  const unit = Object.entries(unitByInterval).find(([interval]) => interval === lengthInterval);
  return length === undefined
    ? undefined
    : { kind: 'last', count: length, unit: unit?.[1] ?? 'candle' };
}
type Indicator = NonNullable<MeasureRequest['indicator']>;

function withoutIndicator(measure: MeasureRequest): MeasureRequest {
  const { indicator: _, ...others } = measure;
  return others;
}

/**
 * "90 day mean close", "20 günlük ortalama bant": what looks like the length of a moving average is
 * how long the average is taken.
 */
export function toAverageOfTime(asked: readonly MeasureRequest[]): {
  readonly asked: MeasureRequest[];
  readonly period: Period | undefined;
} {
  const [first] = asked;
  const isAverage = asked.length === 1 && averages.has(first?.id ?? '');
  const period = isAverage && first?.indicator?.id === 'sma' ? toLast(first.indicator) : undefined;
  if (period === undefined) return { asked: [...asked], period };
  return { asked: asked.map((one) => withoutIndicator(one)), period };
}
