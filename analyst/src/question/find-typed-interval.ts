import type { Interval } from '@vela/contracts';
import { findAnyInterval } from './find-any-interval.ts';
import { findIndicator } from './find-indicator.ts';
import { findInterval, isInterval } from './find-interval.ts';
import { joinWords, type Found } from './word-pattern.ts';

/** An interval as typed; one that is not offered is replaced by the nearest offered one. */
export type TypedInterval = Found<Interval> & { readonly isOffered: boolean };

// "50 gunluk ortalama": an indicator length, unless it is an offered interval ("4 saatlik ema").
const length = new RegExp(
  `(?<![\\d.,])\\d{1,3}[- ]?${joinWords(({ averageUnits }) => averageUnits)}(?= ${joinWords(({ averageKinds }) => averageKinds)}?(?:${joinWords(({ averageNames }) => averageNames)}|[a-z]*ma(?![a-z])))`,
  'g',
);

function findNextInterval(folded: string): TypedInterval | undefined {
  const offered = findInterval(folded);
  const any = findIndicator(folded) === undefined ? findAnyInterval(folded) : undefined;
  if (any === undefined) return offered === undefined ? undefined : { ...offered, isOffered: true };
  const foreign = { ...any, value: any.value.nearest, isOffered: any.value.isOffered };
  if (offered === undefined) return foreign;
  // "7 minute chart" contains "minute chart": the longer match with its number wins.
  const isPart = any.start < offered.start && offered.start < any.end;
  return isPart && !foreign.isOffered ? foreign : { ...offered, isOffered: true };
}

/** Finds the intervals of a folded text in order, at most nine. */
export function findTypedIntervals(folded: string): readonly TypedInterval[] {
  const found: TypedInterval[] = [];
  let text = folded.replace(length, (match) =>
    isInterval(match) ? match : ' '.repeat(match.length),
  );
  while (found.length < 9) {
    const one = findNextInterval(text);
    if (one === undefined) break;
    found.push(one);
    text = text.slice(0, one.start) + ' '.repeat(one.end - one.start) + text.slice(one.end);
  }
  return found.toSorted((a, b) => a.start - b.start);
}
