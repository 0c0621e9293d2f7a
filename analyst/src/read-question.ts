import {
  candleLimit,
  defaultInterval,
  type AnalysisMode,
  type Concept,
  type Instrument,
  type Intent,
  type Interval,
  type Understanding,
} from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import type { Question } from './answer-part.ts';
import { correctTyping } from './question/correct-typing.ts';
import { detectQuestionLanguage } from './question/detect-language.ts';
import { findConcept } from './question/find-concept.ts';
import { findLimit } from './question/find-limit.ts';
import { findLeftover, findMention, toSuggestion, type Mention } from './question/find-mention.ts';
import { findSince, type Since } from './question/find-since.ts';
import { findTypedInterval, type TypedInterval } from './question/find-typed-interval.ts';
import { intentWords, isAboutSomethingElse, type IntentWord } from './question/intent-words.ts';
import { shorten } from './question/shorten.ts';

export type Side = 'above' | 'below';

/** A question as code understood it. `understanding` is what travels; the rest is what the answer is made from. */
export type ParsedQuestion = {
  readonly understanding: Understanding;
  readonly instrument: Instrument | undefined;
  readonly interval: Interval;
  /** The interval the message itself names, if it names one. */
  readonly typedInterval: Interval | undefined;
  readonly limit: number;
  readonly side: Side | undefined;
  readonly since: Since | undefined;
  /** An interval, a number of candles or a date as typed, where it cannot be had: the answer says so. Empty where it can. */
  readonly refused: { readonly interval: string; readonly limit: string; readonly since: string };
  /** It names more than one instrument. */
  readonly isSeveral: boolean;
  /** It asked why: candles do not know. */
  readonly asksForCause: boolean;
  /** It asked what to do: the answer says first that this is not answered. */
  readonly asksForAdvice: boolean;
  /** The name as typed, when it could not be settled. */
  readonly typedName: string;
  /** The market of an instrument that is not covered, else empty. */
  readonly market: string;
};

type Clues = {
  readonly has: (word: IntentWord) => boolean;
  readonly isNamed: boolean;
  readonly hasInterval: boolean;
  readonly hasSince: boolean;
  readonly concept: Concept | undefined;
  /** A word of something else than charts, and nothing that names a chart beside it: the weather, a recipe. */
  readonly isElsewhere: boolean;
};

const structures: readonly (Concept | undefined)[] = ['order-block', 'fair-value-gap', 'swing'];

function isNearest({ has, concept }: Clues): boolean {
  const isLevel = has('level') || has('support') || has('resistance');
  const hasSide = has('above') || has('below');
  if (has('definition') && !has('nearest') && !hasSide) return false;
  return (structures.includes(concept) || isLevel) && (has('nearest') || hasSide || isLevel);
}

function isConcept({ has, concept, isNamed, hasInterval, hasSince }: Clues): boolean {
  if (concept === undefined || hasSince) return false;
  return has('definition') || (!isNamed && !hasInterval && !has('analyze') && !has('changed'));
}

const intentRules: readonly { readonly intent: Intent; readonly when: (clues: Clues) => boolean }[] = [
  { intent: 'help', when: ({ has }) => has('greeting') },
  { intent: 'analyze', when: ({ has }) => has('advice') },
  { intent: 'nearest', when: isNearest },
  { intent: 'concept', when: isConcept },
  { intent: 'unknown', when: ({ isElsewhere, isNamed, hasInterval }) => isElsewhere && !isNamed && !hasInterval },
  { intent: 'changed-since', when: ({ has, hasSince }) => has('changed') || hasSince },
  { intent: 'help', when: ({ has, isNamed }) => has('help') && !isNamed },
  {
    intent: 'analyze',
    when: ({ has, isNamed, hasInterval }) =>
      has('why') || has('analyze') || has('technical') || has('fundamental') || isNamed || hasInterval,
  },
];

/** What is asked, from the clues, the surest first. */
function findIntent(clues: Clues): Intent {
  return intentRules.find(({ when }) => when(clues))?.intent ?? 'unknown';
}

function findMode(has: Clues['has'], question: Question): AnalysisMode {
  if (has('technical')) return 'technical';
  if (has('fundamental')) return 'fundamental';
  return question.chosen.mode ?? question.context.mode ?? 'technical';
}

