import { completeDeal } from '@vela/contracts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createCompanyReport,
  createPropertyReport,
  forecastCompany,
  type CompanyFacts,
} from '@vela/engine';
import { createFilingsSource, parseCompanyFacts } from '@vela/market-data';

type Timing = { readonly name: string; readonly ms: number; readonly limitMs: number };

const runs = 21;
const view = { knownOn: '2026-11-23', version: 'latest', price: 200 } as const;
/** A whole body of the SEC; without it the extract that comes with Vela stands in. */
const wholeBody = path.join(
  import.meta.dirname,
  '../../../shared/data/fundamentals/companyfacts/CIK0000320193.json',
);

/** Median time of a function; the first runs warm it up. */
function measureMedian(run: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).slice(3);
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function readCompany(symbol: string): Promise<CompanyFacts> {
  const found = await createFilingsSource().find(symbol);
  if (found.kind !== 'filings') throw new Error(`no filings of ${symbol}`);
  return found.company;
}

const deal = completeDeal({
  country: 'us',
  given: { price: 250_000, rent: 1400, rentInstead: 1500 },
});

/** Times of reading filings, of a property and of a company's whole report. */
export async function measureFundamentalSpeed(): Promise<Timing[]> {
  const company = await readCompany('AAPL');
  const text = existsSync(wholeBody) ? readFileSync(wholeBody, 'utf8') : JSON.stringify(company);
  const report = createCompanyReport(company, view);
  if (report === undefined) throw new Error('no report');
  const kilobytes = Math.round(text.length / 1024);
  return [
    {
      name: `a companyfacts body of ${kilobytes} kB, checked`,
      ms: measureMedian(() => parseCompanyFacts(text)),
      limitMs: 400,
    },
    {
      name: 'the report of a company with 17 years of facts',
      ms: measureMedian(() => createCompanyReport(company, view)),
      limitMs: 20,
    },
    {
      name: 'a forecast of 10,000 paths over 15 years, 3 measures',
      ms: measureMedian(() => forecastCompany(report.values.windows)),
      limitMs: 150,
    },
    {
      name: 'ten years of a property, 3 scenarios, 3 stresses, tornado',
      ms: measureMedian(() => createPropertyReport(deal)),
      limitMs: 10,
    },
  ];
}
