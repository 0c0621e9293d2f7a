import type { Instrument, Language, QuestionPlan, ShownAnalysis } from '@vela/contracts';
import {
  backtestForecast,
  createCompanyReport,
  createCompanyStatements,
  defaultValueAssumptions,
  forecastCompany,
  openFilings,
  type CompanyFacts,
  type CompanyReport,
  type ForecastBacktest,
  type ForecastResult,
  type KnownSplit,
} from '@vela/engine';
import type { CandleSeries, CompanyFilingsResult } from '@vela/market-data';
import { createCompanyFacts } from './company-facts.ts';
import type { FactMaking } from './create-fact.ts';
import { createForecastFacts } from './forecast-facts.ts';
import { toDay } from './known-day.ts';
import { createQuarterFacts } from './quarter-facts.ts';
import { createPeerFacts } from './peers/peer-facts.ts';
import type { PeerGroup } from './peers/peer-source.ts';
import { rankCompany, type RankedCompany } from './peers/rank-company.ts';
import { listFilings } from './list-filings.ts';

const dayMs = 86_400_000;

type ShownCompany = Extract<ShownAnalysis, { mode: 'fundamental' }>;

/** A company's filings at hand, and what they say. */
export type GatheredCompany = {
  readonly kind: 'company';
  readonly analysis: ShownCompany;
  readonly report: CompanyReport;
  /** What its facts are made with. */
  readonly making: FactMaking;
  /** It does not exist. */
  readonly isSimulated: boolean;
  readonly isShipped: boolean;
  /** The SEC was asked for a newer version and did not answer. */
  readonly isOutdated: boolean;
  /** The candles are simulated, or there are none: no multiple of a price is given. */
  readonly hasPrice: boolean;
  /** The day asked about has not come yet: this is as known today. */
  readonly isAhead: boolean;
  /** Made where it is asked for; undefined elsewhere. */
  readonly forecast: ForecastResult | undefined;
  /** Its place among the companies at hand; undefined: it was not compared. */
  readonly ranked: RankedCompany | undefined;
  /** Splits of a table that its share counts are told with, beside those of its filings. */
  readonly splits: readonly KnownSplit[];
};

const addDays = (day: string, days: number): string => toDay(Date.parse(day) + days * dayMs);

/** What is asked of a company. */
export type CompanyQuestion = {
  readonly language: Language;
  readonly now: number;
  readonly plan: Pick<
    QuestionPlan,
    | 'knownOn'
    | 'discountRate'
    | 'growth'
    | 'figures'
    | 'fiscalYear'
    | 'fromYear'
    | 'comparedYear'
    | 'longRunGrowth'
    | 'isQuarterly'
    | 'quarter'
  >;
};

/** A year that the report is to reach back to. */
function toShownYear({ fiscalYear, fromYear, comparedYear }: CompanyQuestion['plan']): {
  fiscalYear?: number;
} {
  const years = [fromYear ?? fiscalYear, comparedYear].filter((one) => one !== undefined);
  return years.length === 0 ? {} : { fiscalYear: Math.min(...years) };
}

/** Quarters, where figures are asked for by them. */
function readQuarters(
  { isQuarterly, quarter, fiscalYear }: CompanyQuestion['plan'],
  company: CompanyFacts,
  {
    view,
    splits,
    making,
  }: { view: Parameters<typeof openFilings>[1]; splits: readonly KnownSplit[]; making: FactMaking },
) {
  if (isQuarterly !== true) return [];
  const statements = createCompanyStatements(openFilings(company, view, splits), 'quarter');
  const asked = {
    ...(quarter === undefined ? {} : { quarter }),
    ...(fiscalYear === undefined ? {} : { fiscalYear }),
  };
  return createQuarterFacts(statements, asked, making);
}

const toAsked = ({ figures }: CompanyQuestion['plan']) =>
  figures === undefined ? {} : { figures };

const toAssumptions = ({ discountRate, growth, longRunGrowth }: CompanyQuestion['plan']) => ({
  ...defaultValueAssumptions,
  ...(longRunGrowth === undefined ? {} : { longRunGrowth: longRunGrowth / 100 }),
  ...(growth === undefined ? {} : { growth: growth / 100 }),
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

/** The filings of a company, and what stands beside them. */
export type ReadCompany = {
  readonly instrument: Instrument;
  readonly found: Extract<CompanyFilingsResult, { kind: 'filings' }>;
  readonly series: CandleSeries | undefined;
  readonly knownOn: number | undefined;
  /** Splits of the table of them. */
  readonly splits: readonly KnownSplit[];
  /** Companies that it is placed among; undefined: none are compared. */
  readonly peers: PeerGroup | undefined;
};

/** What filings say of a company, as facts; undefined where nothing was reported by then. */
export function readCompany(
  { instrument, found, series, knownOn, splits, peers }: ReadCompany,
  { language, now, plan }: CompanyQuestion,
  newId: () => string,
): GatheredCompany | undefined {
  const price = series?.candles.close.at(-1) ?? null;
  const view = { knownOn: toDay(knownOn ?? now), version: 'latest' } as const;
  const report = createCompanyReport(found.company, {
    ...view,
    price,
    priceCurrency: instrument.currency,
    assumptions: toAssumptions(plan),
    splits,
    ...toShownYear(plan),
  });
  if (report === undefined) return undefined;
  const isPriced = price !== null && report.priceFault === null;
  const isSimulated = found.origin === 'simulated';
  const making = {
    series: isPriced ? series : undefined,
    language,
    now,
    knownOn,
    isSimulated,
    isShipped: found.origin === 'shipped',
    kind: report.kind,
    ...toAsked(plan),
  };
  const { forecast, tested } = makeForecast(plan, found.company, report);
  const ranked = peers === undefined ? undefined : rankCompany(report, peers);
  const facts = [
    ...createCompanyFacts(report, making),
    ...readQuarters(plan, found.company, { view, splits, making }),
    ...createPeerFacts(ranked, making),
    ...createForecastFacts({ forecast, tested, currency: report.currency }, making),
  ];
  const filings = listFilings(report);
  return {
    kind: 'company',
    report,
    making,
    isSimulated,
    isShipped: found.origin === 'shipped',
    isOutdated: found.refusal !== undefined,
    hasPrice: isPriced,
    isAhead: knownOn !== plan.knownOn,
    forecast,
    ranked,
    splits,
    analysis: { id: newId(), asOf: now, mode: 'fundamental', instrument, filings, facts },
  };
}
