import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { chooseDivergences } from './find-labels.ts';
import type { MeasureReading } from './read-measures.ts';
import { averages } from './told-by-measures.ts';

type Changed = Omit<MeasureRequest, 'id'>;
type Earlier = Partial<MeasureRequest>;

/** They list as many as are asked for. */
const listing: ReadonlySet<string> = new Set([
  'zone-list',
  'events',
  'patterns',
  'divergences',
  'swing-levels',
  'largest-range',
  'best-worst-candles',
  'volume-extreme',
  'opening-gaps',
  'nearest-structure',
]);
const mostListed = 50;

function getLastIndicator({ plan }: AnalysisRequest): MeasureRequest['indicator'] {
  return plan.measures?.[0]?.indicator ?? plan.indicator;
}

/** "50 gunluk?" after an average: its length, and no period. */
function findLengthAsked(last: AnalysisRequest, { period }: MeasureReading): number | undefined {
  const isAverage = averages.has(getLastIndicator(last)?.id ?? '');
  return isAverage && period?.kind === 'last' && period.unit === 'day' ? period.count : undefined;
}

/** Another length, where the last answer was about an average. */
function replaceLength(last: AnalysisRequest, length: number): Changed | undefined {
  const indicator = getLastIndicator(last);
  if (indicator === undefined || !averages.has(indicator.id)) return undefined;
  return Number.isInteger(length) ? { indicator: { ...indicator, length } } : undefined;
}

/** Another level of an indicator, or as many of a list. */
function replaceLevel(earlier: Earlier, value: number): Changed {
  if (earlier.level !== undefined) return { level: value };
  const isCount = Number.isInteger(value) && value >= 1 && value <= mostListed;
  return isCount && listing.has(earlier.id ?? '') ? { count: value } : {};
}

/** They take a size: a number after one of them is another size. */
const ofSize: ReadonlySet<string> = new Set(['reach-share', 'typical-move']);

function isSize({ id = '', percent, price }: Earlier, isPercent: boolean): boolean {
  const isOfSize = percent !== undefined || ofSize.has(id);
  return isOfSize && (isPercent || price === undefined);
}

/** "And 110?" asks the same of another price, "the 50?" of another average, "only 3" for three. */
export function replaceNumber(last: AnalysisRequest, measured: MeasureReading): Changed {
  const value = measured.numbers[0]?.value.value ?? findLengthAsked(last, measured);
  if (value === undefined) return {};
  const earlier: Earlier = last.plan.measures?.[0] ?? {};
  const isPercent = measured.numbers[0]?.value.kind === 'percent';
  if (isSize(earlier, isPercent)) return { percent: Math.abs(value) };
  if (isPercent) return {};
  if (earlier.price !== undefined) return { price: value };
  return replaceLength(last, value) ?? replaceLevel(earlier, value);
}

/** "Ema instead" after an average of 50 is the exponential one of 50. */
export function replaceIndicator(last: AnalysisRequest, { shared }: MeasureReading): Changed {
  const { indicator } = shared;
  const earlier = getLastIndicator(last);
  if (indicator === undefined) return {};
  if (last.plan.measures?.[0]?.id === 'divergences')
    return { indicator, labels: [...chooseDivergences([], indicator.id)] };
  if (earlier === undefined) return {};
  const isKept = averages.has(indicator.id) && averages.has(earlier.id);
  return {
    indicator: { ...(isKept && earlier.length ? { length: earlier.length } : {}), ...indicator },
  };
}
