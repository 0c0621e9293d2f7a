import type { AnalysisRequest, Intent } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { addAspects } from './find-aspect.ts';
import { findSession, findUnusedSessions } from './find-session.ts';
import { findMeantTask } from './find-act.ts';
import { findUnknownStart } from './find-unknown-start.ts';
import { findUnfollowed } from './find-unfollowed.ts';
import { findUnusedIndicator } from './find-unused-indicator.ts';
import { findUnusedNumbers } from './find-unused-numbers.ts';
import { findMovedDay } from './find-calendar-place.ts';
import { findUnusedTime } from './find-unused-time.ts';
import { asksForChange, findWhether } from './find-whether.ts';
import { hasOwnWords } from './has-own-words.ts';
import { listChoices } from './list-choices.ts';
import { listResidue, toTypedText } from './list-residue.ts';
import {
  chooseReading,
  nameEarlier,
  rankRead,
  type ChosenReading,
} from './ranking/choose-reading.ts';
import type { Surroundings } from './choose-asked-subjects.ts';
import type { ReadingEvidence } from './trust/list-trust-features.ts';
import { readByRules, type RuledRequest } from './read-by-rules.ts';
import type { Reading } from './read-clues.ts';
import { findBound } from './read-own-words.ts';
import type { ReadQuestion } from './read-question.ts';
import { placeInTime } from './place-in-time.ts';
import { sinceOfPeriod } from './since-of-period.ts';
import { readParts } from './read-parts.ts';
import { dropEmpty } from './drop-empty.ts';
import { listLeftBehind } from './earlier-subjects.ts';

/** Readings that say all that is to be said about their words. */
const wholeReadings: ReadonlySet<RuledRequest['by']> = new Set([
  'property',
  'company',
  'act',
  'term',
  'terms',
  'price',
  'season',
  'more',
  'follow-up',
]);

const counted = /^ ?(?:times?|kez|kere|defa|candles?|bars?|mum)(?![a-z])/;

/** The indicator that a term is told apart from: "rsi or macd", "the gap between rsi and an fvg". */
function findOtherIndicator(
  { measured: { shared } }: ReadQuestion,
  { concept, otherConcept }: AnalysisRequest['plan'],
): AnalysisRequest['plan']['otherIndicator'] {
  if (otherConcept !== undefined) return undefined;
  const named = [shared.indicator, shared.otherIndicator].flatMap((one) => one ?? []);
  // "What is a moving average" names one thing, which both lists have.
  if (concept === undefined || (concept === 'ema' && named.length === 1)) return named[1];
  return named.find(({ id }) => id !== concept);
}

/** A definition of the indicator that was told before is of its values too. */
const toIndicatorPart = ({ intent, indicator }: AnalysisRequest['plan']) =>
  intent === 'concept' && indicator !== undefined ? { isOfIndicator: true } : {};

/** What else is read of an indicator: the value it is compared with, or what it is told apart from. */
function findIndicatorParts(
  typed: ReadQuestion,
  plan: AnalysisRequest['plan'],
): Pick<AnalysisRequest['plan'], 'level' | 'side' | 'otherIndicator'> {
  const { intent } = plan;
  const level =
    intent === 'indicator'
      ? findComparedLevel(typed)
      : intent === 'concept'
        ? findExplainedValue(typed)
        : undefined;
  const otherIndicator = intent === 'concept' ? findOtherIndicator(typed, plan) : undefined;
  // "Overbought" names a value and the side of it.
  const bound = intent === 'indicator' ? findBound(typed.measured.plain) : {};
  const isBound = plan.side === undefined && bound.level === level && bound.side !== undefined;
  return {
    ...(level === undefined ? {} : { level }),
    ...(isBound && level !== undefined ? { side: bound.side } : {}),
    ...(otherIndicator === undefined ? {} : { otherIndicator }),
  };
}

/** Lengths that an RSI is often given: no values of one. */
const usualLengths: readonly number[] = [2, 7, 9, 14, 21];

/** The value of an RSI that is to be explained: "rsi is 28, what does that mean". */
function findExplainedValue(typed: ReadQuestion): number | undefined {
  const value = typed.reading.clues.indicator?.id === 'rsi' ? findComparedLevel(typed) : undefined;
  const isValue = value !== undefined && value > 0 && value < 100 && !usualLengths.includes(value);
  return isValue ? value : undefined;
}

/** The value an indicator is compared with: a typed one, or what a word such as overbought means. */
function findComparedLevel({ reading, measured }: ReadQuestion): number | undefined {
  // "The last 3 times rsi went under 30": how many is no value.
  const values = measured.numbers.filter(
    ({ value, end }) => value.kind !== 'percent' && !counted.test(measured.text.slice(end)),
  );
  const typed = reading.clues.indicator?.reading ?? values.at(-1)?.value.value;
  const id = reading.clues.indicator?.id;
  return typed ?? (id === 'rsi' ? findBound(measured.plain).level : undefined);
}

/** The session that a question for the one that is on names. */
function findAskedSession(intent: Intent, text: string): AnalysisRequest['plan']['session'] {
  return intent === 'killzone' ? findSession(text) : undefined;
}

