import type { Instrument, Language, QuestionPlan, ShownAnalysis } from '@vela/contracts';
import {
  backtestForecast,
  createCompanyReport,
  defaultValueAssumptions,
  forecastCompany,
  type CompanyFacts,
  type CompanyReport,
  type ForecastBacktest,
  type ForecastResult,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';
import { createCompanyFacts } from './company-facts.ts';
import { createForecastFacts } from './forecast-facts.ts';
import { listFilings } from './list-filings.ts';

export type ShownCompany = Extract<ShownAnalysis, { mode: 'fundamental' }>;

/** A company's filings at hand, and what they say. */
export type GatheredCompany = {
  readonly kind: 'company';
  readonly analysis: ShownCompany;
  readonly report: CompanyReport;
  readonly isShipped: boolean;
  /** The candles are simulated, or there are none: no multiple of a price is given. */
  readonly hasPrice: boolean;
  /** The day asked about has not come yet: this is as known today. */
  readonly isAhead: boolean;
  /** Made where it is asked for; undefined elsewhere. */
  readonly forecast: ForecastResult | undefined;
};

export type CompanyMaterial =
  | GatheredCompany
  | {
      readonly kind: 'no-filings';
      readonly instrument: Instrument;
      readonly known: readonly string[];
      /** There are filings, all of them later than the day asked about. */
      readonly isTooEarly: boolean;
    };

const dayMs = 86_400_000;
/** An older close is no price of today: a long weekend is younger. */
const maxPriceAgeMs = 10 * dayMs;

/** Candles of the day's interval; undefined where no market answers, or not lately. */
async function getDailySeries(
  instrument: Instrument,
  { marketData, now }: { readonly marketData: GatherDeps['marketData']; readonly now: number },
): Promise<CandleSeries | undefined> {
  const result = await marketData.getSeries({
    instrument,
    interval: '1d',
    limit: 50,
    now,
    onlyReal: true,
  });
  if (result.kind !== 'series' || result.series.source.kind === 'simulated') return undefined;
  const last = result.series.candles.openTime.at(-1) ?? 0;
  return now - last > maxPriceAgeMs ? undefined : result.series;
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const addDays = (day: string, days: number): string => toDay(Date.parse(day) + days * dayMs);

/** What is asked of a company. */
export type CompanyQuestion = {
  readonly language: Language;
  readonly now: number;
  readonly plan: Pick<QuestionPlan, 'knownOn' | 'discountRate' | 'figures'>;
};

/** The day asked about; undefined where it has not come yet. */
const toPastDay = (day: number | undefined, now: number): number | undefined =>
  day === undefined || day > now ? undefined : day;

const toAssumptions = ({ discountRate }: CompanyQuestion['plan']) => ({
  ...defaultValueAssumptions,
  ...(discountRate === undefined ? {} : { discountRate: discountRate / 100 }),
});

/** The forecast and how earlier ones went; only where it is asked for. */
function makeForecast(
  { figures = [] }: CompanyQuestion['plan'],
  company: CompanyFacts,
  report: CompanyReport,
): { readonly forecast?: ForecastResult; readonly tested?: ForecastBacktest } {
  if (!figures.includes('forecast')) return {};
  return {
    forecast: forecastCompany(report.values.windows),
    tested: backtestForecast(company, report, addDays),
  };
}

/** Reads the filings of a company as known now, with its price where there is one. */
export async function gatherCompany(
  instrument: Instrument,
  { language, now, plan }: CompanyQuestion,
  deps: GatherDeps,
): Promise<CompanyMaterial> {
  const known = deps.filings?.known ?? [];
  const missing = { kind: 'no-filings', instrument, known, isTooEarly: false } as const;
  if (instrument.assetClass !== 'stock' || deps.filings === undefined) return missing;
  const found = await deps.filings.find(instrument.symbol);
  if (found.kind !== 'filings') return missing;
  const knownOn = toPastDay(plan.knownOn, now);
  // Prices of the past are of today's shares, counts of the past are not.
  const series =
    knownOn === undefined
      ? await getDailySeries(instrument, { marketData: deps.marketData, now })
      : undefined;
  const price = series?.candles.close.at(-1) ?? null;
  const assumptions = toAssumptions(plan);
  const day = toDay(knownOn ?? now);
  const view = { knownOn: day, version: 'latest', price, assumptions } as const;
  const report = createCompanyReport(found.company, view);
  if (report === undefined) return { ...missing, isTooEarly: true };
  const making = { series, language, now, knownOn };
  const { forecast, tested } = makeForecast(plan, found.company, report);
  const facts = [
    ...createCompanyFacts(report, making),
    ...createForecastFacts({ forecast, tested, currency: report.currency }, making),
  ];
  return {
    kind: 'company',
    report,
    isShipped: found.origin === 'shipped',
    hasPrice: price !== null,
    isAhead: knownOn !== plan.knownOn,
    forecast,
    analysis: {
      id: deps.newId(),
      asOf: now,
      mode: 'fundamental',
      instrument,
      filings: listFilings(report),
      facts,
    },
  };
}
