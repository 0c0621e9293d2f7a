import {
  intervals as allIntervals,
  type AnalysisMode,
  type AnalysisRequest,
  type Concept,
  type Intent,
  type Interval,
  type Language,
  type QuestionPlan,
  type UnreadWords,
} from '@vela/contracts';
import { isOfOtherMarket } from '../company/choose-company.ts';
import type { ConversationContext, Question } from '../answer-part.ts';
import { chartIntents } from './chart-intents.ts';
import { countedConcepts, listedConcepts, type Clues } from './choose-intent.ts';
import { chooseInterval } from './choose-interval.ts';
import { toSuggestion } from './find-mention.ts';
import type { Reading } from './read-clues.ts';
import { resolveIntent, type ResolvedInstrument as Settled } from './resolve-instrument.ts';

function findMode(reading: Reading, question: Question): AnalysisMode {
  const { has } = reading.clues;
  if (has('technical')) return 'technical';
  if (has('fundamental') && !isOfOtherMarket({ reading })) return 'fundamental';
  return question.chosen.mode ?? question.context.mode ?? 'technical';
}

function findSide({ has }: Clues): QuestionPlan['side'] {
  const isAbove = has('above') || has('resistance');
  const isBelow = has('below') || has('support');
  if (isAbove === isBelow) return undefined;
  return isAbove ? 'above' : 'below';
}

const levelConcepts: readonly Concept[] = ['previous-levels', 'support-resistance', 'swing'];
const blockConcepts: readonly Concept[] = ['breaker-block', 'order-block'];

/** The concept a question of each intent is about, among those named. */
const conceptByIntent: Readonly<
  Partial<Record<Intent, (concepts: readonly Concept[]) => Concept | undefined>>
> = {
  concept: ([first]) => first,
  levels: (concepts) => concepts.find((concept) => levelConcepts.includes(concept)) ?? 'swing',
  gaps: () => 'fair-value-gap',
  blocks: (concepts) =>
    concepts.find((concept) => blockConcepts.includes(concept)) ?? 'order-block',
  'last-sweep': () => 'liquidity-sweep',
  findings: (concepts) => concepts.find((concept) => listedConcepts.includes(concept)),
  'base-rate': (concepts) => concepts.find((concept) => countedConcepts.includes(concept)),
};

