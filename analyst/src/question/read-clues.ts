import { candleLimit } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { removeReportDays } from '../company/remove-report-days.ts';
import type { Question } from '../answer-part.ts';
import type { Clues } from './choose-intent.ts';
import { isAboutChart } from './is-about-chart.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { findConcepts } from './find-concept.ts';
import { findImpliedIndicator } from './find-implied-indicator.ts';
import { findIndicator } from './find-indicator.ts';
import { findLimit } from './find-limit.ts';
import { findMention } from './find-mention.ts';
import { findPeriods } from './find-period.ts';
import { findSince, type Since } from './find-since.ts';
import { findUnknownIndicator } from './find-unknown-indicator.ts';
import { findUnsupportedMethod } from './find-unsupported-method.ts';
import { findTypedIntervals, type TypedInterval } from './find-typed-interval.ts';
import { isKnownWord } from './known-words.ts';
import { hasQuestionWord, isOffTopic } from './question-words.ts';
import { resolveInstrument, type ResolvedInstrument } from './resolve-instrument.ts';
import { shorten } from './shorten.ts';
import { joinWords } from './word-pattern.ts';

/** Parsed parts of a message, before its intent is chosen. */
export type Reading = {
  readonly clues: Clues;
  readonly settled: ResolvedInstrument;
  /** The folded message without instrument names. */
  readonly spoken: string;
  /** Symbols of all instruments named, in order. */
  readonly symbols: readonly string[];
  readonly since: Since | undefined;
  /** Intervals in the order typed. */
  readonly intervals: readonly TypedInterval[];
  readonly limit: number;
  /** It begins as one that repeats the last question: "and ETH?", "same for gold". */
  readonly repeats: boolean;
  /** What was typed and is not available, as the answer says; empty if all of it is. */
  readonly refused: {
    readonly interval: string;
    readonly limit: string;
    readonly since: string;
    readonly method: string;
  };
};

const repeatPattern = new RegExp(
  `^\\s*${joinWords(({ repeatStart }) => repeatStart)}(?![a-z])|(?<![a-z])${joinWords(({ repeat }) => repeat)}(?![a-z])`,
);

/** A text without the words by which it repeats the last question: "and", "how about". */
export function withoutRepeat(spoken: string): string {
  return spoken.replace(repeatPattern, ' ');
}

type TextRange = { readonly start: number; readonly end: number };

function maskRange(text: string, found: TextRange | undefined): string {
  return found === undefined
    ? text
    : text.slice(0, found.start) + ' '.repeat(found.end - found.start) + text.slice(found.end);
}

/** The symbol of the chart in view, if there is one. */
export function findChart({
  chosen,
  context,
}: Pick<Question, 'chosen' | 'context'>): string | undefined {
  return chosen.symbol ?? context.symbol ?? context.lastAnalysis?.instrument.symbol;
}

function clampLimit(limit: number): number {
  return Math.min(candleLimit.max, Math.max(candleLimit.min, Math.round(limit)));
}

function countUnknownWords(rest: string): number {
  return (rest.match(/[a-z]{3,}/g) ?? []).filter((word) => !isKnownWord(word)).length;
}

/** Splits a message into instrument, start, number of candles, intervals and remaining words. */
function splitMessage(question: Question, catalogue: InstrumentCatalogue) {
  const mention = findMention(question.message, catalogue, findChart(question));
  const said = expandAbbreviations(mention.rest);
  const since = findSince(said, question.now);
  const limit = findLimit(maskRange(said, since));
  // "24h" alone is an interval; after "last" it is a period.
  const periods = findPeriods(said, question.now).filter(
    ({ start }) => !/\d/.test(said[start] ?? ''),
  );
  const plain = [since, limit, ...periods].reduce(maskRange, said);
  // "1 saatlikte 50 gunluk rsi" names one interval; the days are the length.
  const others = findTypedIntervals(maskRange(plain, findIndicator(plain)?.span));
  const intervals = others.length > 0 ? others : findTypedIntervals(plain);
  const rest = [since, limit, ...intervals].reduce(maskRange, said);
  return {
    mention,
    since,
    limit,
    intervals,
    rest,
    spoken: ` ${said.replaceAll(/\s+/g, ' ').trim()} `,
  };
}

export function readClues(question: Question, catalogue: InstrumentCatalogue): Reading {
  const { mention, since, limit, intervals, rest, spoken } = splitMessage(question, catalogue);
  const method = findUnsupportedMethod(mention.rest);
  const settled = resolveInstrument(
    question,
    { mention, rest, hasInterval: intervals.length > 0 },
    catalogue,
  );
  const figures = removeReportDays(spoken);
  const clues: Clues = {
    has: (word) => hasQuestionWord(word === 'fundamental' ? figures : spoken, word),
    isNamed: settled.isNamed && !settled.isGuess,
    isPair: settled.other !== undefined,
    intervals: intervals.length,
    hasSince: since !== undefined,
    concepts: findConcepts(expandAbbreviations(maskRange(mention.rest, method))),
    indicator: findIndicator(spoken) ?? findImpliedIndicator(spoken),
    isAboutChart: isAboutChart(spoken, findChart(question) !== undefined),
    hasUnsupportedMethod: method !== undefined,
    hasUnknownIndicator: findUnknownIndicator(rest) !== undefined,
    isOffTopic: isOffTopic(rest),
    unknownWordCount: countUnknownWords(rest),
  };
  const text = question.message.normalize('NFC');
  const typedAt = (found: TextRange | undefined): string =>
    found === undefined ? '' : shorten(text.slice(found.start, found.end));
  const asked =
    limit?.value ?? question.chosen.limit ?? question.context.limit ?? candleLimit.default;
  const refused = {
    interval: typedAt(intervals.find(({ isOffered }) => !isOffered)),
    limit: clampLimit(asked) === asked ? '' : typedAt(limit),
    since: since?.value.kind === 'unclear' ? typedAt(since) : '',
    method: typedAt(method),
  };
  return {
    clues,
    settled,
    spoken,
    symbols: mention.symbols,
    since: since?.value,
    intervals,
    limit: clampLimit(asked),
    repeats: repeatPattern.test(spoken),
    refused,
  };
}
