import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Filer } from './filer.ts';

/** The sectors of the Global Industry Classification Standard. */
export const sectors = [
  'Communication Services',
  'Consumer Discretionary',
  'Consumer Staples',
  'Energy',
  'Financials',
  'Health Care',
  'Industrials',
  'Information Technology',
  'Materials',
  'Real Estate',
  'Utilities',
] as const;
export type Sector = (typeof sectors)[number];

type ListedCompany = Filer & { readonly sector: Sector | undefined };

const file = path.resolve(import.meta.dirname, '../../../companies/companies.csv');
let companies: readonly ListedCompany[] | undefined;

/** The companies whose numbers and sectors come with Vela (`market-data/companies/NOTICE`). */
export function listCompanies(): readonly ListedCompany[] {
  companies ??= readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [ticker = '', cik, named, ...name] = line.split(',');
      const sector = sectors.find((known) => known === named);
      return { ticker, cik: Number(cik), sector, name: name.join(',') };
    });
  return companies;
}

/** The sector of a large listed company by one of its tickers; undefined: no list has it. */
export function findSector(symbol: string): Sector | undefined {
  return listCompanies().find(({ ticker }) => ticker === symbol)?.sector;
}
