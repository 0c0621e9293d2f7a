import type { Interval } from '@vela/contracts';
import { isInterval } from './find-interval.ts';

/** A length in days, weeks or months ("50 day", "20 haftalik"): the interval whose candles it counts, and where it is written. */
export type LengthSpan = {
  readonly interval: Interval;
  readonly start: number;
  readonly end: number;
};

export type NamedLength = {
  readonly length: number | undefined;
  /** Where the length is one of time: nobody means hours by "the 50-day average". */
  readonly span: LengthSpan | undefined;
};

type Place = { readonly start: number; readonly end: number };

const units = [
  // The first letter of "50 dma" stands where the text before that name ends.
  ['1d', 'days?|gun(?:luk|un)?|d(?=$)'],
  ['1w', 'weeks?|hafta(?:lik|nin)?'],
  ['1mo', 'months?|ay(?:lik|in)?'],
] as const satisfies readonly (readonly [Interval, string])[];
const unit = `(?<unit>${units.map(([, spelling]) => spelling).join('|')})(?![a-z])`;
const candle = '(?:period|candle|bar|periyot(?:luk)?|mum(?:luk)?)(?![a-z])';
const before = new RegExp(`(?<![\\d.,])(?<length>\\d{1,9})(?:[- ]?(?:${unit}|${candle}))?[- ]*$`);
const atStart = new RegExp(`^(?:${unit}|d(?=mas?(?![a-z])))`);
const after = /^\s*[(]?\s*(?<length>\d{1,9})(?![\d.,]*[\d%])/;
// "50 days ago" and "in 50 days" name a time and no length.
const spanAfter = new RegExp(
  `^\\s*(?:[(]|of |over )?\\s*(?<length>\\d{1,9})[- ]?${unit}(?! *(?:ago|earlier|later|once|sonra|icinde|boyunca|beri))`,
);

function toSpan(
  { index, 0: text, groups = {} }: RegExpExecArray,
  from: number,
): LengthSpan | undefined {
  const found = units.find(([, spelling]) =>
    new RegExp(`^(?:${spelling})$`).test(groups['unit'] ?? ''),
  );
  return found === undefined
    ? undefined
    : { interval: found[0], start: from + index, end: from + index + text.length };
}

function findBefore(folded: string, { start, end }: Place): NamedLength | undefined {
  // A name may begin with the unit: "50 | day average", "50 | dma".
  const head = atStart.exec(folded.slice(start, end))?.[0].length ?? 0;
  const match = before.exec(folded.slice(0, start + head));
  // "1 gunluk ema" is the average on the daily chart, not of one candle.
  if (match === null || isInterval(match[0].trim())) return undefined;
  return { length: Number(match.groups?.['length']), span: toSpan(match, 0) };
}

/** The length that stands beside the name of an indicator in folded text: "200 ema", "50-day average", "ema 20", "rsi 14 days". */
export function findLength(folded: string, name: Place, isAverage: boolean): NamedLength {
  const found = findBefore(folded, name);
  if (found !== undefined) return found;
  const rest = folded.slice(name.end);
  const timed = spanAfter.exec(rest);
  const match = timed ?? (isAverage ? after.exec(rest) : null);
  if (match === null) return { length: undefined, span: undefined };
  return {
    length: Number(match.groups?.['length']),
    span: timed === null ? undefined : toSpan(timed, name.end),
  };
}
