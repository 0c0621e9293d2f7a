import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { hasNeeds } from '../measures/find-measure.ts';
import type { ToldPrice } from './focus/find-told-price.ts';

// "There", "oraya"; "how far is the low" and "desteğe ne kadar var" name something else.
const pointing =
  /(?<![a-z])(?:there|that(?! (?:much|often|high|low))|(?:anything|something|what is|what) (?:in )?between|or(?:aya|ada|adan|asi|aydi|adaydi|daydi|dan)|arada (?:ne|bir sey) var\w*)(?![a-z])/;
// "This low", "here" and "now" are of the last close, "the second" is of several.
const ofOther =
  /(?<![a-z])(?:here|now|current\w*|today|this|low|high|first|second|third|other|double\w*|halve\w*|burada\w*|simdi\w*|su an\w*|bu|dip\w*|dib\w*|tepe\w*|ikinci\w*|ucuncu\w*|diger\w*|obur\w*)(?![a-z])/;

/** What the last answer told, and of which instrument is asked now. */
export type ToldBefore = {
  readonly told: ToldPrice | undefined;
  readonly last: AnalysisRequest | undefined;
  readonly symbol: string | undefined;
  /** Folded. */
  readonly text: string;
};

/**
 * A measure that needs a price and has none takes the one that the last answer told: "how far is
 * that", "when was it last there" after where the trend would turn.
 */
export function fillToldPrice(
  measure: MeasureRequest,
  { told, last, symbol, text }: ToldBefore,
): MeasureRequest {
  const isOfIt = last?.plan.intent === 'measure' && told !== undefined && told.symbol === symbol;
  if (!isOfIt || hasNeeds(measure) || measure.percent !== undefined) return measure;
  return pointing.test(text) && !ofOther.test(text) ? { ...measure, price: told.price } : measure;
}
