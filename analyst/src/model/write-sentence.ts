import {
  foldText,
  mapLanguages,
  type Interval,
  type Language,
  type Sentence,
} from '@vela/contracts';
import { maskLabels } from '../guard/masking.ts';
import { analystLanguages } from '../language/by-language.ts';
import { fillTemplate } from '../narrator/sentence-template.ts';
import type { KnownNumbers } from './known-numbers.ts';

export type WritingContext = {
  readonly language: Language;
  readonly interval: Interval | undefined;
  readonly numbers: KnownNumbers;
  readonly labels: readonly string[];
};

const placeholder = /\[\[\s*([\w.-]+)((?::abs)?)\s*\]\]/g;
const rawNumber = /[%$€£₺]?[-−]?\d(?:[\d.,]*\d)?%?/g;

const falls = mapLanguages(
  (one) => new RegExp(`(?<![a-z])(?:${analystLanguages[one].guard.down})(?![a-z])`),
);

const toMask = (text: string): string => ' '.repeat(text.length);

/** Puts a placeholder in the place of each digit that is exactly how one fact is written. */
function bindRawNumbers(text: string, { numbers, labels }: WritingContext): string {
  if (!/\d/.test(text)) return text;
  const masked = maskLabels(text.replace(placeholder, toMask), labels);
  const dates = numbers.dates.flatMap((date) => {
    const start = masked.indexOf(date);
    return start < 0 ? [] : [{ start, text: date }];
  });
  const isInDate = (place: number): boolean =>
    dates.some(({ start, text: date }) => place >= start && place < start + date.length);
  const digits = [...masked.matchAll(rawNumber)]
    .filter(({ index }) => !isInDate(index))
    .map(({ index, 0: number }) => ({ start: index, text: number }));
  const found = [...dates, ...digits].toSorted((a, b) => b.start - a.start);
  return found.reduce((bound, { start, text: number }) => {
    const id = numbers.findWritten(number);
    if (id === undefined) return bound;
    return `${bound.slice(0, start)}[[${id}]]${bound.slice(start + number.length)}`;
  }, text);
}

/** A fall of a negative percentage is told by its size: "fell 2%", not "fell -2%". */
function chooseSize(id: string, isFall: boolean, { numbers }: WritingContext): string {
  const fact = numbers.facts.get(id);
  const isNegative = typeof fact?.value === 'number' && fact.value < 0;
  return isNegative && isFall && fact.unit !== 'time' ? ':abs' : '';
}

/**
 * Fills the placeholders of what a model wrote as the narrator fills its own: value, unit and
 * language come from the fact. Undefined where a fact does not exist or a brace stands in the text.
 */
export function writeSentence(text: string, context: WritingContext): Sentence | undefined {
  if (/[{}]/.test(text)) return undefined;
  const { language, interval, numbers } = context;
  const isFall = falls[language].test(foldText(text));
  const template = bindRawNumbers(text, context).replace(
    placeholder,
    (_, id: string, size: string) =>
      `{${id}${size === '' ? chooseSize(id, isFall, context) : size}}`,
  );
  if (template.includes('[[') || template.includes(']]')) return undefined;
  return fillTemplate(template, { language, interval, facts: numbers.facts, names: {} });
}