/** The request as one that yes or no answers; what repeats another question stays as that was. */
function askWhether(
  request: AnalysisRequest,
  asksWhether: AnalysisRequest['plan']['asksWhether'],
): AnalysisRequest {
  const isRead = asksWhether !== 'either' || request.plan.intent === 'measure';
  if (asksWhether !== undefined && isRead)
    return { ...request, plan: { ...request.plan, asksWhether } };
  // What is asked of the structure just told is a question of its own.
  const { asksWhether: _, ...plan } = request.plan;
  return plan.spoken === undefined ? request : { ...request, plan };
}

/**
 * The request with what the reader of charts has no place for: acts, tasks, measures, periods,
 * forms; with the words that nothing covered, and with what it may mean instead where that is not
 * sure.
 */
export function refinePlan(
  parts: { readonly request: AnalysisRequest; readonly reading: Reading },
  question: Question,
  catalogue: InstrumentCatalogue,
): { readonly request: AnalysisRequest; readonly evidence: ReadingEvidence } {
  const { typed, named } = readParts(parts, question.now);
  const around = { question, catalogue, named };
  const ruled = readByRules(typed, around);
  const chosen = chooseReading(typed, ruled, around);
  const after = nameEarlier(question);
  const ranked = chosen.ranked.length > 0 ? chosen.ranked : rankRead(typed, ruled, after);
  return {
    request: refineChosen(typed, { ruled, chosen }, around),
    evidence: {
      read: typed,
      ruled,
      isRuled: chosen.isRuled,
      isWhole: ruled.by === 'condition',
      ranked,
      after,
    },
  };
}

/** Whether it is asked if volatility rose or fell, and not how high it is. */
function readChange(intent: Intent, text: string): Pick<AnalysisRequest['plan'], 'asksForChange'> {
  return intent === 'volatility' && asksForChange(text) ? { asksForChange: true } : {};
}

/** What could not be read, with a date that no calendar has. */
function findUnread(
  { measured, reading }: ReadQuestion,
  { unread = {}, intent }: AnalysisRequest['plan'],
  { message, now }: Question,
): Pick<AnalysisRequest['plan'], 'unread' | 'nearestDay'> {
  const moved = findMovedDay(measured.text, now);
  if (moved === undefined) return {};
  const typed = toTypedText(moved, reading.spoken, message);
  // The day that stands for it is a beginning of a measure's period too.
  const { since: _, ...others } = unread;
  const left = intent === 'changed-since' ? unread : others;
  return { unread: { ...left, noDay: typed }, nearestDay: moved.value };
}

/** Without words that stand in longer ones: "enflasyonu" beside "enflasyonu geçti". */
function dropContained(words: readonly string[]): string[] {
  return words.filter((word) => !words.some((one) => one !== word && one.includes(word)));
}

/** A reading of a whole message with the words of it that its answer does not follow. */
function nameUnfollowed(
  request: AnalysisRequest,
  typed: ReadQuestion,
  { message }: Question,
): AnalysisRequest {
  const found = findUnfollowed(typed, request.plan, message);
  if (found.length === 0) return request;
  const residue = [...new Set([...(request.plan.residue ?? []), ...found])];
  return { ...request, plan: { ...request.plan, residue } };
}

/** The chosen reading with the parts that its words give beside. */
function refineChosen(
  typed: ReadQuestion,
  { ruled, chosen }: { readonly ruled: RuledRequest; readonly chosen: ChosenReading },
  around: Surroundings,
): AnalysisRequest {
  const { question, named } = around;
  const { isRuled } = chosen;
  const asksWhether = findWhether(typed.measured.plain);
  const placed = placeInTime(chosen.request, typed, question.now);
  const since = sinceOfPeriod(placed, typed, question.now);
  const request = askWhether(since, asksWhether);
  if (isRuled && wholeReadings.has(ruled.by)) return nameUnfollowed(request, typed, question);
  const { plan } = request;
  const { intent } = plan;
  const choices = listChoices(typed, { ...chosen, plan }, around);
  const isVague =
    intent === 'analyze' &&
    !typed.reading.clues.has('analyze') &&
    hasOwnWords(typed) &&
    !chosen.isSure;
  const { measured } = typed;
  return {
    ...request,
    plan: {
      ...plan,
      ...dropEmpty({
        intent,
        choices,
        period: choices.length > 0 && intent === 'unknown' ? measured.period : plan.period,
        task: isRuled ? findMeantTask(typed) : plan.task,
        form: measured.form,
        measures: addAspects(plan.measures, measured.plain),
        mentioned: plan.mentioned ?? listLeftBehind(request, question),
        ...findIndicatorParts(typed, plan),
        session: findAskedSession(intent, measured.text),
        residue: dropContained([
          ...new Set([
            ...findUnknownStart(typed, plan),
            ...findUnfollowed(typed, plan, question.message),
            ...findUnusedTime(typed, plan, question),
            ...findUnusedNumbers(typed, plan, question.message),
            ...findUnusedIndicator(typed, plan, question.message),
            ...findUnusedSessions(measured.text, plan).map((place) =>
              toTypedText(place, typed.reading.spoken, question.message),
            ),
            ...listResidue(
              typed,
              { intent, isVague, isLikely: chosen.isLikely, ...toIndicatorPart(plan) },
              question.message,
            ),
          ]),
        ]),
        namesInstrument: named.length > 0 || plan.namesInstrument || undefined,
      }),
      ...readChange(intent, measured.plain),
      ...findUnread(typed, plan, question),
    },
  };
}
