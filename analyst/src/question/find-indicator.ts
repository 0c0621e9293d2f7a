import { fold, indicatorWords, languages } from '@vela/contracts';
import { indicatorDefinitions } from '@vela/engine';
import { findLength, type LengthSpan } from './find-length.ts';
import { indicatorNames } from './indicator-names.ts';
import { ending } from './word-pattern.ts';

/** An indicator a text names. `length` is the number that belongs to its name ("200 ema"), `reading` the value it is said to have ("rsi 71"). */
export type NamedIndicator = {
  readonly id: string;
  readonly length: number | undefined;
  /** Where the length is written with a unit of time. */
  readonly span: LengthSpan | undefined;
  readonly reading: number | undefined;
};

type Spelling = { readonly id: string; readonly pattern: RegExp };

// Names of indicators that are ordinary words of questions: they count only as part of a longer name.
const ordinary = new Set(
  'momentum trend slope beta correlation range volume price pivots pivot points fractal fractals prs doji marubozu chop atr stop gator mama t3 egim korelasyon hacim oynaklik dinamik dynamic force envelopes renko'.split(
    ' ',
  ),
);

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function toSpelling(id: string, pattern: string): Spelling {
  return { id, pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})${ending}(?![a-z0-9])`) };
}

/** The names every indicator of the registry carries in either language. */
function ownNames(id: string): string[] {
  const named = languages.flatMap((language) => {
    const words = indicatorWords(id, language);
    return words === undefined ? [] : [words.name, words.short];
  });
  const folded = [
    id.replaceAll('-', ' '),
    ...named.map((name) => fold(name).replace(/\s*\(.*\)\s*$/, '')),
  ];
  return [...new Set(folded)].filter((name) => name.length > 2 && !ordinary.has(name));
}

const spellings: readonly Spelling[] = [
  ...indicatorNames.map(([id, pattern]) => toSpelling(id, pattern)),
  ...indicatorDefinitions.flatMap(({ id }) => {
    const names = ownNames(id);
    return names.length === 0 ? [] : [toSpelling(id, names.map(escape).join('|'))];
  }),
];

const averages = /^(?:ema|sma|wma|hma|dema|tema|kama|vwma|smma|alma|t3)$/;
const readingAfter =
  /^\s*(is|at|of|=|reads?|says?|degeri|su an)?\s*(\d{1,4}(?:[.,]\d+)?)(?![a-z\d])/;

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(',', '.'));
}

/** "RSI 14" names the usual length of the RSI, "RSI 71" a value it has. */
function isUsualLength(id: string, value: number): boolean {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  return definition?.parameters.some((parameter) => parameter.default === value) ?? value === 14;
}

function numbersOf(
  id: string,
  folded: string,
  name: { readonly start: number; readonly end: number },
): Omit<NamedIndicator, 'id'> {
  const isAverage = averages.test(id);
  const { length, span } = findLength(folded, name, isAverage);
  if (isAverage || (span !== undefined && span.start >= name.end))
    return { length, span, reading: undefined };
  const match = readingAfter.exec(folded.slice(name.end));
  const reading = toNumber(match?.[2]);
  if (reading === undefined || match?.[1] !== undefined || !isUsualLength(id, reading))
    return { length, span, reading };
  return { length: reading, span, reading: undefined };
}

/** Where a folded text names an indicator: the first one, the longest of those that begin together. */
export function locateIndicator(
  folded: string,
): { readonly id: string; readonly start: number; readonly end: number } | undefined {
  const found = spellings.flatMap(({ id, pattern }) => {
    const match = pattern.exec(folded);
    return match === null ? [] : [{ id, start: match.index, end: match.index + match[0].length }];
  });
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
}

/** The indicator a folded text names. */
export function findIndicator(folded: string): NamedIndicator | undefined {
  const first = locateIndicator(folded);
  return first === undefined ? undefined : { id: first.id, ...numbersOf(first.id, folded, first) };
}
