import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { readMove } from '../lists/read-list-measure.ts';
import type { Surroundings } from './choose-asked-subjects.ts';
import type { ReadQuestion } from './read-question.ts';
import { toMeasureRequest } from './to-measure-request.ts';

/** Lines that price stands above or below. */
const lines: ReadonlySet<string> = new Set(['sma', 'ema', 'wma', 'hma', 'vwap']);

/** The condition that each of several instruments fulfils or not; undefined where there is none. */
function findCondition({ measured, reading }: ReadQuestion): MeasureRequest | undefined {
  const { indicator, otherIndicator, concept } = measured.shared;
  const { side } = measured.filters;
  const level = measured.numbers.find(({ value }) => value.kind !== 'percent')?.value.value;
  if (indicator === undefined) {
    const move = concept === undefined ? readMove(reading.spoken) : undefined;
    return move?.percent === undefined ? undefined : move;
  }
  if (side === undefined || otherIndicator !== undefined) return undefined;
  if (lines.has(indicator.id))
    return level === undefined ? { id: 'moving-average-distance', indicator, side } : undefined;
  return level === undefined ? undefined : { id: 'indicator-at', indicator, level, side };
}

/**
 * A question which of several named instruments fulfil a condition: "which of gold and BTC fell
 * more than 10% this year", "AAPL, MSFT: only those with RSI below 40". Undefined for any other.
 */
export function readCondition(
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  const asked = around.named.length > 1 ? findCondition(read) : undefined;
  return asked === undefined ? undefined : toMeasureRequest(read, [asked], around);
}