const repeatableIntents: readonly Intent[] = chartIntents.filter((intent) => intent !== 'compare');
/** "And ETH?" after a question for gaps repeats it: it names an instrument and nothing else. */
export function findRepeatedIntent(
  { clues, settled, repeats }: Reading,
  { context }: Question,
): Intent | undefined {
  const last = context.lastUnderstanding?.intent;
  if (
    last === undefined ||
    !repeatableIntents.includes(last) ||
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
  return isPlain && !isOther && repeats ? last : undefined;
}

/** With several intervals the question is about timeframes, and none is the chart's own. */
function chooseTypedInterval(asked: Intent, intervals: Reading['intervals']): Interval | undefined {
  return asked === 'timeframes' && intervals.length > 1 ? undefined : intervals[0]?.value;
}

/** An average's definition needs no chart, and "in the last 50 days" is a time range. */
function findLengthInterval(asked: Intent, { indicator }: Clues): Interval | undefined {
  return asked === 'concept' || asked === 'changed-since' ? undefined : indicator?.span?.interval;
}

/** The finest of several, on which others can be overlaid; if none, that of a length in days. */
function chooseChartInterval(
  asked: Intent,
  { intervals, clues }: Reading,
  question: Question,
): Interval {
  const isSeveral = asked === 'timeframes' && intervals.length > 1;
  const finest = allIntervals.find((interval) => intervals.some(({ value }) => value === interval));
  return chooseInterval(
    isSeveral ? finest : (intervals[0]?.value ?? findLengthInterval(asked, clues)),
    question,
  );
}

/** What the question is about: its own subject, or that of the question it repeats. */
function chooseSubject(
  intent: Intent,
  { clues }: Reading,
  previous: ConversationContext['lastUnderstanding'],
): Pick<QuestionPlan, 'concept' | 'otherConcept' | 'indicator'> {
  const concept = previous ? previous.concept : conceptByIntent[intent]?.(clues.concepts);
  const [, otherConcept] = intent === 'concept' ? clues.concepts : [];
  const { id = previous?.indicator, length } = clues.indicator ?? {};
  const lengthInterval = findLengthInterval(intent, clues);
  return {
    ...(concept === undefined ? {} : { concept }),
    ...(otherConcept === undefined ? {} : { otherConcept }),
    ...(id === undefined
      ? {}
      : {
          indicator: {
            id,
            ...(length === undefined ? {} : { length }),
            ...(lengthInterval === undefined ? {} : { lengthInterval }),
          },
        }),
  };
}

function listCandidates({ match }: Settled, language: Language): Partial<QuestionPlan> {
  if (match?.kind !== 'unknown' && match?.kind !== 'ambiguous') return {};
  const nearest = match.kind === 'ambiguous' ? match.candidates : match.suggestions.slice(0, 3);
  return { candidates: nearest.map((instrument) => toSuggestion(instrument, language)) };
}

/** The words that could not be followed; undefined where all could. */
function toUnread(intent: Intent, { refused, settled }: Reading): UnreadWords | undefined {
  const isFound = settled.match?.kind === 'found';
  const words = {
    ...refused,
    name: isFound ? '' : settled.typedName,
    otherName: intent === 'compare' ? settled.strange : '',
  };
  const unread = Object.entries(words).filter(([, typed]) => typed !== '');
  return unread.length === 0 ? undefined : Object.fromEntries(unread);
}

/** The longer of two timeframes that are asked about together; the chart has the other. */
function findBeside(intent: Intent, intervals: Reading['intervals']): Partial<QuestionPlan> {
  const named = [...new Set(intervals.map(({ value }) => value))];
  if (intent !== 'timeframes' || named.length !== 2) return {};
  const beside = allIntervals.findLast((interval) => named.includes(interval));
  return beside === undefined ? {} : { beside };
}

function toPlan(intent: Intent, reading: Reading, question: Question): QuestionPlan {
  const { clues, settled, since, intervals } = reading;
  const repeated = findRepeatedIntent(reading, question) !== undefined;
  const { lastUnderstanding } = question.context;
  const side = findSide(clues);
  const unread = toUnread(intent, reading);
  return {
    intent,
    ...chooseSubject(intent, reading, repeated ? lastUnderstanding : undefined),
    ...(settled.other === undefined ? {} : { otherSymbol: settled.other.symbol }),
    ...(side === undefined ? {} : { side }),
    ...(since === undefined || since.kind === 'unclear' ? {} : { since }),
    ...(clues.has('why') ? { asksForCause: true } : {}),
    ...(settled.isNamed ? { namesInstrument: true } : {}),
    ...(chooseTypedInterval(intent, intervals) === undefined ? {} : { namesInterval: true }),
    ...findBeside(intent, intervals),
    ...(settled.isSeveral ? { isSeveral: true } : {}),
    ...listCandidates(settled, question.language),
    ...(unread === undefined ? {} : { unread }),
  };
}

/**
 * The symbol of the instrument, where the message or its context gave one that is known. The hour
 * is asked of no instrument but one that is named.
 */
function findSymbol(intent: Intent, { match, isNamed }: Settled): string | undefined {
  if (intent === 'killzone' && !isNamed) return undefined;
  if (match?.kind === 'found') return match.instrument.symbol;
  return match?.kind === 'not-covered' ? match.symbol : undefined;
}

/** The request of a question by the words of charts alone, read as asking for an intent. */
export function toRequest(wanted: Intent, reading: Reading, question: Question): AnalysisRequest {
  const mode = findMode(reading, question);
  const symbol = findSymbol(wanted, reading.settled);
  return {
    mode,
    ...(symbol === undefined ? {} : { symbol }),
    interval: chooseChartInterval(wanted, reading, question),
    window: { limit: reading.limit },
    language: question.language,
    plan: toPlan(resolveIntent(wanted, reading.settled, mode), reading, question),
  };
}
