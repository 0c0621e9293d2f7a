import type { AnalysisRequest, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { findMeasure } from '../measures/find-measure.ts';
import { askOfDefinition } from './ask-of-definition.ts';
import { toComparisons } from './choose-subjects.ts';
import { dropEmpty } from './drop-empty.ts';
import { listMentioned, toOthers } from './earlier-subjects.ts';
import { unbind } from './focus/unbind.ts';
import { measureOfPeriod } from './imply-measures.ts';
import { ofOneZone, toListMeasure } from './measure-families.ts';
import { toWay } from './to-filters.ts';

/** What a question says that can change an earlier one; absent keys leave it as it was. */
export type FollowUp = {
  /** The instruments it is about instead. */
  readonly subjects?: readonly string[];
  readonly interval?: AnalysisRequest['interval'];
  readonly period?: QuestionPlan['period'];
  readonly form?: QuestionPlan['form'];
  readonly filters: Omit<MeasureRequest, 'id'>;
};

/** Of a number of structures "the largest" is one of the list. */
const listedBy: Readonly<Record<string, string>> = {
  'zone-count': 'zone-list',
  'event-count': 'events',
};

/** Of an average or the last one "the biggest" is that of all. */
const extremeBy: Readonly<Record<string, string>> = {
  'average-range': 'largest-range',
  'last-candle': 'largest-range',
  'volume-now': 'volume-extreme',
  'indicator-at': 'indicator-extreme',
};
const prices: ReadonlySet<string> = new Set(['last-price', 'price-at']);

/** The measure that the filters and the time of a follow-up make of another. */
function toOtherMeasure(id: string, { filters, period }: FollowUp): string | undefined {
  const isExtreme = filters.order === 'largest' || filters.order === 'smallest';
  if (isExtreme && extremeBy[id] !== undefined) return extremeBy[id];
  // A price has a day; "this week" after one asks how it went.
  if (prices.has(id) && period !== undefined) return 'change';
  return id === 'last-price' && filters.time !== undefined ? 'price-at' : undefined;
}

function toNarrowed({ id, ...measure }: MeasureRequest, asked: FollowUp): MeasureRequest {
  const { filters } = asked;
  // "Is any of them untested" after one zone is about the list.
  const ofState = ofOneZone.has(id) && filters.state !== undefined ? 'zone-list' : undefined;
  const listed = filters.order === undefined ? ofState : listedBy[id];
  const { rank, ...unranked } = measure;
  const priced = id === 'last-price' && filters.time !== undefined ? 'price-at' : undefined;
  const meant = listed ?? priced ?? toOtherMeasure(id, asked) ?? id;
  const narrowed = { id: meant, ...toWay(meant, { ...unranked, ...filters }) };
  return rank === undefined || listed !== undefined ? narrowed : { ...narrowed, rank };
}

/** The measures of the earlier question, narrowed by the words of this one. */
function narrowMeasures(plan: QuestionPlan, asked: FollowUp): MeasureRequest[] {
  const { filters, period } = asked;
  const implied = period === undefined ? undefined : measureOfPeriod[plan.intent];
  const isNarrowed = Object.keys(filters).length > 0 || implied !== undefined;
  // The chart's answer about gaps tells of those that are open.
  const state = plan.intent === 'gaps' ? ({ state: 'unfilled' } as const) : {};
  const listed = toListMeasure(plan).map((one) => ({ ...one, ...state }));
  const told = listed.length > 0 || implied === undefined ? listed : [{ id: implied }];
  // Of gaps the chart's answer tells the open ones.
  const open = plan.intent === 'gaps' ? ({ state: 'unfilled' } as const) : {};
  return (plan.measures ?? (isNarrowed ? told : []))
    .filter(({ id }) => findMeasure(id) !== undefined)
    .map((measure) => toNarrowed({ ...open, ...measure }, asked));
}

/** "Only above" after the levels of a chart: those on that side. */
function isSideOfLevels({ intent, side }: QuestionPlan, { filters, period }: FollowUp): boolean {
  const isOther = filters.side !== undefined && filters.side !== side;
  return (
    intent === 'levels' && isOther && Object.keys(filters).length === 1 && period === undefined
  );
}

function toSymbol(subjects: readonly string[] | undefined): Pick<AnalysisRequest, 'symbol'> {
  const [symbol] = subjects ?? [];
  return symbol === undefined ? {} : { symbol };
}

/** Whether it asks of another instrument, time or chart, and not only for other words. */
function isMoved({ subjects, interval, period, filters }: FollowUp): boolean {
  const isPlaced = [subjects, interval, period].some((part) => part !== undefined);
  return isPlaced || Object.keys(filters).length > 0;
}

/** "And in 2023?" after 2021 beside 2022: the same of that year, once. */
function withoutPeriods(measures: readonly MeasureRequest[]): MeasureRequest[] {
  const whole = measures.map((one) => {
    const { period: _, ...others } = one;
    return others;
  });
  const texts = whole.map((one) => JSON.stringify(one));
  return whole.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** What is asked of the instruments, filters and time that the question changes. */
function changeAsked(lastPlan: QuestionPlan, asked: FollowUp): Partial<QuestionPlan> {
  const { subjects, period, filters } = asked;
  const isOnSide = isSideOfLevels(lastPlan, asked);
  const beside = subjects === undefined ? {} : toOthers(lastPlan, subjects);
  const narrowed = isOnSide ? [] : narrowMeasures(lastPlan, asked);
  const timed = period === undefined ? narrowed : withoutPeriods(narrowed);
  const measures = toComparisons(timed, subjects?.length ?? 0);
  const intent = measures.length === 0 ? (beside.intent ?? lastPlan.intent) : 'measure';
  return {
    ...beside,
    ...(period === undefined ? {} : { period }),
    ...dropEmpty({ intent, measures, side: isOnSide ? filters.side : undefined }),
  };
}

/** A comparison of two charts names the second in a place of its own, a measure does not. */
function nameOthers({ otherSymbol, ...plan }: QuestionPlan): QuestionPlan {
  if (otherSymbol === undefined) return plan;
  return plan.intent === 'measure' && plan.others === undefined
    ? { ...plan, others: [otherSymbol] }
    : { ...plan, otherSymbol };
}

/** The earlier request with what this question changes: "and ETH?", "same on weekly", "shorter". */
export function repeatRequest(last: AnalysisRequest, asked: FollowUp): AnalysisRequest {
  const { subjects, interval, form, filters } = asked;
  const lastPlan = isMoved(asked) ? unbind(askOfDefinition(last.plan)) : last.plan;
  const { residue: _, unread: __, form: ___, before: ______, ...whole } = lastPlan;
  const { others: ____, otherSymbol: _____, mentioned: _______, ...kept } = whole;
  const mentioned = listMentioned(last, subjects ?? []);
  return {
    ...last,
    ...toSymbol(subjects),
    ...(interval === undefined ? {} : { interval }),
    plan: nameOthers({
      ...(subjects === undefined ? whole : kept),
      ...dropEmpty({
        intent: lastPlan.intent,
        // "And MACD?" after the value of the RSI asks for that of the MACD.
        indicator: lastPlan.intent === 'indicator' ? filters.indicator : undefined,
        mentioned,
        form,
        namesInterval: interval === undefined ? undefined : true,
      }),
      ...changeAsked(lastPlan, asked),
    }),
  };
}
