import type { AnalysisRequest, Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { findMeasure } from '../measures/find-measure.ts';
import { askOfDefinition } from './ask-of-definition.ts';
import { toComparisons } from './choose-subjects.ts';
import { dropEmpty } from './drop-empty.ts';
import { listMentioned, toOthers } from './earlier-subjects.ts';

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

/** Whether it asks of another instrument, time or chart, and not only for other words. */
function isMoved({ subjects, interval, period, filters }: FollowUp): boolean {
  const isPlaced = [subjects, interval, period].some((part) => part !== undefined);
  return isPlaced || Object.keys(filters).length > 0;
}

/** The earlier request with what this question changes: "and ETH?", "same on weekly", "shorter". */
export function repeatRequest(last: AnalysisRequest, asked: FollowUp): AnalysisRequest {
  const { subjects, interval, period, form, filters } = asked;
  const lastPlan = isMoved(asked) ? askOfDefinition(last.plan) : last.plan;
  const { residue: _, unread: __, form: ___, ...whole } = lastPlan;
  const { others: ____, otherSymbol: _____, ...kept } = whole;
  const measures = toComparisons(narrowMeasures(lastPlan, asked), subjects?.length ?? 0);
  const mentioned = listMentioned(last, subjects ?? []);
  return {
    ...last,
    ...toSymbol(subjects),
    ...(interval === undefined ? {} : { interval }),
    plan: {
      ...(subjects === undefined ? whole : { ...kept, ...toOthers(lastPlan.intent, subjects) }),
      ...dropEmpty({
        intent: measures.length === 0 ? lastPlan.intent : 'measure',
        measures,
        // "And MACD?" after the value of the RSI asks for that of the MACD.
        indicator: lastPlan.intent === 'indicator' ? filters.indicator : undefined,
        mentioned,
        period,
        form,
        namesInterval: interval === undefined ? undefined : true,
      }),
    },
  };
}
