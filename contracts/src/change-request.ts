import type {
  AnalysisRequest,
  MeasureRequest,
  Period,
  QuestionPlan,
} from './analysis-request-schema.ts';
import type { Interval } from './interval.ts';

/** One part of a request to put in the place of what was read. */
export type RequestChange =
  | { part: 'symbol'; from: string; to: string }
  | { part: 'interval'; interval: Interval }
  | { part: 'period'; period: Period }
  /** `place` counts the measures of the request from 0. */
  | { part: 'measure'; place: number; measure: MeasureRequest }
  /** Without a side both are asked about. */
  | { part: 'side'; side?: 'above' | 'below' };

/** Puts one symbol in the place of another, wherever it stands; none is named twice. */
function changeSymbol(
  { symbol, vendor, plan, ...request }: AnalysisRequest,
  { from, to }: { readonly from: string; readonly to: string },
): AnalysisRequest {
  const replace = (one: string): string => (one === from ? to : one);
  const { otherSymbol, others = [], ...rest } = plan;
  const first = replace(symbol ?? to);
  const second = otherSymbol === undefined ? undefined : replace(otherSymbol);
  const further = [...new Set(others.map(replace))].filter(
    (one) => one !== first && one !== second,
  );
  return {
    ...request,
    symbol: first,
    // A source is chosen for one symbol.
    ...(vendor === undefined || first !== symbol ? {} : { vendor }),
    plan: {
      ...rest,
      namesInstrument: true,
      ...(second === undefined || second === first ? {} : { otherSymbol: second }),
      ...(further.length === 0 ? {} : { others: further }),
    },
  };
}

/** A plan without what a client may not send: what was not read, and what else was meant. */
function removeUnread(read: QuestionPlan): QuestionPlan {
  const {
    unread: _,
    candidates: __,
    isSeveral: ___,
    residue: ____,
    choices: _____,
    ...plan
  } = read;
  return plan;
}

function changeSide(read: QuestionPlan, side?: 'above' | 'below'): QuestionPlan {
  const { side: _, ...plan } = read;
  return side === undefined ? plan : { ...plan, side };
}

/** The same request with one part changed, as a client may send it: what was not read is left out. */
export function changeRequest(read: AnalysisRequest, change: RequestChange): AnalysisRequest {
  const plan = removeUnread(read.plan);
  const request = { ...read, plan };
  switch (change.part) {
    case 'symbol':
      return changeSymbol(request, change);
    case 'interval':
      return { ...request, interval: change.interval, plan: { ...plan, namesInterval: true } };
    case 'period':
      return { ...request, plan: { ...plan, period: change.period } };
    case 'measure': {
      const measures = (plan.measures ?? []).with(change.place, change.measure);
      return { ...request, plan: { ...plan, measures } };
    }
    case 'side':
      return { ...request, plan: changeSide(plan, change.side) };
    default:
      return request;
  }
}
