import type { CompanyFigure, QuestionPlan } from '@vela/contracts';
import type { CompanyWords } from '../language/company-words.ts';
import type { GatheredCompany } from './read-company.ts';

type Whether = NonNullable<QuestionPlan['whether']>;
export type Verdict = keyof CompanyWords['verdicts'];

const toWhether = (difference: number): Whether | undefined =>
  difference === 0 ? undefined : difference > 0 ? 'more' : 'less';

/** Price multiples, of which more is expensive: more than the limit of their pillar. */
const multiples: ReadonlySet<CompanyFigure> = new Set(['price-to-earnings', 'price-to-cash-flow']);
/** Amounts of which any at all is what is asked for. */
const amounts: Readonly<Partial<Record<CompanyFigure, 'netIncome' | 'dividendsPaid'>>> = {
  'net-income': 'netIncome',
  dividends: 'dividendsPaid',
};

/** Whether the last close is above the value of a share; undefined where there is no such value. */
function compareValue({ report, making }: GatheredCompany): Whether | undefined {
  const close = making.series?.candles.close.at(-1);
  const { value } = report.shareValue;
  return close === undefined || value === null ? undefined : toWhether(close - value);
}

/** Whether a figure is more or less: than before, than its limit, or than nothing. */
function findState(figure: CompanyFigure, company: GatheredCompany): Whether | undefined {
  const { pillars, newest } = company.report;
  if (figure === 'share-value') return compareValue(company);
  const amount = amounts[figure];
  if (amount !== undefined) {
    const value = newest.flows[amount]?.value;
    return value === undefined ? undefined : value > 0 ? 'more' : 'less';
  }
  const pillar = pillars.find(({ id }) => id === figure);
  if (pillar === undefined || pillar.value === null) return undefined;
  if (pillar.limit === null) return toWhether(pillar.value);
  return multiples.has(figure) ? toWhether(pillar.value - pillar.limit) : undefined;
}

/** Fiscal years of a loss among those at hand, by their place. */
export function listLossYears({ report }: GatheredCompany): number[] {
  return report.years.flatMap(({ figures }, place) =>
    (figures.flows.netIncome?.value ?? 0) < 0 ? [place] : [],
  );
}

/** Yes or no to whether a figure is more, or less; undefined where filings do not say. */
export function findVerdict(
  figure: CompanyFigure,
  company: GatheredCompany,
  whether: Whether | undefined,
): Verdict | undefined {
  if (whether === undefined) return undefined;
  const state = findState(figure, company);
  if (state === undefined) return undefined;
  const isLoss = figure === 'net-income' && whether === 'less' && listLossYears(company).length > 0;
  const isSo = isLoss || state === whether;
  if (figure === 'share-value') return isSo ? 'yes-assumed' : 'no-assumed';
  return isSo ? 'yes' : 'no';
}
