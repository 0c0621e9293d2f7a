import {
  calculateCapitalCost,
  calculateCompoundGrowth,
  calculateCostOfEquity,
  calculateDuPont,
  calculateGrahamNumber,
  calculateGrowthValue,
  calculateRatio,
  ratioIds,
  scoreAltmanRatios,
  type Computed,
  type RatioAmounts,
  type RatioId,
} from '@vela/engine';
import { inputByName, ratioIdByName } from './ratio-names.ts';
import type { InputReader, Outputs, Vector, VectorContext } from './vector.ts';

const toCamel = (name: string): string =>
  name.replaceAll(/_(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());
const toAverage = (name: string): string =>
  `average${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Our name of an input; a balance that is an average says so. */
function toInputName(name: string): string {
  const plain = name.replace(/^(?:total|average|avg)_(?:total_|net_)?/, '');
  const own =
    plain === 'fixed_assets'
      ? 'fixedAssets'
      : (inputByName[name] ?? inputByName[plain] ?? toCamel(plain));
  return /^(?:average|avg)_/.test(name) && own !== 'shares' ? toAverage(own) : own;
}

/** Amounts of a vector; a balance given once stands for its average, a rate for its own. */
function toAmounts(inputs: Readonly<Record<string, number>>): RatioAmounts {
  const amounts: Record<string, number> = {};
  for (const [name, value] of Object.entries(inputs)) amounts[toInputName(name)] = value;
  for (const [name, value] of Object.entries(amounts)) amounts[toAverage(name)] ??= value;
  return amounts;
}

function findRatio(name: string): RatioId | undefined {
  const plain = name.replace(/_ratio$/, '').replace(/_(?:zero|negative|null)$/, '');
  const own = plain.replaceAll('_', '-');
  return (
    ratioIdByName[name] ??
    ratioIdByName[plain] ??
    ratioIds.find((id) => id === own || id === `${own}-ratio`)
  );
}

type Special = (amounts: RatioAmounts, inputs: Readonly<Record<string, number>>) => Computed;
const missing = Number.NaN;

/** Figures that are no quotient of two amounts. */
const specials: readonly (readonly [name: RegExp, calculate: Special])[] = [
  [
    /graham/,
    (a) => calculateGrahamNumber(a.earningsPerShare ?? missing, a.bookPerShare ?? missing),
  ],
  [
    /growth_opportunities/,
    (a) =>
      calculateGrowthValue(
        a.price ?? missing,
        a.earningsPerShare ?? missing,
        a.capitalCost ?? missing,
      ),
  ],
  [
    /cagr/,
    (_, { start = missing, end = missing, years = missing }) =>
      calculateCompoundGrowth(start, end, years),
  ],
  [
    /altman_z/,
    (_, inputs) => {
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = Object.values(inputs);
      return scoreAltmanRatios([one, two, three, four, five], 'public');
    },
  ],
  [
    /cost_of_equity/,
    (_, { risk_free_rate: rate = missing, beta = missing, benchmark_returns: market = missing }) =>
      calculateCostOfEquity({ riskFreeRate: rate, beta, premium: market - rate }),
  ],
  [
    /weighted_average_cost_of_capital$/,
    (_, inputs) =>
      calculateCapitalCost({
        equity: inputs['market_value_equity'] ?? missing,
        debt: inputs['market_value_debt'] ?? missing,
        costOfEquity: inputs['cost_of_equity'] ?? missing,
        costOfDebt: inputs['cost_of_debt'] ?? missing,
        tax: inputs['corporate_tax_rate'] ?? missing,
      }),
  ],
];

function calculateNamed(name: string, inputs: Readonly<Record<string, number>>): Computed {
  const amounts = toAmounts(inputs);
  // Interest cover is of EBITDA where depreciation is given.
  const isOfEbitda = name.startsWith('interest_coverage') && amounts.depreciation !== undefined;
  if (isOfEbitda) return calculateRatio('ebitda-interest-cover', amounts);
  const special = specials.find(([pattern]) => pattern.test(name));
  if (special !== undefined) return special[1](amounts, inputs);
  const id = findRatio(name);
  if (id === undefined) throw new Error(`no ratio is named ${name}`);
  // A dividend beside a price of one share is that of one share.
  const { dividends } = amounts;
  const isOfShare =
    id === 'dividend-yield' && amounts.price !== undefined && dividends !== undefined;
  return calculateRatio(id, isOfShare ? { ...amounts, dividendPerShare: dividends } : amounts);
}

function runDuPont(rows: readonly Readonly<Record<string, number>>[]): Outputs {
  const results = rows.map((row) => {
    const amounts = toAmounts(row);
    return calculateDuPont({
      netIncome: amounts.netIncome ?? missing,
      preTaxIncome: amounts.preTaxIncome ?? amounts.netIncome ?? missing,
      ebit: amounts.ebit ?? amounts.netIncome ?? missing,
      revenue: amounts.revenue ?? missing,
      averageAssets: amounts.averageAssets ?? missing,
      averageEquity: amounts.averageEquity ?? missing,
    });
  });
  const read = (name: string): unknown[] => results.map(({ meta }) => meta[name]);
  return {
    roe: results.map(({ value }) => value),
    values: results.map(({ value }) => value),
    interest_burden: read('interestBurden'),
    tax_burden: read('taxBurden'),
    operating_margin: read('operatingMargin'),
    ebit_margin: read('operatingMargin'),
    asset_turnover: read('assetTurnover'),
    equity_multiplier: read('equityMultiplier'),
    net_margin: read('netMargin'),
    net_profit_margin: read('netMargin'),
  };
}

/** Rows of inputs that are series; one row where they are single numbers. */
function toRows(inputs: Vector['inputs']): Record<string, number>[] {
  const lengths = Object.values(inputs).map((value) => (Array.isArray(value) ? value.length : 1));
  return Array.from({ length: Math.max(1, ...lengths) }, (_, row) =>
    Object.fromEntries(
      Object.entries(inputs).flatMap(([name, value]) => {
        const one: unknown = Array.isArray(value) ? value[row] : value;
        return typeof one === 'number' ? [[name, one]] : [];
      }),
    ),
  );
}

/** Ratios by name, of one year or of a series of years. */
export function runRatioVector(
  name: string,
  _: InputReader,
  { vector: { inputs } }: VectorContext,
): Outputs {
  const plain = name.replace(/^[a-z]+\.(?:get_)?/, '').replace(/^get_/, '');
  const rows = toRows(inputs);
  if (plain.startsWith('dupont')) return runDuPont(rows);
  const values = rows.map((row) => calculateNamed(plain, row).value);
  const netDebts = rows
    .map((row) => toAmounts(row))
    .map(({ debt, cash }) => (debt ?? missing) - (cash ?? missing));
  const isSeries = Object.values(inputs).some((value) => Array.isArray(value));
  return isSeries
    ? { values, [plain]: values, ev: values }
    : {
        value: values[0],
        x: values[0],
        ratio: values[0],
        [plain]: values[0],
        ev: values[0],
        net_debt: netDebts[0],
      };
}
