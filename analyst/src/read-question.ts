import {
  defaultInterval,
  intervals as allIntervals,
  type AnalysisMode,
  type Concept,
  type Instrument,
  type Intent,
  type Interval,
  type Understanding,
} from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from './answer-part.ts';
import { chooseIntent, counted, listed, type Clues } from './question/choose-intent.ts';
import { detectQuestionLanguage } from './question/detect-language.ts';
import type { NamedIndicator } from './question/find-indicator.ts';
import { findMention } from './question/find-mention.ts';
import type { Since } from './question/find-since.ts';
import { readClues, type Reading } from './question/read-clues.ts';
import { describeMatch, settleIntent } from './question/settle-instrument.ts';

export type Side = 'above' | 'below';

/** A question as code understood it. `understanding` is what travels; the rest is what the answer is made from. */
export type ParsedQuestion = {
  readonly understanding: Understanding;
  readonly instrument: Instrument | undefined;
  /** The message itself names its instrument; else it is the one chosen, or that of the conversation. */
  readonly isNamed: boolean;
  /** The second instrument of a comparison. */
  readonly other: Instrument | undefined;
  readonly interval: Interval;
  /** The interval the message itself names, if it names one. */
  readonly typedInterval: Interval | undefined;
  /** The interval whose candles the length of the indicator counts, where it is one of time: daily for "the 50-day average". */
  readonly lengthInterval: Interval | undefined;
  readonly limit: number;
  readonly side: Side | undefined;
  readonly indicator: NamedIndicator | undefined;
  readonly since: Since | undefined;
  /** An interval, a number of candles or a date as typed, where it cannot be had: the answer says so. Empty where it can. */
  readonly refused: Reading['refused'];
  /** It names more than one instrument. */
  readonly isSeveral: boolean;
  /** It asked why: candles do not know. */
  readonly asksForCause: boolean;
  /** It asked what to do: the answer says first that this is not answered. */
  readonly asksForAdvice: boolean;
  /** The name as typed, when it could not be settled. */
  readonly typedName: string;
  /** The second name of a comparison as typed, when nobody knows it, else empty. */
  readonly strangeName: string;
  /** The market of an instrument that is not covered, else empty. */
  readonly market: string;
};

function findMode(has: Clues['has'], question: Question): AnalysisMode {
  if (has('technical')) return 'technical';
  if (has('fundamental')) return 'fundamental';
  return question.chosen.mode ?? question.context.mode ?? 'technical';
}

function findSide({ has }: Clues): Side | undefined {
  const isAbove = has('above') || has('resistance');
  const isBelow = has('below') || has('support');
  if (isAbove === isBelow) return undefined;
  return isAbove ? 'above' : 'below';
}

function intervalOf(typed: Interval | undefined, { chosen, context }: Question): Interval {
  return (
    typed ??
    chosen.interval ??
    context.interval ??
    context.lastAnalysis?.interval ??
    defaultInterval
  );
}

const ofLevels: readonly Concept[] = ['previous-levels', 'support-resistance', 'swing'];
const ofBlocks: readonly Concept[] = ['breaker-block', 'order-block'];

/** Which of the named concepts a question of this kind is about. */
const conceptOf: Readonly<
  Partial<Record<Intent, (concepts: readonly Concept[]) => Concept | undefined>>
> = {
  concept: ([first]) => first,
  levels: (concepts) => concepts.find((concept) => ofLevels.includes(concept)) ?? 'swing',
  gaps: () => 'fair-value-gap',
  blocks: (concepts) => concepts.find((concept) => ofBlocks.includes(concept)) ?? 'order-block',
  findings: (concepts) => concepts.find((concept) => listed.includes(concept)),
  'base-rate': (concepts) => concepts.find((concept) => counted.includes(concept)),
};

type Aim = Pick<Understanding, 'concept' | 'indicator'>;

function aimOf(intent: Intent, { concepts, indicator }: Clues): Aim {
  const concept = conceptOf[intent]?.(concepts);
  const isOfIndicator =
    intent === 'indicator' ||
    (intent === 'concept' && (concept === undefined || isIndicatorConcept(concept)));
  return {
    ...(concept === undefined ? {} : { concept }),
    ...(isOfIndicator && indicator !== undefined ? { indicator: indicator.id } : {}),
  };
}

function isIndicatorConcept(concept: Concept): boolean {
  return concept === 'atr' || concept === 'rsi' || concept === 'ema';
}

const repeatable: readonly Intent[] = [
  ...([
    'levels',
    'gaps',
    'blocks',
    'last-sweep',
    'timeframes',
    'bias',
    'volatility',
    'indicator',
    'findings',
    'base-rate',
  ] as const),
];
const sameAgain =
  /^\s*(?:and|what about|how about|same (?:for|on|with)|peki|ya)(?![a-z])|(?<![a-z])ayni(?:si|sini)(?![a-z])/;

