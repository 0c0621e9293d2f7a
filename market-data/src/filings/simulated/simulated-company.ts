import type { CompanyFacts, ReportedFact } from '@vela/engine';
import { simulatedEvents, simulateYear, type SimulatedYear } from './simulated-years.ts';

const entityName = 'Simulated Company (does not exist)';

/** A report: the part of its year that has passed, and when it was filed. */
type Report = {
  readonly year: number;
  /** 1 to 3 by 10-Q, 4 by 10-K. */
  readonly quarter: 1 | 2 | 3 | 4;
  readonly filed: string;
};

const ends = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' } as const;
const filings = { 1: '05-05', 2: '08-05', 3: '11-05', 4: '02-20' } as const;
/** Sales until the end of each quarter as a part of the year. */
const passed = { 0: 0, 1: 0.23, 2: 0.47, 3: 0.71, 4: 1 } as const;
const quarters = [1, 2, 3, 4] as const;
const splitRatio = 4;

const toFiled = (year: number, quarter: Report['quarter']): string =>
  `${quarter === 4 ? year + 1 : year}-${filings[quarter]}`;

function listReports(newest: number, today: string): Report[] {
  const years = Array.from({ length: 2 - simulatedEvents.first }, (_, index) => ({
    year: newest + simulatedEvents.first + index,
  }));
  return years
    .flatMap(({ year }) =>
      quarters.map((quarter) => ({ year, quarter, filed: toFiled(year, quarter) })),
    )
    .filter(({ filed }) => filed <= today);
}

type Add = (
  tag: string,
  unit: string,
  fact: Pick<ReportedFact, 'end' | 'val'> & { readonly start?: string },
) => void;

/** The company as one report tells it. */
type Telling = Report & {
  /** A year by its own reports or as this one corrects it. */
  readonly read: (year: number) => SimulatedYear;
  /** New shares for one of the shares that this report counts. */
  readonly sharesPerCounted: number;
  readonly newest: number;
  readonly add: Add;
};

function addFlows({ read, add, quarter }: Telling, year: number): void {
  const end = `${year}-${ends[quarter]}`;
  for (const [tag, amount] of Object.entries(read(year).flows)) {
    add(tag, 'USD', { start: `${year}-01-01`, end, val: Math.round(amount * passed[quarter]) });
    if (quarter === 1 || quarter === 4) continue;
    const before = quarter === 2 ? 1 : 2;
    const start = quarter === 2 ? `${year}-04-01` : `${year}-07-01`;
    const val = Math.round(amount * (passed[quarter] - passed[before]));
    add(tag, 'USD', { start, end, val });
  }
}

/** Balances grow evenly from one year's end to the next. */
function addBalances({ read, add }: Telling, year: number, quarter: Report['quarter']): void {
  const [now, before] = [read(year).balances, read(year - 1).balances];
  const end = `${year}-${ends[quarter]}`;
  for (const [tag, amount] of Object.entries(now)) {
    const earlier = before[tag] ?? amount;
    add(tag, 'USD', { end, val: Math.round(earlier + ((amount - earlier) * quarter) / 4) });
  }
}

function addShares(telling: Telling, year: number): void {
  const { read, add, quarter, sharesPerCounted, newest, filed } = telling;
  const { shares, flows } = read(year);
  const counted = Math.round(shares / sharesPerCounted);
  const start = { 1: `${year}-01-01`, 2: `${year}-04-01`, 3: `${year}-07-01`, 4: `${year}-01-01` };
  const period = { start: start[quarter], end: `${year}-${ends[quarter]}` };
  add('WeightedAverageNumberOfDilutedSharesOutstanding', 'shares', { ...period, val: counted });
  if (year === telling.year)
    add('EntityCommonStockSharesOutstanding', 'shares', {
      end: `${filed.slice(0, 8)}01`,
      val: counted,
    });
  if (quarter !== 4) return;
  const isWrong = year - newest === simulatedEvents.wrongPerShare;
  const perShare = ((flows['NetIncomeLoss'] ?? 0) / counted) * (isWrong ? 1.2 : 1);
  add('EarningsPerShareDiluted', 'USD/shares', { ...period, val: Number(perShare.toFixed(2)) });
}

/** All that one report tells: its own period, and earlier ones beside it. */
function addReport(telling: Telling): void {
  const { year, quarter, newest, sharesPerCounted, add } = telling;
  const told = quarter === 4 ? [year, year - 1, year - 2] : [year, year - 1];
  for (const one of told) {
    addFlows(telling, one);
    addShares(telling, one);
  }
  addBalances(telling, year, quarter);
  addBalances(telling, year - 1, 4);
  if (year - newest === simulatedEvents.split && quarter >= 2 && sharesPerCounted === 1)
    add('StockholdersEquityNoteStockSplitConversionRatio1', 'pure', {
      end: `${year}-06-15`,
      val: splitRatio,
    });
}

type Units = Record<string, ReportedFact[]>;

/**
 * Filings of a company that does not exist, up to a day (YYYY-MM-DD): always the same for the same
 * day. Its years hold what a page has states for: a loss, a split, a correction, sums that do not
 * fit, equity used up by buy-backs, and totals that are missing.
 */
export function createSimulatedCompany(today: string): CompanyFacts {
  const thisYear = Number(today.slice(0, 4));
  const newest = toFiled(thisYear - 1, 4) <= today ? thisYear - 1 : thisYear - 2;
  const split = newest + simulatedEvents.split;
  const tags: Record<string, { units: Units }> = {};
  for (const report of listReports(newest, today)) {
    const { year, quarter, filed } = report;
    const form = quarter === 4 ? '10-K' : '10-Q';
    const accn = `SIMULATED-${year}-Q${quarter}`;
    addReport({
      ...report,
      newest,
      sharesPerCounted: filed < toFiled(split, 2) ? splitRatio : 1,
      read: (told) => simulateYear(told - newest, filed > toFiled(told, 4)),
      add: (tag, unit, fact) => {
        const { units } = (tags[tag] ??= { units: {} });
        (units[unit] ??= []).push({ ...fact, accn, form, filed, fy: year });
      },
    });
  }
  return { entityName, facts: { 'us-gaap': tags } };
}
