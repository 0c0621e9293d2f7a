import type { AnalysisRequest, MeasureRequest, Period } from '@vela/contracts';
import { asksSinceThen } from './find-time.ts';
import type { MeasureReading } from './read-measures.ts';

/** The day or the beginning of the time that the last answer was about, UTC milliseconds. */
function findStart({ plan }: AnalysisRequest): number | undefined {
  const { measures: [earlier] = [], period, since } = plan;
  if (earlier?.time !== undefined) return earlier.time;
  if (since?.kind === 'time') return since.time;
  return period?.kind === 'range' ? period.from : undefined;
}

/** "So what is the change" after the price of a day is that since this day. */
export function findPeriodSince(
  asked: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
): Period | undefined {
  const [earlier] = last?.plan.measures ?? [];
  const isSince = earlier?.id === 'price-at' && asked.some(({ id }) => id === 'change');
  return isSince && earlier.time !== undefined ? { kind: 'range', from: earlier.time } : undefined;
}

/** "And since then", "arada en çok ne kadar düştü": the time since what the last answer was about. */
export function findPeriodSinceLast(
  { text, period, moment }: MeasureReading,
  last: AnalysisRequest | undefined,
): Period | undefined {
  if (period !== undefined || moment !== undefined || last === undefined) return undefined;
  const from = asksSinceThen(text) ? findStart(last) : undefined;
  return from === undefined ? undefined : { kind: 'range', from };
}
