import { candleLimit } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import type { Clues } from './choose-intent.ts';
import { asksOfChart } from './asks-of-chart.ts';
import { correctTyping } from './correct-typing.ts';
import { findConcepts } from './find-concept.ts';
import { findImpliedIndicator } from './find-implied-indicator.ts';
import { findIndicator } from './find-indicator.ts';
import { findLimit } from './find-limit.ts';
import { findMention } from './find-mention.ts';
import { findSince, type Since } from './find-since.ts';
import { findStrangeIndicator } from './find-strange-indicator.ts';
import { findUnreadMethod } from './find-unread-method.ts';
import { findTypedIntervals, type TypedInterval } from './find-typed-interval.ts';
import { intentWords, isAboutSomethingElse } from './intent-words.ts';
import { isKnownWord } from './known-words.ts';
import { settleInstrument, type Settled } from './settle-instrument.ts';
import { shorten } from './shorten.ts';
import { topicWords } from './topic-words.ts';

/** What was read in a message, before it is decided what it asks. */
export type Reading = {
  readonly clues: Clues;
  readonly settled: Settled;
  /** The folded message without the names. */
  readonly spoken: string;
  readonly since: Since | undefined;
  /** Intervals as they were written, in order. */
  readonly intervals: readonly TypedInterval[];
  readonly limit: number;
  /**
   * An interval, a number of candles, a date or a way of reading charts as typed, where it cannot be had: the answer says so. Empty where
   * it can.
   */
  readonly refused: {
    readonly interval: string;
    readonly limit: string;
    readonly since: string;
    readonly method: string;
  };
};

type Stretch = { readonly start: number; readonly end: number };

const words = { ...intentWords, ...topicWords };

function blank(text: string, found: Stretch | undefined): string {
  return found === undefined
    ? text
    : text.slice(0, found.start) + ' '.repeat(found.end - found.start) + text.slice(found.end);
}

function hasChart({ chosen, context }: Question): boolean {
  return (chosen.symbol ?? context.symbol ?? context.lastAnalysis) !== undefined;
}

function clamp(limit: number): number {
  return Math.min(candleLimit.max, Math.max(candleLimit.min, Math.round(limit)));
}

function countStrangers(rest: string): number {
  return (rest.match(/[a-z]{3,}/g) ?? []).filter((word) => !isKnownWord(word)).length;
}

/** Takes a message apart: names, beginning, number of candles, intervals, and the words that are left. */
function takeApart(question: Question, catalogue: InstrumentCatalogue) {
  const mention = findMention(question.message, catalogue);
  const since = findSince(mention.rest, question.now);
  const limit = findLimit(blank(mention.rest, since));
  const plain = blank(blank(mention.rest, since), limit);
  // "1 saatlikte 50 gunluk rsi" names one chart; the days are the length.
  const others = findTypedIntervals(blank(plain, findIndicator(plain)?.span));
  const intervals = others.length > 0 ? others : findTypedIntervals(plain);
  const rest = correctTyping([since, limit, ...intervals].reduce(blank, mention.rest));
  return {
    mention,
    since,
    limit,
    intervals,
    rest,
    spoken: ` ${correctTyping(mention.rest).replaceAll(/\s+/g, ' ').trim()} `,
  };
}

export function readClues(question: Question, catalogue: InstrumentCatalogue): Reading {
  const { mention, since, limit, intervals, rest, spoken } = takeApart(question, catalogue);
  const method = findUnreadMethod(mention.rest);
  const settled = settleInstrument(question, { mention, rest }, catalogue);
  const clues: Clues = {
    has: (word) => words[word].test(spoken),
    isNamed: settled.isNamed && !settled.isGuess,
    isPair: settled.other !== undefined,
    intervals: intervals.length,
    hasSince: since !== undefined,
    concepts: findConcepts(correctTyping(blank(mention.rest, method))),
    indicator: findIndicator(spoken) ?? findImpliedIndicator(spoken),
    isOfChart: asksOfChart(spoken, hasChart(question)),
    hasUnreadMethod: method !== undefined,
    hasStrangeIndicator: findStrangeIndicator(rest) !== undefined,
    isElsewhere: isAboutSomethingElse(rest),
    strangers: countStrangers(rest),
  };
  const text = question.message.normalize('NFC');
  const typedAt = (found: Stretch | undefined): string =>
    found === undefined ? '' : shorten(text.slice(found.start, found.end));
  const asked =
    limit?.value ?? question.chosen.limit ?? question.context.limit ?? candleLimit.default;
  const refused = {
    interval: typedAt(intervals.find(({ isOffered }) => !isOffered)),
    limit: clamp(asked) === asked ? '' : typedAt(limit),
    since: since?.value.kind === 'unclear' ? typedAt(since) : '',
    method: typedAt(method),
  };
  return { clues, settled, spoken, since: since?.value, intervals, limit: clamp(asked), refused };
}
