import type { Interval } from '@vela/contracts';
import { findForeignInterval } from './find-foreign-interval.ts';
import { findIndicator } from './find-indicator.ts';
import { findInterval, type Found } from './find-interval.ts';

/** An interval as typed; one that is not offered comes as the nearest one that is. */
export type TypedInterval = Found<Interval> & { readonly isOffered: boolean };

// "50 day average", "50 gunluk ortalama": the length of an indicator, not an interval.
const length =
  /(?<![\d.,])\d{1,3}[- ]?(?:day|week|hour|minute|gunluk|haftalik|saatlik|dakikalik)(?= (?:simple |exponential |basit |ustel )?(?:moving|average|hareketli|ortalama|[a-z]*ma(?![a-z])))/g;

function findOne(folded: string): TypedInterval | undefined {
  const offered = findInterval(folded);
  const any = findIndicator(folded) === undefined ? findForeignInterval(folded) : undefined;
  if (any === undefined) return offered === undefined ? undefined : { ...offered, isOffered: true };
  const foreign = { ...any, value: any.value.nearest, isOffered: any.value.isOffered };
  if (offered === undefined) return foreign;
  // "3 gunluk" holds "gunluk": the longer reading of one stretch is what was meant.
  const isPart = any.start <= offered.start && offered.end <= any.end && any.end - any.start > offered.end - offered.start;
  return isPart && !foreign.isOffered ? foreign : { ...offered, isOffered: true };
}

/** The intervals a folded text names, in the order in which they are written, at most nine. */
export function findTypedIntervals(folded: string): readonly TypedInterval[] {
  const found: TypedInterval[] = [];
  let text = folded.replace(length, (match) => ' '.repeat(match.length));
  while (found.length < 9) {
    const one = findOne(text);
    if (one === undefined) break;
    found.push(one);
    text = text.slice(0, one.start) + ' '.repeat(one.end - one.start) + text.slice(one.end);
  }
  return found.toSorted((a, b) => a.start - b.start);
}
