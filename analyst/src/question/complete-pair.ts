import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { isComparison, listEarlierSubjects } from './earlier-subjects.ts';

/** They say nothing of one instrument. */
const ofPair: ReadonlySet<string> = new Set(['beta', 'correlation', 'ratio']);
const isOfPair = ({ id }: MeasureRequest): boolean => ofPair.has(id);

/** Whether the one instrument named is of the two that were asked about as a pair. */
function isOfSamePair(last: AnalysisRequest, symbol: string): boolean {
  const earlier = listEarlierSubjects(last);
  const isPair = earlier.length === 2 && (last.plan.measures ?? []).some(isOfPair);
  return isPair && earlier.includes(symbol);
}

/**
 * "And with gold?" after a comparison sets gold beside its first instrument, "and AMD?" after a
 * beta asks for that of AMD; "how many ounces at most" names one of the two again.
 */
export function completePair(
  last: AnalysisRequest,
  named: readonly string[],
  isBeside: boolean,
): readonly string[] {
  const [symbol] = named;
  const earlier = listEarlierSubjects(last);
  if (symbol === undefined || named.length > 1 || !isComparison(last)) return named;
  if (isOfSamePair(last, symbol)) return earlier;
  return earlier.includes(symbol) ? named : addToPair(last, symbol, isBeside);
}

/** One that was not asked about, beside those that were. */
function addToPair(last: AnalysisRequest, symbol: string, isBeside: boolean): readonly string[] {
  const earlier = listEarlierSubjects(last);
  const [first, second] = earlier;
  if (first === undefined) return [symbol];
  const isOfFirst = last.plan.measures?.[0]?.id === 'beta' && !isBeside;
  if (isOfFirst && second !== undefined) return [symbol, second];
  return earlier.length > 2 ? [...earlier, symbol] : [first, symbol];
}
