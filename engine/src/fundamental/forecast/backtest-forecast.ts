import { createCompanyReport, type CompanyReport } from '../company/company-report.ts';
import type { CompanyFacts } from '../filings/company-facts.ts';
import { readForecastLaw } from './forecast-company.ts';
import { simulateSalesAfter } from './simulate-forecast.ts';

/** Earlier forecasts of five years whose outcome is known, and how many lay inside the band. */
export type ForecastBacktest = { readonly count: number; readonly inside: number };

const horizon = 5;
/** A report is out so many days after the end of its fiscal year. */
const reportedAfterDays = 100;

function getSales({ years }: CompanyReport, label: number): number | undefined {
  return years.find((year) => year.label === label)?.figures.flows.revenue?.value;
}

/** The day so many days after another, both YYYY-MM-DD. */
export type AddDays = (day: string, days: number) => string;

/** Whether sales five years on lay between the 10th and the 90th of a hundred outcomes. */
function testYear(
  facts: CompanyFacts,
  knownOn: string,
  actual: number | undefined,
): boolean | undefined {
  const then = createCompanyReport(facts, { knownOn, version: 'latest', price: null });
  if (then === undefined || actual === undefined) return undefined;
  const reading = readForecastLaw(then.values.windows);
  if (typeof reading === 'string') return undefined;
  const { 10: low, 90: high } = simulateSalesAfter(reading.law, horizon);
  return actual >= low && actual <= high;
}

/**
 * Makes the forecast again from what was known after each fiscal year, and holds it against the
 * sales reported five years later. `addDays` is given: the engine has no calendar.
 */
export function backtestForecast(
  facts: CompanyFacts,
  report: CompanyReport,
  addDays: AddDays,
): ForecastBacktest {
  const hits = report.years.flatMap(({ label, figures }) => {
    const knownOn = addDays(figures.end, reportedAfterDays);
    return testYear(facts, knownOn, getSales(report, label + horizon)) ?? [];
  });
  return { count: hits.length, inside: hits.filter(Boolean).length };
}
