import { foldText, type Instrument, type Language } from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import { findFigures } from '../company/find-figures.ts';
import { findConcepts, findConceptPositions } from './find-concept.ts';
import { findIndicator } from './find-indicator.ts';
import { findInterval } from './find-interval.ts';
import { findShortCode } from './find-short-code.ts';
import { findMarketNames, putMarketLast } from './find-market-names.ts';
import { isKnownWord } from './known-words.ts';
import { findOrdinaryNames } from './ordinary-names.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import {
  getCandidates,
  removeQuoteCurrencies,
  resolveSeveral,
  type TextMention,
} from './resolve-several.ts';
import { settleMentions } from './settle-mentions.ts';
import { isCommon, isVocabulary } from './vocabulary.ts';
import { joinWords, lexicons } from './word-pattern.ts';

/** The instrument a message names, and the folded message without instrument names. */
export type Mention = {
  readonly match: InstrumentMatch | undefined;
  readonly text: string;
  readonly rest: string;
  /** More than one instrument is named; the match is ambiguous between them. */
  readonly isSeveral: boolean;
  /** The two instruments of a message that names exactly two, in order. */
  readonly pair: readonly [Instrument, Instrument] | undefined;
  /** An unknown name beside the one found, else empty. */
  readonly unknownName: string;
  /** Symbols of all that are named, in order; of an ambiguous name the best known. */
  readonly symbols: readonly string[];
  /** What else the one name may mean. */
  readonly namesakes: readonly Instrument[];
};

// Domain terms that contain an instrument name.
const fieldTerms = new RegExp(
  `(?<![a-z])${joinWords(({ fieldNames }) => fieldNames)}(?![a-z])`,
  'g',
);

const weight = { 'not-covered': 3, found: 2, ambiguous: 1, unknown: 0 } as const satisfies Record<
  InstrumentMatch['kind'],
  number
>;

function isOverlapping(one: TextMention, other: TextMention): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether nothing but spaces and commas stands between two names. */
function isAdjacent(one: TextMention, other: TextMention, text: string): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return /^[\s,]*$/.test(between);
}

/** Names the catalogue finds, without domain terms in capitals like a code ("CCI", "PDH"). */
function findNamed(text: string, catalogue: InstrumentCatalogue): readonly TextMention[] {
  const terms = [...foldText(text).matchAll(fieldTerms)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return catalogue.findInText(text).filter((mention) => {
    if (terms.some(({ start, end }) => start < mention.end && mention.start < end)) return false;
    return (
      mention.match.kind !== 'unknown' ||
      !isFieldTerm(foldText(text.slice(mention.start, mention.end)))
    );
  });
}

const fiscalYear = /^fy ?\d{2,4}$/;

function isFieldTerm(folded: string): boolean {
  return (
    findConcepts(folded).length > 0 ||
    findIndicator(folded) !== undefined ||
    findFigures(folded).length > 0 ||
    fiscalYear.test(folded) ||
    findInterval(folded) !== undefined
  );
}

const joiners = new RegExp(`(?<![a-z])${joinWords((lexicon) => lexicon.joiners)}(?![a-z])|[/,&]`);

function findMentions(text: string, catalogue: InstrumentCatalogue): readonly TextMention[] {
  const typed = findNamed(text, catalogue);
  const named = [...typed, ...findMarketNames(text, typed, catalogue)].toSorted(
    (a, b) => a.start - b.start,
  );
  const settled = named.filter(({ match }) => match.kind !== 'unknown');
  const code = findShortCode(text, catalogue);
  if (
    code !== undefined &&
    !named.some((one) => isOverlapping(one, code)) &&
    (code.match.kind === 'found' || named.length === 0)
  ) {
    return [...named, code].toSorted((a, b) => a.start - b.start);
  }
  const isJoined = settled.length === 0 || joiners.test(foldText(text));
  const ordinary = findOrdinaryNames(text, catalogue, settled.length > 0).filter(
    (one) =>
      !named.some((other) => isOverlapping(one, other)) &&
      (isJoined || settled.some((other) => isAdjacent(one, other, text))),
  );
  return ordinary.length === 0
    ? named
    : [...settled, ...ordinary].toSorted((a, b) => a.start - b.start);
}

function listSymbols(mentions: readonly TextMention[]): string[] {
  const symbols = mentions.flatMap((mention) => getCandidates(mention)[0]?.symbol ?? []);
  return [...new Set(symbols)];
}

/** Finds a message's instruments; an uncovered one wins: no other is answered in its place. */
export function findMention(
  message: string,
  catalogue: InstrumentCatalogue,
  chart?: string,
): Mention {
  const text = message.normalize('NFC');
  const found = settleMentions(findMentions(text, catalogue), text, { catalogue, chart });
  const mentions = putMarketLast(found, text);
  const rest = foldText(
    mentions.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    ),
  );
  const chosen = mentions.toSorted((a, b) => weight[b.match.kind] - weight[a.match.kind])[0];
  const several =
    chosen?.match.kind === 'not-covered' ? undefined : resolveSeveral(mentions, rest, text);
  const unknown = mentions.find((one) => one !== chosen && one.match.kind === 'unknown');
  const strange = unknown === undefined ? '' : text.slice(unknown.start, unknown.end);
  const symbols = listSymbols(removeQuoteCurrencies(mentions, rest, text));
  if (several !== undefined)
    return { ...several, rest, unknownName: strange, symbols, namesakes: [] };
  const typed = chosen === undefined ? '' : text.slice(chosen.start, chosen.end);
  return {
    match: chosen?.match,
    text: typed,
    rest,
    isSeveral: false,
    pair: undefined,
    unknownName: strange,
    symbols,
    namesakes: chosen?.namesakes ?? [],
  };
}

/** An unknown word that nothing but fillers and an interval stand beside: "toyota daily". */
export function findNameBesideInterval(rest: string): string | undefined {
  const words = (rest.match(/[a-z][a-z0-9]+/g) ?? []).filter((word) => !isKnownWord(word));
  const [name, ...others] = words;
  return others.length === 0 && name !== undefined && isNameLike(name) ? name : undefined;
}

const leastNameLetters = 4;

/** Whether a folded word may be a name: none that a language has. */
function isNameLike(word: string): boolean {
  return word.length >= leastNameLetters && !isCommon(word) && !isVocabulary(word);
}

/**
 * Finds an unknown word where an instrument is named: "the chart of foobar", "foobar coin"; none
 * of everyday words, "the range of the week".
 */
export function findUnknownName(rest: string): string | undefined {
  const names = lexicons
    .flatMap(({ namePlaces }) => namePlaces)
    .map((place) => place.exec(rest)?.groups?.['name']);
  const terms = findConceptPositions(rest).flatMap(({ start, end }) =>
    rest.slice(start, end).split(' '),
  );
  return names.find(
    (name) =>
      name !== undefined && !isKnownWord(name) && !isOrdinaryWord(name) && !terms.includes(name),
  );
}

/** Finds the first unknown word of an analysis request, "analyze foobar"; undefined if none. */
export function findUnknownWord(rest: string): string | undefined {
  const words = rest.match(/[a-z][a-z0-9./-]{1,}/g) ?? [];
  return words.find((word) => word.length >= 3 && !isKnownWord(word));
}

export function toSuggestion(
  instrument: Instrument,
  language: Language,
): { symbol: string; name: string } {
  return { symbol: instrument.symbol, name: instrument.name[language] };
}
