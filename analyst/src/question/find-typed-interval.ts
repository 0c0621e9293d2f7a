import type { Concept, Interval } from '@vela/contracts';
import { findConcept } from './find-concept.ts';
import { findForeignInterval } from './find-foreign-interval.ts';
import { findInterval, type Found } from './find-interval.ts';

/** An interval as typed; one that is not offered comes as the nearest one that is. */
export type TypedInterval = Found<Interval> & { readonly isOffered: boolean };

const withLength: readonly (Concept | undefined)[] = ['ema', 'atr', 'rsi'];

/** Finds the interval a folded text asks for. "50 day average" names none: the length is that of the indicator. */
export function findTypedInterval(folded: string): TypedInterval | undefined {
  const offered = findInterval(folded);
  const any = withLength.includes(findConcept(folded)) ? undefined : findForeignInterval(folded);
  if (any === undefined) return offered === undefined ? undefined : { ...offered, isOffered: true };
  const foreign = { ...any, value: any.value.nearest, isOffered: any.value.isOffered };
  if (offered === undefined) return foreign;
  // "3 gunluk" holds "gunluk": where both were read from one stretch, the longer reading is what was meant.
  const isPart = any.start <= offered.start && offered.end <= any.end;
  return isPart && !foreign.isOffered ? foreign : { ...offered, isOffered: true };
}
