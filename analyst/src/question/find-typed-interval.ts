import type { Interval } from '@vela/contracts';
import { findForeignInterval } from './find-foreign-interval.ts';
import { findIndicator } from './find-indicator.ts';
import { findInterval, isInterval, type Found } from './find-interval.ts';

/** An interval as typed; one that is not offered comes as the nearest one that is. */
export type TypedInterval = Found<Interval> & { readonly isOffered: boolean };

// "50 day average", "50 gunluk ortalama": the length of an indicator, unless it is an interval that is offered ("4 saatlik ema").
const length =
  /(?<![\d.,])\d{1,3}[- ]?(?:day|week|hour|minute|gunluk|haftalik|saatlik|dakikalik)(?= (?:simple |exponential |basit |us[ts]el )?(?:moving|average|hareketli|ortalama|[a-z]*ma(?![a-z])))/g;

function findOne(folded: string): TypedInterval | undefined {
  const offered = findInterval(folded);
  const any = findIndicator(folded) === undefined ? findForeignInterval(folded) : undefined;
  if (any === undefined) return offered === undefined ? undefined : { ...offered, isOffered: true };
  const foreign = { ...any, value: any.value.nearest, isOffered: any.value.isOffered };
  if (offered === undefined) return foreign;
  // "3 gunluk" holds "gunluk", and "7 minute chart" the words "minute chart": the number before them belongs to them.
  const isPart = any.start < offered.start && offered.start < any.end;
  return isPart && !foreign.isOffered ? foreign : { ...offered, isOffered: true };
}

/** The intervals a folded text names, in the order in which they are written, at most nine. */
export function findTypedIntervals(folded: string): readonly TypedInterval[] {
  const found: TypedInterval[] = [];
  let text = folded.replace(length, (match) =>
    isInterval(match) ? match : ' '.repeat(match.length),
  );
  while (found.length < 9) {
    const one = findOne(text);
    if (one === undefined) break;
    found.push(one);
    text = text.slice(0, one.start) + ' '.repeat(one.end - one.start) + text.slice(one.end);
  }
  return found.toSorted((a, b) => a.start - b.start);
}
