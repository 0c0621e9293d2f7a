import { foldText, languages, type Fact, type Language } from '@vela/contracts';
import { maskLabels } from '../../guard/masking.ts';
import { analystLanguages } from '../../language/by-language.ts';
import type { KnownNumbers } from '../known-numbers.ts';
import { chooseNamedFact, chooseWrittenFact, type Surroundings } from './choose-written-fact.ts';
import { findWrittenDates } from './find-written-dates.ts';
import { findWrittenNumbers } from './find-written-numbers.ts';
import { listStems } from './index-fact-names.ts';

type Binding = {
  readonly language: Language;
  readonly numbers: KnownNumbers;
  readonly labels: readonly string[];
};

/** A part of a text, and the facts that it may tell. */
type Place = { readonly start: number; readonly end: number };
type Found = Place & { readonly facts: readonly Fact[] };

const placeholder = /\[\[\s*[\w.-]+(?::abs)?\s*\]\]/g;
const rawNumber = /[%$€£₺]?[-−]?\d(?:[\d.,]*\d)?%?/g;

const createPattern = (pick: (language: Language) => string): RegExp =>
  new RegExp(`(?<![a-z])(?:${languages.map(pick).join('|')})(?![a-z])`);
const moves = createPattern((one) => {
  const { guard, model } = analystLanguages[one];
  return `${model.rises}|${model.falls}|${guard.up}|${guard.down}`;
});
const hasWord = createPattern((one) =>
  analystLanguages[one].model.numberWords.filter((word) => word !== '').join('|'),
);

/** Where the words behind a number belong to the next one. */
const clauseEnd = new RegExp(
  `[,;:]|(?<![\\p{L}])(?:${languages.map((one) => analystLanguages[one].model.joins).join('|')})(?![\\p{L}])`,
  'u',
);

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

/** The words around a number up to its neighbours, those behind it up to the end of the clause. */
function readAround(plain: string, { start, end }: Place, others: readonly Place[]): Surroundings {
  const before = others.filter((one) => one.end <= start).map((one) => one.end);
  const behind = others.filter((one) => one.start >= end).map((one) => one.start);
  const head = plain.slice(Math.max(0, ...before), start);
  const [tail = ''] = plain.slice(end, Math.min(plain.length, ...behind)).split(clauseEnd);
  const rest = others.reduceRight(
    (text, one) => `${text.slice(0, one.start)} ${text.slice(one.end)}`,
    plain,
  );
  return {
    near: new Set(listStems(`${head} ${tail}`)),
    all: new Set(listStems(rest)),
    isMove: moves.test(foldText(`${head} ${tail}`)),
  };
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
  if (!/\d/.test(plain) && !hasWord.test(foldText(plain))) return text;
  const masked = maskLabels(plain, labels);
  const exact = findExact(masked, binding);
  const written = findWrittenNumbers(masked, language).filter(
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
  return chosen
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (bound, { start, end, fact }) =>
        fact === undefined ? bound : `${bound.slice(0, start)}[[${fact.id}]]${bound.slice(end)}`,
      text,
    );
}
