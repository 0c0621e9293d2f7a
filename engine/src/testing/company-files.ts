import type { CompanyFacts } from '../fundamental/filings/company-facts.ts';
import { readText } from './shared-data.ts';

const pathByTicker = {
  AAPL: 'companyfacts/CIK0000320193.json',
  GOOGL: 'companyfacts/CIK0001652044.json',
  MSFT: 'companyfacts_trimmed/MSFT.json',
  KO: 'companyfacts_trimmed/KO.json',
  JPM: 'companyfacts_trimmed/JPM.json',
  XOM: 'companyfacts_trimmed/XOM.json',
  AMZN: 'companyfacts_trimmed/AMZN.json',
  IBM: 'companyfacts_trimmed/IBM.json',
} as const;
export type TestTicker = keyof typeof pathByTicker;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const testTickers = Object.keys(pathByTicker) as TestTicker[];

/** A company's facts as the SEC sends them; only where the shared data is at hand. */
export function readCompany(ticker: TestTicker): CompanyFacts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a body of the SEC, unchanged
  return JSON.parse(readText(`fundamentals/${pathByTicker[ticker]}`)) as CompanyFacts;
}
