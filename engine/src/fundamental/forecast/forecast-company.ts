import { calculateOwnGrowth } from '../company/own-growth.ts';
import { areKnown, type MissingReason } from '../computed.ts';
import type { YearFigures } from '../filings/company-figures.ts';
import { approximateFasterShare } from './base-rate-survival.ts';
import type { ForecastLaw, MarginLaw, MarginName } from './forecast-law.ts';
import { findGrowthPrior, type GrowthPrior } from './growth-prior.ts';
import {
  simulateForecast,
  type ForecastHorizon,
  type HorizonForecast,
} from './simulate-forecast.ts';

/** What a forecast takes as given. */
export type ForecastAssumptions = {
  readonly longRunGrowth: number;
  readonly inflation: number;
};

export const defaultForecastAssumptions: ForecastAssumptions = {
  longRunGrowth: 0.04,
  inflation: 0.025,
};

/** Growth a year to the middle outcome, and which part of companies of the size grew faster. */
export type GrowthReading = {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly fasterShare: number | null;
};

export type CompanyForecast = {
  readonly reason: null;
  readonly law: ForecastLaw;
  /** Own growth of the years at hand, limited; of how many years; and how much it counts. */
  readonly ownGrowth: number;
  readonly ownYears: number;
  readonly weight: number;
  /** Growth of companies of the size, with inflation. */
  readonly priorGrowth: number;
  readonly horizons: Readonly<Record<ForecastHorizon, HorizonForecast>>;
  readonly growth: Readonly<Record<ForecastHorizon, GrowthReading>>;
};

/** A forecast, or why there is none. */
export type ForecastResult = CompanyForecast | { readonly reason: MissingReason };

/** Years of own growth that count as much as the prior. */
const priorYears = 8;
/** A change of a margin in a year, in parts of sales: no less and no more is believed. */
const [leastDeviation, mostDeviation] = [0.01, 0.06];

type Windows = readonly (YearFigures | undefined)[];

function getMiddle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** The margins of the years at hand, the newest first. */
function readMargin(windows: Windows, name: MarginName): MarginLaw | undefined {
  const margins = windows.flatMap((figures) => {
    const [part, sales] = [figures?.flows[name]?.value, figures?.flows.revenue?.value];
    return part === undefined || sales === undefined || sales <= 0 ? [] : [part / sales];
  });
  const [now] = margins;
  const isCurrent = windows[0]?.flows[name] !== undefined;
  if (now === undefined || !isCurrent || margins.length < 2) return undefined;
  const changes = margins.slice(1).map((before, index) => (margins[index] ?? before) - before);
  const spread = Math.sqrt(changes.reduce((sum, one) => sum + one * one, 0) / changes.length);
  return {
    now,
    usual: getMiddle(margins),
    deviation: Math.min(mostDeviation, Math.max(leastDeviation, spread)),
  };
}

function readGrowth(
  horizon: HorizonForecast,
  years: ForecastHorizon,
  {
    sales,
    inflation,
    prior,
  }: {
    readonly sales: number;
    readonly inflation: number;
    readonly prior: GrowthPrior;
  },
): GrowthReading {
  const toGrowth = (end: number): number => (end / sales) ** (1 / years) - 1;
  const middle = toGrowth(horizon.revenue[50]);
  return {
    low: toGrowth(horizon.revenue[10]),
    middle,
    high: toGrowth(horizon.revenue[90]),
    fasterShare: approximateFasterShare(middle, inflation, prior.horizon(years)).value,
  };
}

type Reading = Pick<
  CompanyForecast,
  'law' | 'ownGrowth' | 'ownYears' | 'weight' | 'priorGrowth'
> & {
  readonly prior: GrowthPrior;
};

/** Margins of sales that the newest figures have. */
function readMargins(windows: Windows): ForecastLaw['margins'] {
  const [netIncome, freeCashFlow] = [
    readMargin(windows, 'netIncome'),
    readMargin(windows, 'freeCashFlow'),
  ];
  return {
    ...(netIncome === undefined ? {} : { netIncome }),
    ...(freeCashFlow === undefined ? {} : { freeCashFlow }),
  };
}

/** Sales in dollars: growth by size is known for those alone. */
function getDollarSales(figures: YearFigures | undefined): number | undefined {
  const revenue = figures?.flows.revenue;
  return revenue?.references[0]?.unit === 'USD' ? revenue.value : undefined;
}

/** How sales are taken to go on; or why nothing can be said. */
export function readForecastLaw(
  windows: Windows,
  assumptions: ForecastAssumptions = defaultForecastAssumptions,
): Reading | MissingReason {
  const { longRunGrowth, inflation } = assumptions;
  const [newest] = windows;
  const sales = getDollarSales(newest);
  const own = calculateOwnGrowth(windows);
  if (newest === undefined || sales === undefined || own.value === null)
    return own.reason ?? 'input-missing';
  if (!areKnown(longRunGrowth, inflation) || sales <= 0) return 'out-of-range';
  const ownYears = windows.filter((figures) => figures?.flows.revenue !== undefined).length - 1;
  const weight = ownYears / (ownYears + priorYears);
  const prior = findGrowthPrior(sales, { year: Number(newest.end.slice(0, 4)), inflation });
  const priorGrowth = prior.medianReal + inflation;
  const firstGrowth = weight * own.value + (1 - weight) * priorGrowth;
  const { deviation } = prior;
  const margins = readMargins(windows);
  return {
    law: { sales, firstGrowth, longRunGrowth, deviation, margins },
    ownGrowth: own.value,
    ownYears,
    weight,
    priorGrowth,
    prior,
  };
}

/**
 * Sales, net income and free cash flow of a company over 5, 10 and 15 years, as one distribution:
 * own growth and that of companies of its size, weighted by the years at hand, fades to the long run.
 */
export function forecastCompany(
  windows: Windows,
  assumptions: ForecastAssumptions = defaultForecastAssumptions,
): ForecastResult {
  const reading = readForecastLaw(windows, assumptions);
  if (typeof reading === 'string') return { reason: reading };
  const { prior, ...told } = reading;
  const { sales } = reading.law;
  const { inflation } = assumptions;
  const horizons = simulateForecast(reading.law);
  const read = (years: ForecastHorizon): GrowthReading =>
    readGrowth(horizons[years], years, { sales, inflation, prior });
  return { reason: null, ...told, horizons, growth: { 5: read(5), 10: read(10), 15: read(15) } };
}