const intentOfMatch = {
  found: undefined,
  'not-covered': 'not-covered',
  ambiguous: 'ambiguous-symbol',
  unknown: 'unknown-symbol',
} as const satisfies Record<InstrumentMatch['kind'], Intent | undefined>;

/** The symbol's part of the understanding: who was found, or with whom it could be confused. */
function describeMatch(match: InstrumentMatch | undefined, typedName: string, language: Question['language']): Partial<Understanding> {
  if (match === undefined) return {};
  if (match.kind === 'found') return { symbol: match.instrument.symbol, covered: true };
  if (match.kind === 'not-covered') return { symbol: match.symbol, covered: false };
  const nearest = match.kind === 'ambiguous' ? match.candidates : match.suggestions.slice(0, 3);
  return {
    ...(typedName === '' ? {} : { symbol: typedName }),
    suggestions: nearest.map((instrument) => toSuggestion(instrument, language)),
  };
}

type Settled = {
  readonly match: InstrumentMatch | undefined;
  readonly typedName: string;
  readonly isNamed: boolean;
  readonly isSeveral: boolean;
};

/** Whose chart it is about: named in the message, else what an explicit request to analyse leaves over, else chosen, else the context's. */
function settleInstrument(
  { chosen, context }: Question,
  read: { readonly mention: Mention; readonly rest: string },
  catalogue: InstrumentCatalogue,
): Settled {
  const { mention, rest } = read;
  const { isSeveral } = mention;
  if (mention.match !== undefined) return { match: mention.match, typedName: shorten(mention.text), isNamed: true, isSeveral };
  const leftover = /(?<![a-z])(?:analy|analiz|incele)/.test(rest) ? findLeftover(rest) : undefined;
  if (leftover !== undefined) return { match: catalogue.resolve(leftover), typedName: shorten(leftover), isNamed: true, isSeveral };
  const known = chosen.symbol ?? context.symbol ?? context.lastAnalysis?.instrument.symbol;
  return { match: known === undefined ? undefined : catalogue.resolve(known), typedName: shorten(known ?? ''), isNamed: false, isSeveral };
}

function blank(text: string, found: { readonly start: number; readonly end: number } | undefined): string {
  return found === undefined ? text : text.slice(0, found.start) + ' '.repeat(found.end - found.start) + text.slice(found.end);
}

function findSide({ has }: Clues): Side | undefined {
  const isAbove = has('above') || has('resistance');
  const isBelow = has('below') || has('support');
  if (isAbove === isBelow) return undefined;
  return isAbove ? 'above' : 'below';
}

function clamp(limit: number): number {
  return Math.min(candleLimit.max, Math.max(candleLimit.min, Math.round(limit)));
}

/** What a question about a chart turns into when the chart's instrument stands in the way; concepts and help need no instrument. */
function settleIntent(intent: Intent, settled: Settled, mode: AnalysisMode): Intent {
  const { match, isNamed } = settled;
  if (match?.kind === 'not-covered' && isNamed) return 'not-covered';
  if (intent === 'concept' || intent === 'help' || intent === 'unknown') return intent;
  const trouble = match === undefined ? undefined : intentOfMatch[match.kind];
  if (trouble !== undefined) return trouble;
  return mode === 'fundamental' && intent === 'analyze' ? 'mode-not-available' : intent;
}

function intervalOf(typed: Interval | undefined, { chosen, context }: Question): Interval {
  return typed ?? chosen.interval ?? context.interval ?? context.lastAnalysis?.interval ?? defaultInterval;
}

/** The structure a question is about; a question for the nearest level without a kind means the swing levels. */
function aimOf(intent: Intent, concept: Concept | undefined): Partial<Understanding> {
  if (intent === 'concept') return concept === undefined ? {} : { concept };
  if (intent !== 'nearest') return {};
  return { concept: concept !== undefined && structures.includes(concept) ? concept : 'swing' };
}

type Reading = {
  readonly clues: Clues;
  readonly settled: Settled;
  /** The folded message without the names. */
  readonly spoken: string;
  readonly since: Since | undefined;
  readonly typed: TypedInterval | undefined;
  readonly limit: number;
  readonly refused: ParsedQuestion['refused'];
};

