import type { Interval } from '@vela/contracts';
import { isInterval } from './find-interval.ts';
import { joinWords } from './word-pattern.ts';

/** A length in days, weeks or months ("50 day", "20 haftalik"): the interval it counts, offsets. */
export type LengthSpan = {
  readonly interval: Interval;
  readonly start: number;
  readonly end: number;
};

export type NamedLength = {
  readonly length: number | undefined;
  /** Set if the length has a unit of time: "the 50-day average" counts daily candles. */
  readonly span: LengthSpan | undefined;
};

type TextRange = { readonly start: number; readonly end: number };

const units: readonly (readonly [Interval, string])[] = [
  ['1h', joinWords(({ lengthUnits }) => lengthUnits.hour)],
  // The first letter of "50 dma" stands where the text before that name ends.
  ['1d', `${joinWords(({ lengthUnits }) => lengthUnits.day)}|d(?=$)`],
  ['1w', joinWords(({ lengthUnits }) => lengthUnits.week)],
  ['1mo', joinWords(({ lengthUnits }) => lengthUnits.month)],
];
const unit = `(?<unit>${units.map(([, spelling]) => spelling).join('|')})(?![a-z])`;
const candle = `${joinWords(({ lengthCandles }) => lengthCandles)}(?![a-z])`;
const before = new RegExp(
  `(?<![\\d.,a-z])(?<length>\\d{1,9})(?:[- ]?(?:${unit}|${candle}))?[- ]*$`,
);
const atStart = new RegExp(`^(?:${unit}|d(?=mas?(?![a-z])))`);
const after = /^\s*[(]?\s*(?<length>\d{1,9})(?![\d.,]*[\d%])/;
// "50 days ago" and "in 50 days" are times, not lengths.
const spanAfter = new RegExp(
  `^\\s*(?:[(]|${joinWords(({ beforeLength }) => beforeLength)})?\\s*(?<length>\\d{1,9})[- ]?${unit}(?! *${joinWords(({ afterTime }) => afterTime)})`,
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

/** As many hours are a length, fewer are an interval. */
const leastHours = 20;

function findBefore(folded: string, { start, end }: TextRange): NamedLength | undefined {
  // A name may begin with the unit: "50 | day average", "50 | dma".
  const head = atStart.exec(folded.slice(start, end))?.[0].length ?? 0;
  const match = before.exec(folded.slice(0, start + head));
  // "1 gunluk ema" is the average on the daily chart, not of one candle.
  if (match === null || isInterval(match[0].trim())) return undefined;
  const length = Number(match.groups?.['length']);
  const span = toSpan(match, 0);
  // "4 hour rsi", "12 saatlik ema" are of that chart.
  return span?.interval === '1h' && length < leastHours ? undefined : { length, span };
}

/** Finds the length beside an indicator name in folded text: "200 ema", "50-day average". */
export function findLength(folded: string, name: TextRange, isAverage: boolean): NamedLength {
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
