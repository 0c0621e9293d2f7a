import { foldText, type AnalysisRequest, type CompanyFigure } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { ReadQuestion } from '../question/read-question.ts';
import { toCompany } from '../question/settle-mentions.ts';
import { findFigures, isModelNamed } from './find-figures.ts';

const maxCompanies = 4;

/** Figures whose words are said of any price: "cheap", "the margin", "more shares traded". */
const ofAnyPrice: ReadonlySet<CompanyFigure> = new Set([
  'share-value',
  'forecast',
  'peers',
  'shares',
  'net-margin',
  'net-income',
]);

/** Whether the words of a figure are said of any price too. */
export const isOfAnyPrice = (figure: CompanyFigure): boolean => ofAnyPrice.has(figure);

/** Whether only the price of something that is no company is spoken of: "is gold expensive". */
export function isOfOtherMarket({ reading }: Pick<ReadQuestion, 'reading'>): boolean {
  const { match, isNamed } = reading.settled;
  // Of the chart in view alone it is answered that it is no company.
  if (!isNamed || match?.kind !== 'found' || match.instrument.assetClass === 'stock') return false;
  const found = findFigures(reading.spoken);
  return found.every(({ value }) => ofAnyPrice.has(value)) && !isModelNamed(reading.spoken);
}

/**
 * The companies that a question names, by their symbols: of two share classes the first, for they
 * have the same accounts. Undefined where a name has several meanings, or none.
 */
export function chooseCompanies(
  { plan: { candidates, isSeveral, unread } }: AnalysisRequest,
  named: readonly string[],
): readonly string[] | undefined {
  // "As a share of sales" names no instrument.
  const isFigure = unread?.name !== undefined && findFigures(foldText(unread.name)).length > 0;
  if (isFigure) return named;
  const [first, ...more] = candidates ?? [];
  if (first === undefined) return candidates === undefined ? named : undefined;
  if (isSeveral === true) return [first, ...more].slice(0, maxCompanies).map((one) => one.symbol);
  const isOne = more.every(({ name }) => toCompany(name) === toCompany(first.name));
  return isOne ? [first.symbol] : undefined;
}

/** Whether a question names a company, and no coin, index or currency. */
export function isStockNamed({ reading, request }: ReadQuestion): boolean {
  const { match } = reading.settled;
  const { other } = reading.settled;
  const isFound =
    match?.kind === 'found' &&
    match.instrument.assetClass === 'stock' &&
    // "Borsadaki toplam değeri": the exchange is said of the company.
    (other === undefined || other.assetClass === 'stock' || other.assetClass === 'index');
  return isFound || (request.plan.candidates !== undefined && isShareClass(request));
}

/** Whether a question names instruments, none of which is a company. */
export const isOtherNamed = (read: ReadQuestion): boolean =>
  read.request.plan.namesInstrument === true && !isStockNamed(read);

/** The companies among what a question names, where it names any: "oil companies" is no commodity. */
export function keepCompanies(
  named: readonly string[],
  catalogue: InstrumentCatalogue,
): readonly string[] {
  const companies = named.filter((symbol) => {
    const match = catalogue.resolve(symbol);
    return match.kind === 'found' && match.instrument.assetClass === 'stock';
  });
  return companies.length === 0 ? named : companies;
}

/** Whether a question names a company itself, and does not only follow one. */
export const isCompanyNamed = (read: ReadQuestion): boolean =>
  read.request.plan.namesInstrument === true && isStockNamed(read);

/** "The liquidity ratio" of a company is one of its accounts; a chart has pools of it. */
const isLiquidityNamed = (spoken: string): boolean =>
  findFigures(spoken, true).some(({ value }) => value === 'current-ratio');

/** Whether a question speaks of a company: by its name, by its mode, or after a question for one. */
export function isCompanyMeant(read: ReadQuestion, last: AnalysisRequest | undefined): boolean {
  const { mode, plan } = read.request;
  // "Fair value gaps of Apple" are no fair value; "cheap" is said of both.
  const isLiquidity = isCompanyNamed(read) && isLiquidityNamed(read.reading.spoken);
  const isOfChart = read.reading.clues.concepts.some(
    (concept) => concept !== 'premium-discount' && !(concept === 'liquidity-pool' && isLiquidity),
  );
  if (isOfChart && findFigures(read.reading.spoken).length === 0) return false;
  const isAfter = last?.plan.intent === 'company' && plan.namesInstrument !== true;
  return isAfter || mode === 'fundamental' || isCompanyNamed(read);
}

function isShareClass(request: AnalysisRequest): boolean {
  return request.plan.isSeveral !== true && chooseCompanies(request, []) !== undefined;
}
