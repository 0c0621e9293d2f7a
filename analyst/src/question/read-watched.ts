import type { QuestionPlan } from '@vela/contracts';
import type { MeasureReading } from './read-measures.ts';

type Watched = NonNullable<QuestionPlan['watched']>;

/** What an alert is to wait for: the largest number, a size in percent, and a direction. */
export function readWatched({
  numbers,
  filters,
}: Pick<MeasureReading, 'numbers' | 'filters'>): Watched | undefined {
  const values = numbers.map(({ value }) => value);
  const percent = values.find(({ kind }) => kind === 'percent')?.value;
  const levels = values.filter(({ kind }) => kind !== 'percent').map(({ value }) => value);
  const watched: Watched = {
    ...(levels.length === 0 ? {} : { level: Math.max(...levels) }),
    ...(percent === undefined || percent === 0 ? {} : { percent: Math.abs(percent) }),
    ...(filters.direction === undefined ? {} : { direction: filters.direction }),
  };
  return Object.keys(watched).length === 0 ? undefined : watched;
}
