import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Filer } from './filer.ts';

/** A large listed company; its sector by the Global Industry Classification Standard. */
export type ListedCompany = Filer & { readonly sector: string };

const file = path.resolve(import.meta.dirname, '../../../companies/companies.csv');
let companies: readonly ListedCompany[] | undefined;

/** The companies whose numbers and sectors come with Vela (`market-data/companies/NOTICE`). */
export function listCompanies(): readonly ListedCompany[] {
  companies ??= readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [ticker = '', cik, sector = '', ...name] = line.split(',');
      return { ticker, cik: Number(cik), sector, name: name.join(',') };
    });
  return companies;
}
