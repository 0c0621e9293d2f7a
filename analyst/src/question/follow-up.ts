import type { AnalysisRequest, Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { findMeasure, findNeeds } from '../measures/find-measure.ts';

/** What a question says that can change an earlier one; absent keys leave it as it was. */
export type FollowUp = {
  /** The instruments it is about instead. */
  readonly subjects?: readonly string[];
  readonly interval?: AnalysisRequest['interval'];
  readonly period?: QuestionPlan['period'];
  readonly form?: QuestionPlan['form'];
  readonly filters: Omit<MeasureRequest, 'id'>;
};

const listedIntents: ReadonlySet<Intent> = new Set(['gaps', 'blocks', 'findings', 'levels']);

/** The zones or events that an answer about a chart spoke of, as a measure that can be narrowed. */
function toListMeasure(plan: QuestionPlan): MeasureRequest[] {
  const { intent, concept, side } = plan;
  const shared = { ...(concept === undefined ? {} : { concept }), ...(side ? { side } : {}) };
  if (intent === 'last-sweep') return [{ id: 'events', concept: 'liquidity-sweep' }];
  if (!listedIntents.has(intent) || concept === undefined) return [];
  return [{ id: intent === 'findings' ? 'events' : 'zone-list', ...shared }];
}

/** The measures of the earlier question, narrowed by the words of this one. */
function narrowMeasures(plan: QuestionPlan, { filters }: FollowUp): MeasureRequest[] {
  const isNarrowed = Object.keys(filters).length > 0;
  const measures = plan.measures ?? (isNarrowed ? toListMeasure(plan) : []);
  return measures
    .filter(({ id }) => findMeasure(id) !== undefined)
    .map(({ id, ...measure }) => ({
      id: id === 'last-price' && filters.time !== undefined ? 'price-at' : id,
      ...measure,
      ...filters,
    }));
}

function toSymbol(subjects: readonly string[] | undefined): Pick<AnalysisRequest, 'symbol'> {
  const [symbol] = subjects ?? [];
  return symbol === undefined ? {} : { symbol };
}

/** The instruments beside the first; a comparison of charts takes two. */
function toOthers(intent: Intent, [, ...others]: readonly string[]): Partial<QuestionPlan> {
  const [other] = others;
  if (other === undefined) return {};
  return intent === 'compare' && others.length === 1 ? { otherSymbol: other } : { others };
}

/** The instruments that an earlier question was about. */
export function listEarlierSubjects(last: AnalysisRequest | undefined): string[] {
  const { otherSymbol, others = [] } = last?.plan ?? {};
  return [last?.symbol, otherSymbol, ...others].flatMap((symbol) => symbol ?? []);
}

/** The earlier request with what this question changes: "and ETH?", "same on weekly", "shorter". */
export function repeatRequest(last: AnalysisRequest, asked: FollowUp): AnalysisRequest {
  const { subjects, interval, period, form } = asked;
  const { residue: _, unread: __, form: ___, ...whole } = last.plan;
  const { others: ____, otherSymbol: _____, ...kept } = whole;
  const measures = narrowMeasures(last.plan, asked);
  return {
    ...last,
    ...toSymbol(subjects),
    ...(interval === undefined ? {} : { interval }),
    plan: {
      ...(subjects === undefined ? whole : { ...kept, ...toOthers(last.plan.intent, subjects) }),
      ...(measures.length === 0 ? {} : { intent: 'measure' as const, measures }),
      ...(period === undefined ? {} : { period }),
      ...(form === undefined ? {} : { form }),
      ...(interval === undefined ? {} : { namesInterval: true }),
    },
  };
}

/** Measures of a price, as what they are of the indicator that the last answer spoke of. */
const ofIndicator: Readonly<Record<string, string>> = {
  'last-time-at': 'indicator-cross',
  'time-above': 'indicator-share',
};
const largestReading = 100;

/** "When was it last under 30" after the RSI asks for the RSI. */
function toIndicatorMeasure(
  measure: MeasureRequest,
  indicator: MeasureRequest['indicator'],
): MeasureRequest {
  const { id, price, ...others } = measure;
  const own = ofIndicator[id];
  if (own === undefined || indicator === undefined) return measure;
  if (price === undefined || price > largestReading || measure.indicator !== undefined)
    return measure;
  return { ...others, id: own, level: price, indicator };
}

const focusKeys = ['concept', 'side', 'direction', 'price', 'time', 'indicator'] as const;

/**
 * Fills what "it" and "that gap" leave out from the earlier question; a question that does not
 * point back takes only what its measure cannot do without.
 */
export function fillFromFocus(
  asked: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
  pointsBack: boolean,
): MeasureRequest[] {
  const [earlier] = last?.plan.measures ?? [];
  const { concept, side, indicator } = last?.plan ?? {};
  const focus: Omit<MeasureRequest, 'id'> = {
    ...(concept === undefined ? {} : { concept }),
    ...(side === undefined ? {} : { side }),
    ...(indicator === undefined ? {} : { indicator }),
    ...earlier,
  };
  const isWanted = (id: string, key: (typeof focusKeys)[number]): boolean => {
    return pointsBack || findNeeds(id).includes(key);
  };
  return asked.map((one) => {
    const measure = toIndicatorMeasure(one, indicator ?? earlier?.indicator);
    const filled = Object.fromEntries(
      focusKeys.flatMap((key) =>
        measure[key] === undefined && focus[key] !== undefined && isWanted(measure.id, key)
          ? [[key, focus[key]]]
          : [],
      ),
    );
    return { ...filled, ...measure };
  });
}
