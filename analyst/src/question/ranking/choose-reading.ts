import type { AnalysisRequest } from '@vela/contracts';
import { isFamiliar } from '../has-own-words.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import type { Surroundings } from '../choose-asked-subjects.ts';
import type { ReadQuestion } from '../read-question.ts';
import { dropUnlikely } from './drop-unlikely.ts';
import { isSameReading } from './is-same-reading.ts';
import { findNearShare, isSettled } from './is-settled.ts';
import { chooseLeastShare, isActReading, isCertainIntent, leastShare } from './least-share.ts';
import { listFeatures } from './list-features.ts';
import { nameReading } from './name-reading.ts';
import { rankReadings, type RankedReading } from './rank-readings.ts';
import { toRankedRequest } from './to-ranked-request.ts';

/** What a question is read as, how sure that is, and what else it may mean. */
export type ChosenReading = {
  readonly request: AnalysisRequest;
  /** Whether the rules read it, and not the ranking. */
  readonly isRuled: boolean;
  /** Its other words are read with it. */
  readonly isLikely: boolean;
  readonly isSure: boolean;
  readonly ranked: readonly RankedReading[];
};

const unlikely: RankedReading = { label: 'unknown', share: 0 };

/** "Same for ETH" after an answer whose request is not known repeats its intent. */
function isRepeated({ request }: RuledRequest, { question: { context } }: Surroundings): boolean {
  const { lastUnderstanding: last } = context;
  return last !== undefined && last.request === undefined && last.intent === request.plan.intent;
}

/** The readings of a question by its wording, most likely first. */
export function rankRead(
  read: ReadQuestion,
  ruled: RuledRequest,
  after: string | undefined,
): readonly RankedReading[] {
  return rankReadings(listFeatures(read, ruled, after), after === undefined);
}

/** Name of the reading of the question before; undefined where there is none. */
export function nameEarlier({ context }: Surroundings['question']): string | undefined {
  const last = context.lastUnderstanding?.request;
  return last === undefined ? undefined : nameReading(last);
}

/** "And what is Tesla's" after a definition asks for what was explained. */
function isOfTerm({ by }: RuledRequest, { question: { context } }: Surroundings): boolean {
  const { intent, asksForDefinition } = context.lastUnderstanding?.request?.plan ?? {};
  return by === 'follow-up' && (intent === 'concept' || asksForDefinition === true);
}

/** The request of a reading that counts against the rules; undefined where theirs stands. */
function toCounted(
  { label, share }: RankedReading,
  read: ReadQuestion,
  { ruled, around }: { readonly ruled: RuledRequest; readonly around: Surroundings },
): AnalysisRequest | undefined {
  const isCounted = share >= chooseLeastShare(read, ruled, label) && !isOfTerm(ruled, around);
  // The model gives every text a reading, bread recipes too.
  const isOfMarkets = isFamiliar(read) || share >= leastShare.strange;
  return isCounted && (isActReading(label) || isOfMarkets)
    ? toRankedRequest(label, read, around)
    : undefined;
}

/** A cry for help is heard whatever else its words name: "i owe 30k from trading". */
function isCryForHelp([likeliest = unlikely]: readonly RankedReading[]): boolean {
  return likeliest.label === 'distress' && likeliest.share >= leastShare.told;
}

/** Decides between what the rules read and what the wording most likely means. */
export function chooseReading(
  read: ReadQuestion,
  ruled: RuledRequest,
  around: Surroundings,
): ChosenReading {
  const byRules = { request: ruled.request, isRuled: true };
  const isAfter = around.question.context.lastUnderstanding?.request !== undefined;
  const settled = { ...byRules, isLikely: true, isSure: true, ranked: [] };
  if (isRepeated(ruled, around)) return settled;
  const ranked = rankRead(read, ruled, nameEarlier(around.question));
  const hasChart = around.question.context.symbol !== undefined;
  const seen = { isAfter, hasChart, likeliest: ranked[0] };
  if (isSettled(read, ruled, seen) && !isCryForHelp(ranked)) return settled;
  const likeliest =
    ranked.find(
      (one) =>
        isSameReading(one, read, ruled) || toRankedRequest(one.label, read, around) !== undefined,
    ) ?? unlikely;
  const { share } = likeliest;
  const sureness = { isLikely: share >= leastShare.likely, isSure: share >= leastShare.sure };
  if (isSameReading(likeliest, read, ruled))
    return {
      ...byRules,
      request: dropUnlikely(ruled.request, ranked, read.measured.plain),
      ...sureness,
      ranked,
    };
  if (share < (findNearShare(read, ruled, isAfter) ?? 0)) return settled;
  const request = toCounted(likeliest, read, { ruled, around });
  return request === undefined
    ? { ...byRules, isLikely: false, isSure: isCertainIntent(ruled.request.plan.intent), ranked }
    : { request, isRuled: false, ...sureness, ranked };
}
