import type { CompanyFilings } from './company-figures.ts';
import type { Finding, Seen } from './checked-year.ts';
import { checkTags, dilutedShareTags, flowConcepts } from './concepts.ts';
import { daysPerYear, toDayNumber } from './day-number.ts';
import { findFact } from './fact-index.ts';

type TagPlace = { readonly end: string; readonly length: 'instant' | 'year' };

function readTag(
  { index }: CompanyFilings,
  tags: readonly string[],
  place: TagPlace,
): number | undefined {
  return tags.map((tag) => findFact(index, tag, place)?.val).find((value) => value !== undefined);
}

/** Compares a sum with what it should be; `limit` is a fraction of the larger. */
function compare(sum: number, whole: number, limit: number): Finding {
  const scale = Math.max(Math.abs(sum), Math.abs(whole));
  const off = scale === 0 ? 0 : Math.abs(sum - whole) / scale;
  return off <= limit ? 'fits' : off;
}

/** Assets against liabilities and equity. */
export function checkBalance({ figures, filings }: Seen): Finding {
  const read = (tags: readonly string[]) =>
    readTag(filings, tags, { end: figures.end, length: 'instant' });
  const [liabilities, equity] = [read(checkTags.liabilities), read(checkTags.equity)];
  const assets = figures.balances.assets?.value;
  if (assets === undefined || liabilities === undefined || equity === undefined) return undefined;
  return compare(liabilities + equity + (read(checkTags.otherEquity) ?? 0), assets, 0.005);
}

/** Gross profit against revenue less its cost. */
export function checkGrossProfit({ figures: { flows } }: Seen): Finding {
  const { grossProfit, revenue, costOfRevenue } = flows;
  if (grossProfit === undefined || revenue === undefined || costOfRevenue === undefined)
    return undefined;
  return compare(revenue.value - costOfRevenue.value, grossProfit.value, 0.01);
}

/** The change of cash against its flows. */
export function checkCash({ figures, filings }: Seen): Finding {
  const read = (tags: readonly string[]) =>
    readTag(filings, tags, { end: figures.end, length: 'year' });
  const operating = figures.flows.operatingCashFlow?.value;
  const [investing, financing] = [read(checkTags.investing), read(checkTags.financing)];
  const change = read(checkTags.cashChange);
  if (operating === undefined || investing === undefined || financing === undefined)
    return undefined;
  if (change === undefined) return undefined;
  const exchange = read(checkTags.exchange) ?? 0;
  return compare(operating + investing + financing + exchange, change, 0.01);
}

/** Revenue of the four quarters of a year, where each was told by itself. */
export function checkQuarters({ figures: { end }, filings: { index } }: Seen): Finding {
  const last = toDayNumber(end);
  for (const { plus } of flowConcepts.revenue) {
    const [tag = ''] = plus;
    const whole = findFact(index, tag, { end, length: 'year' });
    const byEnd = index.byTag.get(tag)?.get('quarter') ?? new Map<string, { val: number }>();
    const quarters = [...byEnd].filter(([day]) => {
      const days = last - toDayNumber(day);
      return days >= 0 && days < daysPerYear - 45;
    });
    if (plus.length > 1 || whole === undefined || quarters.length !== 4) continue;
    return compare(
      quarters.reduce((sum, [, { val }]) => sum + val, 0),
      whole.val,
      0.01,
    );
  }
  return undefined;
}

/** As filed in one report: profit a share and shares of two reports may be before and after a split. */
export function checkPerShare({ figures, filings: { index } }: Seen): Finding {
  const find = (tags: readonly string[]) =>
    tags.flatMap((tag) => findFact(index, tag, { end: figures.end, length: 'year' }) ?? [])[0];
  const [perShare, shares] = [find(checkTags.perShare), find(dilutedShareTags)];
  const income = find(checkTags.commonIncome)?.val ?? figures.flows.netIncome?.value;
  if (perShare === undefined || shares === undefined || income === undefined) return undefined;
  if (perShare.accn !== shares.accn) return undefined;
  // Cents are rounded: of a small profit a share they are more than the limit.
  const rounding = (0.005 * shares.val) / Math.max(1, Math.abs(income));
  return compare(perShare.val * shares.val, income, 0.03 + rounding);
}
