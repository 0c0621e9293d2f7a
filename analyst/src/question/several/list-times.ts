import { languages, type Period } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import type { ComparedPeriods } from '../../language/compared-periods.ts';
import { findDays, findPeriods } from '../find-period.ts';
import type { Found } from '../word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].comparedPeriods);
const join = (pick: (one: ComparedPeriods) => string): string => words.map(pick).join('|');
const comparing = new RegExp(`(?<![a-z])(?:${join(({ asked }) => asked)})(?![a-z])`);
const ofRange = new RegExp(`(?<![a-z])(?:${join(({ range }) => range)})(?![a-z])`);
// What may stand between two periods of a list: "2022, 2023 and in 2024", "2021'de mi 2022'de mi".
const between = new RegExp(
  `^(?:'?[a-z]{0,4}(?![a-z]))?(?:[\\s,;/&+]|(?<![a-z])(?:${join(({ joiners }) => joiners)})(?![a-z]))*$`,
);

/** Whether a folded text sets things against each other: "which fell more", "hangisi". */
export const isComparing = (folded: string): boolean => comparing.test(folded);

/** A period or a day that is named, with its place. */
export type Time = Found<{ readonly period: Period } | { readonly time: number }>;

/** Periods or days that a folded text lists, in order; none where it names one, or a span. */
export function findListed(folded: string, now: number): readonly Time[] {
  const periods = findPeriods(folded, now).filter(({ value }) => value.kind !== 'all');
  const times: readonly Time[] =
    periods.length > 0
      ? periods.map((one) => ({ ...one, value: { period: one.value } }))
      : findDays(folded, now).map((one) => ({ ...one, value: { time: one.value } }));
  // "In january over the last 10 years" names one time in two ways.
  const kinds = new Set(periods.map(({ value }) => value.kind));
  // "Did it move today, how much today" names one time twice.
  const isOfOne = new Set(times.map(({ value }) => JSON.stringify(value))).size < 2;
  if (isOfOne || kinds.size > 1 || ofRange.test(folded)) return [];
  const gaps = times.slice(1).map(({ start }, at) => folded.slice(times[at]?.end, start));
  const isCompared = times.length === 2 && comparing.test(folded) && areYears(times);
  return isCompared || gaps.every((gap) => between.test(gap)) ? times : [];
}

const yearMs = 365 * 86_400_000;
/** Two whole years may stand apart: "was 2024 better for gold, or 2025". */
export const areYears = (times: readonly Time[]): boolean =>
  times.every(({ value }) => {
    const span = 'period' in value && value.period.kind === 'range' ? value.period : undefined;
    return span !== undefined && (span.to === undefined || span.to - span.from >= yearMs);
  });