function readClues(question: Question, catalogue: InstrumentCatalogue): Reading {
  const mention = findMention(question.message, catalogue);
  const text = question.message.normalize('NFC');
  const typedAt = (found: { readonly start: number; readonly end: number } | undefined): string =>
    found === undefined ? '' : shorten(text.slice(found.start, found.end));
  const since = findSince(mention.rest, question.now);
  const limit = findLimit(blank(mention.rest, since));
  const measured = blank(blank(mention.rest, since), limit);
  const typed = findTypedInterval(measured);
  const rest = correctTyping(blank(measured, typed));
  const settled = settleInstrument(question, { mention, rest }, catalogue);
  const spoken = ` ${correctTyping(mention.rest)} `;
  const clues: Clues = {
    has: (word) => intentWords[word].test(spoken),
    isNamed: settled.isNamed,
    hasInterval: typed !== undefined,
    hasSince: since !== undefined,
    concept: findConcept(rest),
    isElsewhere: isAboutSomethingElse(rest),
  };
  const asked = limit?.value ?? question.chosen.limit ?? question.context.limit ?? candleLimit.default;
  const refused = {
    interval: typed?.isOffered === false ? typedAt(typed) : '',
    limit: clamp(asked) === asked ? '' : typedAt(limit),
    since: since?.value.kind === 'unclear' ? typedAt(since) : '',
  };
  return { clues, settled, spoken, since: since?.value, typed, limit: clamp(asked), refused };
}

const sameAgain = /^\s*(?:and|what about|how about|same (?:for|on|with)|peki|ya)(?![a-z])|(?<![a-z])ayni(?:si|sini)(?![a-z])/;

/** "And ETH?" after a question for the nearest zone asks for that of ETH: it names an instrument and nothing else. */
function repeatsNearest({ clues, settled, spoken }: Reading, { context }: Question): boolean {
  const isPlain =
    clues.concept === undefined && !clues.hasSince && !(['advice', 'why', 'technical', 'fundamental'] as const).some(clues.has);
  return context.lastUnderstanding?.intent === 'nearest' && settled.isNamed && isPlain && sameAgain.test(spoken);
}

function toUnderstanding(reading: Reading, question: Question): Understanding {
  const { clues, settled, since, typed } = reading;
  const mode = findMode(clues.has, question);
  const isRepeat = repeatsNearest(reading, question);
  const intent = settleIntent(isRepeat ? 'nearest' : findIntent(clues), settled, mode);
  const isStructural = intent === 'nearest' || intent === 'changed-since';
  return {
    intent,
    mode: isStructural ? 'technical' : mode,
    ...describeMatch(settled.match, settled.typedName, question.language),
    interval: intervalOf(typed?.value, question),
    language: question.language,
    ...aimOf(intent, isRepeat ? question.context.lastUnderstanding?.concept : clues.concept),
    ...(since?.kind === 'time' && intent === 'changed-since' ? { since: since.time } : {}),
  };
}

/**
 * Understands a question, in code: intent, instrument, interval, concept, beginning, language. The language is the one the words are
 * written in; where they do not tell, the one the question came with.
 */
export function parseQuestion(asked: Question, catalogue: InstrumentCatalogue): ParsedQuestion {
  const spoken = detectQuestionLanguage(findMention(asked.message, catalogue).rest, asked.message);
  const question: Question = { ...asked, language: spoken ?? asked.language };
  const reading = readClues(question, catalogue);
  const { settled, clues, typed, limit, since, refused } = reading;
  const interval = intervalOf(typed?.value, question);
  return {
    understanding: toUnderstanding(reading, question),
    instrument: settled.match?.kind === 'found' ? settled.match.instrument : undefined,
    interval,
    typedInterval: typed?.value,
    limit,
    refused,
    isSeveral: settled.isSeveral,
    asksForCause: clues.has('why'),
    side: findSide(clues),
    since,
    asksForAdvice: clues.has('advice'),
    typedName: settled.typedName,
    market: settled.match?.kind === 'not-covered' ? settled.match.market[question.language] : '',
  };
}
