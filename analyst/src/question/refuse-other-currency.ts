import { foldText, languages, type AnalysisRequest, type MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { analystLanguages } from '../language/by-language.ts';
import { pricedCurrencies, type PricedCurrency } from '../language/price-check-words.ts';

const signs: Readonly<Record<PricedCurrency, string>> = {
  TRY: '₺',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  USD: '$',
};
const names = pricedCurrencies.map((code) => {
  const words = languages.map((language) => analystLanguages[language].currencyWords[code]);
  return {
    code,
    pattern: new RegExp(`\\d[ ,.\\d]*(?:k|bin|m|million|milyon)? ?(?:${words.join('|')})`),
  };
});

/** The currency of a typed price: named behind its number or by its sign; undefined where none is. */
function findTypedCurrency(message: string): PricedCurrency | undefined {
  const signed = pricedCurrencies.find((code) => message.includes(signs[code]));
  const folded = foldText(message);
  return signed ?? names.find(({ pattern }) => pattern.test(folded))?.code;
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

const hasPrice = ({ id, price }: MeasureRequest): boolean => price !== undefined && ofPrice.has(id);

/**
 * A question about a price in another currency than that of its instrument: the two are not
 * compared, and the answer says so beside the last price. Any other request stays as it is.
 */
export function refuseOtherCurrency(
  request: AnalysisRequest,
  message: string,
  catalogue: InstrumentCatalogue,
): AnalysisRequest {
  const { symbol, plan } = request;
  const code = findTypedCurrency(message);
  const isOfPrice = plan.intent === 'measure' && (plan.measures ?? []).some(hasPrice);
  if (symbol === undefined || code === undefined || !isOfPrice) return request;
  if (isPricedIn(symbol, code, catalogue)) return request;
  const { asksWhether: _, residue: __, choices: ___, period: ____, ...others } = plan;
  return {
    ...request,
    plan: { ...others, measures: [{ id: 'last-price' }], otherCurrency: code },
  };
}
