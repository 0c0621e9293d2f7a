import { createCompanyReport, type CompanyReport } from '@vela/engine';
import { createFilingsSource } from '@vela/market-data';

// Every fiscal year and concept that is read from the filings at hand, in millions; `--as-first`
// prints them as first reported.

const concepts = ['revenue', 'netIncome', 'operatingCashFlow', 'capex', 'freeCashFlow'] as const;
const perMillion = 1e6;
const version = process.argv.includes('--as-first') ? 'first' : 'latest';

type Year = CompanyReport['years'][number];

function formatYear({ label, figures }: Year): string {
  const flows = concepts.map((concept) => {
    const value = figures.flows[concept];
    if (value === undefined) return `${concept} not in these filings`;
    const mark = value.isRestated ? ' (told otherwise later)' : '';
    return `${concept} ${Math.round(value.value / perMillion)}${mark}`;
  });
  const shares = figures.dilutedShares?.value;
  const counted = shares === undefined ? 'not in these filings' : Math.round(shares / perMillion);
  return `  ${label} to ${figures.end}: ${flows.join(', ')}, diluted shares ${counted}`;
}

const source = createFilingsSource();
const knownOn = new Date().toISOString().slice(0, 10);
let [there, missing] = [0, 0];
for (const symbol of source.known) {
  const found = await source.find(symbol);
  if (found.kind !== 'filings') continue;
  const report = createCompanyReport(found.company, { knownOn, version, price: null });
  console.log(`${symbol}, ${report?.currency ?? ''}, ${report?.kind ?? ''}`);
  for (const year of report?.years ?? []) {
    console.log(formatYear(year));
    const known = concepts.filter((concept) => year.figures.flows[concept] !== undefined).length;
    there += known;
    missing += concepts.length - known;
  }
}
console.log(`${there} values of ${source.known.length} companies, ${missing} not in these filings`);
