import { foldText, mapLanguages, type Fact, type Interval, type Language } from '@vela/contracts';
import { maskLabels } from '../../guard/masking.ts';
import { analystLanguages } from '../../language/by-language.ts';
import type { KnownNumbers } from '../known-numbers.ts';
import { chooseNamedFact, chooseWrittenFact } from './choose-written-fact.ts';
import type { FrameContext } from './choose-framed-fact.ts';
import { createClauseFinder } from './find-clauses.ts';
import { findFramedFacts } from './find-framed-facts.ts';
import { findMentions } from './find-mentions.ts';
import { findWrittenDates } from './find-written-dates.ts';
import { findWrittenNumbers } from './find-written-numbers.ts';
import { isOtherTime } from './is-other-time.ts';
import { readAround } from './read-around.ts';
import { withoutHedge, type BoundNumber } from './without-hedge.ts';

type Binding = {
  readonly language: Language;
  readonly interval: Interval | undefined;
  readonly numbers: KnownNumbers;
  readonly labels: readonly string[];
};

/** A part of a text, and the facts that it may tell. */
type Place = { readonly start: number; readonly end: number };
type Found = Place & { readonly facts: readonly Fact[] };

const placeholder = /\[\[\s*[\w.-]+(?::abs)?\s*\]\]/g;
const rawNumber = /[%$€£₺]?[-−]?\d(?:[\d.,]*\d)?%?/g;

const hasWord = mapLanguages((language) => {
  const { small, scales } = analystLanguages[language].frames.numbers;
  return new RegExp(`(?<![a-z])(?:${Object.keys({ ...small, ...scales }).join('|')})(?![a-z])`);
});

const toMask = (text: string): string => ' '.repeat(text.length);

const isWithin = (place: number, parts: readonly Place[]): boolean =>
  parts.some(({ start, end }) => place >= start && place < end);

/** Dates and numbers that are exactly how one fact is written, and where other dates stand. */
function findExact(masked: string, { numbers, language }: Binding): Found[] {
  const dates = findWrittenDates(masked, [...numbers.facts.values()], language);
  const digits = [...masked.matchAll(rawNumber)]
    .filter(({ index }) => !isWithin(index, dates))
    .flatMap(({ index, 0: text }) => {
      const fact = numbers.facts.get(numbers.findWritten(text) ?? '');
      return fact === undefined ? [] : [{ start: index, end: index + text.length, facts: [fact] }];
    });
  return [...dates, ...digits];
}

/**
 * Puts a placeholder in the place of each number that a fact is behind: written exactly so, or
 * rounded, scaled, as a short date or in words beside the name of the fact. What is shown is the
 * exact value.
 */
export function bindWrittenNumbers(text: string, binding: Binding): string {
  const { language, labels, numbers } = binding;
  const placed = [...text.matchAll(placeholder)].map(({ index, 0: one }) => ({
    start: index,
    end: index + one.length,
  }));
  const plain = text.replace(placeholder, toMask);
  if (!/\d/.test(plain) && !hasWord[language].test(foldText(plain))) return text;
  const masked = maskLabels(plain, labels);
  const exact = findExact(masked, binding);
  const allWritten = findWrittenNumbers(masked, language);
  const written = allWritten.filter(
    ({ start, end }) => !isWithin(start, exact) && !isWithin(end - 1, exact),
  );
  const places = [...placed, ...exact, ...written].toSorted((a, b) => a.start - b.start);
  const named = numbers.getNamed();
  const chosen = [
    ...exact.map((one) => ({
      ...one,
      fact: chooseNamedFact(one.facts, named, readAround(plain, one, places)),
    })),
    ...written.map((one) => ({
      ...one,
      fact: chooseWrittenFact(one, named, readAround(plain, one, places)),
    })),
  ];
  let made: FrameContext | undefined;
  const getContext = (): FrameContext => (made ??= createFrameContext(plain, binding));
  const bound = chosen.flatMap(({ start, end, fact }) =>
    fact === undefined || (fact.unit === 'time' && isOtherTime(fact, { start, end }, getContext()))
      ? []
      : withoutHedge({ start, end, fact }, plain, language),
  );
  const dates = exact.filter(({ facts }) => facts.every(({ unit }) => unit === 'time'));
  return replaceAll(text, [
    ...bound,
    ...findFramedFacts(
      { plain, masked, written: allWritten, settled: [...dates, ...bound], getContext },
      language,
    ),
  ]);
}

/** Each number by the placeholder of its fact. */
const replaceAll = (text: string, bound: readonly BoundNumber[]): string =>
  bound
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (left, { start, end, fact, lead = '' }) =>
        `${left.slice(0, start)}${lead}[[${fact.id}]]${left.slice(end)}`,
      text,
    );

const createFrameContext = (
  plain: string,
  { language, interval, numbers }: Binding,
): FrameContext => ({
  frames: numbers.getFrames(),
  findMentions: findMentions(foldText(plain), language),
  interval,
  findClause: createClauseFinder(plain),
});
