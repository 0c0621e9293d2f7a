import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { hasNeeds } from '../measures/find-measure.ts';
import type { ToldPrice } from './focus/find-told-price.ts';
import type { Reference } from './fill-from-focus.ts';

/** Answers that tell of one price, or of a few of which the first is the nearest. */
const ofPrices: ReadonlySet<AnalysisRequest['plan']['intent']> = new Set(['measure', 'levels']);
/** It asks for a move, and not for a price: "how often did it gain that much in a month". */
const ofMove: ReadonlySet<string> = new Set(['reach-share']);

/** What the last answer told, and of what. */
export type ToldBefore = {
  readonly told: ToldPrice | undefined;
  readonly last: AnalysisRequest | undefined;
  /** The instruments that are asked about now. */
  readonly subjects: readonly string[];
};

/** Whether "that" can be a price of the last answer: it told one of the instrument asked about. */
function isOfTold({ told, last, subjects }: ToldBefore): boolean {
  const isOfSame = subjects.length === 0 || subjects.join() === told?.symbol;
  return isOfSame && last !== undefined && ofPrices.has(last.plan.intent);
}

/**
 * A measure that needs a price and has none takes the one that the last answer told: "how far is
 * that", "when was it last there" after where the trend would turn.
 */
export function fillToldPrice(
  measure: MeasureRequest,
  before: ToldBefore,
  { pointsBack, isShort }: Reference,
): MeasureRequest {
  const isOfThat = pointsBack || isShort;
  if (!isOfThat || !isOfTold(before) || hasNeeds(measure)) return measure;
  const { price, percent } = before.told ?? {};
  if (ofMove.has(measure.id)) return percent === undefined ? measure : { ...measure, percent };
  return price === undefined ? measure : { ...measure, price };
}
