import { foldText, getIndicatorWords, languages } from '@vela/contracts';
import { indicatorDefinitions } from '@vela/engine';
import { findLength, type LengthSpan } from './find-length.ts';
import { findParameters } from './find-parameters.ts';
import {
  chooseFirst,
  joinWords,
  lexicons,
  nameEnding,
  toFound,
  type Found,
} from './word-pattern.ts';

/** An indicator named in a text; `length` as in "200 ema", `reading`: a stated value ("rsi 71"). */
export type NamedIndicator = {
  readonly id: string;
  readonly length: number | undefined;
  /** Set if the length has a unit of time. */
  readonly span: LengthSpan | undefined;
  readonly reading: number | undefined;
  /** Its parameters are listed behind it: its value is asked for, and not what it is. */
  readonly isSet?: true;
};

type Spelling = { readonly id: string; readonly pattern: RegExp };

const ordinaryNames = new Set(lexicons.flatMap((lexicon) => lexicon.ordinaryIndicatorNames));

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function toSpelling(id: string, pattern: string): Spelling {
  return { id, pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})${nameEnding}(?![a-z0-9])`) };
}

/** Returns the registry names of an indicator in all languages, folded. */
function listRegistryNames(id: string): string[] {
  const named = languages.flatMap((language) => {
    const words = getIndicatorWords(id, language);
    return words === undefined ? [] : [words.name, words.short];
  });
  const folded = [
    id.replaceAll('-', ' '),
    ...named.map((name) => foldText(name).replace(/\s*\(.*\)\s*$/, '')),
  ];
  return [...new Set(folded)].filter((name) => name.length > 2 && !ordinaryNames.has(name));
}

const spellings: readonly Spelling[] = [
  ...lexicons.flatMap(({ indicators }) =>
    Object.entries(indicators).map(([id, names]) => toSpelling(id, [names].flat().join('|'))),
  ),
  ...indicatorDefinitions.flatMap(({ id }) => {
    const names = listRegistryNames(id);
    return names.length === 0 ? [] : [toSpelling(id, names.map(escapeRegExp).join('|'))];
  }),
];

/** Whether an indicator is an average of prices, which price stands above or below. */
export const isAverage = (id: string): boolean => averages.test(id);
const averages = /^(?:ema|sma|wma|hma|dema|tema|kama|vwma|smma|alma|t3)$/;
const readingAfter = new RegExp(
  `^\\s*(${joinWords(({ readingVerbs }) => readingVerbs)}|=)?\\s*\\(?(\\d{1,4}(?:[.,]\\d+)?)(?![a-z\\d])`,
);

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(',', '.'));
}

/** Whether a number is a default parameter: "RSI 14" is a length, "RSI 71" a value. */
function isUsualLength(id: string, value: number): boolean {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  return definition?.parameters.some((parameter) => parameter.default === value) ?? value === 14;
}

/** "RSI 7" and "ATR 21" have a length that is not the usual one; 20 is a level of the stochastic. */
function isOwnLength(id: string, value: number): boolean {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  const isLevel = definition?.levels?.some((level) => level === value) === true;
  return Number.isInteger(value) && value > 1 && value <= longestOwn && !isLevel && id !== 'adx';
}
const longestOwn = 21;

function readIndicatorNumbers(
  id: string,
  folded: string,
  name: { readonly start: number; readonly end: number },
): Omit<NamedIndicator, 'id'> {
  const isOfPrices = isAverage(id);
  const { length, span } = findLength(folded, name, isOfPrices);
  if (isOfPrices || (span !== undefined && span.start >= name.end))
    return { length, span, reading: undefined };
  const match = readingAfter.exec(folded.slice(name.end));
  const reading = toNumber(match?.[2]);
  if (reading === undefined || match?.[1] !== undefined) return { length, span, reading };
  if (isUsualLength(id, reading)) return { length: reading, span, reading: undefined };
  return length === undefined && isOwnLength(id, reading)
    ? { length: reading, span, reading: undefined, isSet: true }
    : { length, span, reading };
}

/** Finds the first indicator id in folded text with offsets; the longest that starts there. */
export function findIndicatorPosition(folded: string): Found<string> | undefined {
  return chooseFirst(
    spellings.flatMap(({ id, pattern }) => {
      const match = pattern.exec(folded);
      return match === null ? [] : [toFound(id, match)];
    }),
  );
}

/** Finds the first indicator in folded text with its length and stated value. */
export function findIndicator(folded: string): NamedIndicator | undefined {
  const first = findIndicatorPosition(folded);
  if (first === undefined) return undefined;
  if (findParameters(folded, first) !== undefined)
    return { id: first.value, length: undefined, span: undefined, reading: undefined, isSet: true };
  return { id: first.value, ...readIndicatorNumbers(first.value, folded, first) };
}