/** "And ETH?" after a question for the gaps asks for those of ETH: it names an instrument and nothing else. */
function repeatedIntent(
  { clues, settled, spoken }: Reading,
  { context }: Question,
): Intent | undefined {
  const last = context.lastUnderstanding?.intent;
  if (
    last === undefined ||
    !repeatable.includes(last) ||
    !settled.isNamed ||
    settled.other !== undefined
  )
    return undefined;
  const isPlain = clues.concepts.length === 0 && clues.indicator === undefined && !clues.hasSince;
  const isOther = (
    [
      'advice',
      'why',
      'technical',
      'fundamental',
      'volatility',
      'invalidation',
      'bias',
      'place',
    ] as const
  ).some(clues.has);
  return isPlain && !isOther && sameAgain.test(spoken) ? last : undefined;
}

/** Several intervals are those of the question, and none is that of the chart. */
function typedOf(asked: Intent, intervals: Reading['intervals']): Interval | undefined {
  return asked === 'timeframes' && intervals.length > 1 ? undefined : intervals[0]?.value;
}

/** What an average is in general does not depend on a chart, and "in the last 50 days" is a time. */
function lengthIntervalOf(asked: Intent, { indicator }: Clues): Interval | undefined {
  return asked === 'concept' || asked === 'changed-since' ? undefined : indicator?.span?.interval;
}

/** The interval of the chart: of several that are named the finest, on which the others can be shown; where none is, that of a length in days. */
function chartIntervalOf(
  asked: Intent,
  { intervals, clues }: Reading,
  question: Question,
): Interval {
  const isSeveral = asked === 'timeframes' && intervals.length > 1;
  const finest = allIntervals.find((interval) => intervals.some(({ value }) => value === interval));
  return intervalOf(
    isSeveral ? finest : (intervals[0]?.value ?? lengthIntervalOf(asked, clues)),
    question,
  );
}

function aimAgain({ context }: Question): Aim {
  const { concept, indicator } = context.lastUnderstanding ?? {};
  return {
    ...(concept === undefined ? {} : { concept }),
    ...(indicator === undefined ? {} : { indicator }),
  };
}

const ofEitherMode: readonly Intent[] = ['analyze', 'mode-not-available', 'concept'];

function toUnderstanding(
  reading: Reading,
  question: Question,
): Pick<ParsedQuestion, 'understanding' | 'typedInterval'> {
  const { clues, settled, since, intervals } = reading;
  const repeated = repeatedIntent(reading, question);
  const mode = findMode(clues.has, question);
  const asked = repeated ?? chooseIntent(clues);
  const intent = settleIntent(asked, settled, mode);
  const typedInterval = typedOf(asked, intervals);
  const understanding: Understanding = {
    intent,
    mode: ofEitherMode.includes(intent) ? mode : 'technical',
    ...describeMatch(settled, question.language),
    interval: chartIntervalOf(asked, reading, question),
    language: question.language,
    ...(repeated === undefined ? aimOf(intent, clues) : aimAgain(question)),
    ...(since?.kind === 'time' && intent === 'changed-since' ? { since: since.time } : {}),
  };
  return { understanding, typedInterval };
}

/**
 * Understands a question, in code: intent, instrument, interval, concept, beginning, language. The language is the one the words are
 * written in; where they do not tell, the one the question came with.
 */
export function parseQuestion(asked: Question, catalogue: InstrumentCatalogue): ParsedQuestion {
  // Full-width letters, ligatures and the like are read as the letters they stand for.
  const message = asked.message.normalize('NFKC');
  const spoken = detectQuestionLanguage(findMention(message, catalogue).rest, message);
  const question: Question = { ...asked, message, language: spoken ?? asked.language };
  const reading = readClues(question, catalogue);
  const { settled, clues, limit, since, refused } = reading;
  const { understanding, typedInterval } = toUnderstanding(reading, question);
  return {
    understanding,
    instrument: settled.match?.kind === 'found' ? settled.match.instrument : undefined,
    isNamed: settled.isNamed,
    other: settled.other,
    interval: understanding.interval ?? defaultInterval,
    typedInterval,
    lengthInterval: lengthIntervalOf(understanding.intent, clues),
    limit,
    refused,
    isSeveral: settled.isSeveral,
    asksForCause: clues.has('why'),
    side: findSide(clues),
    indicator: clues.indicator,
    since,
    asksForAdvice: understanding.intent === 'advice',
    typedName: settled.typedName,
    strangeName: settled.strange,
    market: settled.match?.kind === 'not-covered' ? settled.match.market[question.language] : '',
  };
}
