import { foldText, type AnalysisRequest, type MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { PricedCurrency } from '../language/money-words.ts';
import {
  currencyPattern,
  findNamedCurrency,
  findWantedCurrency,
  scalePattern,
} from './money-pattern.ts';

const typedAmount = new RegExp(
  `(?:[$€£₺¥] ?)?\\d[ ,.\\d]*(?:${scalePattern})?(?: ?(?:[$€£₺¥]|${currencyPattern})(?![a-z]*[0-9]))?`,
  'g',
);

/** The currency of a typed price: named behind its number or by its sign; undefined where none is. */
function findTypedCurrency(message: string): PricedCurrency | undefined {
  const typed = foldText(message).match(typedAmount) ?? [];
  return typed.map((one) => findNamedCurrency(one)).find((code) => code !== undefined);
}

/** Whether the price of an instrument is in this currency; of a pair either of the two will do. */
function isPricedIn(symbol: string, code: PricedCurrency, catalogue: InstrumentCatalogue): boolean {
  const match = catalogue.resolve(symbol);
  const own = match.kind === 'found' ? match.instrument.currency : code;
  return own.startsWith(code) || symbol.includes(code);
}

/** They have no answer without the price. */
const ofPrice: ReadonlySet<string> = new Set([
  'distance-to-price',
  'last-time-at',
  'first-since',
  'if-price',
  'time-above',
  'levels-between',
  'reach-share',
  'moving-average-distance',
]);

const hasPrice = ({ id, price, amount }: MeasureRequest): boolean =>
  amount !== undefined || (price !== undefined && ofPrice.has(id));

/** What is told of an amount is told without it. */
function withoutAmount(measure: MeasureRequest): MeasureRequest {
  const { amount: _, ...others } = measure;
  return others;
}

/** What stands in the place of an answer in another currency; undefined where all is as asked. */
function chooseInstead(plan: AnalysisRequest['plan']): readonly MeasureRequest[] | undefined {
  const { intent, measures = [] } = plan;
  if (intent === 'measure' && !measures.some(hasPrice)) return measures;
  if (measures.some(({ amount }) => amount !== undefined)) return measures.map(withoutAmount);
  return ofOneChart.has(intent) ? [{ id: 'last-price' }] : undefined;
}

const ofOneChart: ReadonlySet<string> = new Set(['measure', 'analyze', 'task']);

/** The currency that a question is in: of its price, or of the figures it wants. */
function findAskedCurrency(plan: AnalysisRequest['plan'], message: string) {
  const { intent, task, measures = [] } = plan;
  const isOfPrice = intent === 'measure' && measures.some(hasPrice);
  const typed = isOfPrice ? findTypedCurrency(message) : undefined;
  const isOther = intent === 'task' && task !== 'other-language';
  return typed ?? (isOther ? undefined : findWantedCurrency(foldText(message)));
}

/** The plan for figures in the currency that there is; what was read of another one is left out. */
function toOwnCurrency(
  plan: AnalysisRequest['plan'],
  measures: readonly MeasureRequest[],
): AnalysisRequest['plan'] {
  const { task: _, residue: __, choices: ___, ...others } = plan;
  const kept: AnalysisRequest['plan'] = { ...others, intent: 'measure', measures: [...measures] };
  const isOfAmount = plan.measures?.some(({ amount }) => amount !== undefined) === true;
  if (measures === plan.measures || isOfAmount) return kept;
  const { asksWhether: ____, period: _____, ...instead } = kept;
  return instead;
}

/**
 * A question about a price in another currency than that of its instrument, or for its figures in
 * one: nothing is compared or converted, and the answer says so beside the figures there are. Any
 * other request stays as it is.
 */
export function refuseOtherCurrency(
  request: AnalysisRequest,
  message: string,
  catalogue: InstrumentCatalogue,
): AnalysisRequest {
  const { symbol, plan } = request;
  const code = findAskedCurrency(plan, message);
  const measures = code === undefined ? undefined : chooseInstead(plan);
  if (symbol === undefined || code === undefined || measures === undefined) return request;
  if (isPricedIn(symbol, code, catalogue)) return request;
  return { ...request, plan: { ...toOwnCurrency(plan, measures), otherCurrency: code } };
}
