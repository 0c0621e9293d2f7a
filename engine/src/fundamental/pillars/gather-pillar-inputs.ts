import type { FilingValue } from '../filings/company-facts.ts';
import {
  readWindows,
  readYearBefore,
  type CompanyFilings,
  type FlowName,
  type YearFigures,
} from '../filings/company-figures.ts';
import { toOwnersFlow, type CompanyKind, type PillarInputs } from './pillar-inputs.ts';

/** Windows of the five-year pillars: five means, and the one five years before the newest. */
const windowCount = 6;

type Windows = readonly (YearFigures | undefined)[];

/** The values that pillars are made of, each with its filings; undefined: not in them. */
export type PillarValues = {
  readonly windows: Windows;
  readonly netIncome: readonly (FilingValue | undefined)[];
  /** Of a real-estate trust its adjusted funds from operations. */
  readonly freeCashFlow: readonly (FilingValue | undefined)[];
  readonly revenue: FilingValue | undefined;
  readonly earlier: Readonly<
    Record<'revenue' | 'netIncome' | 'freeCashFlow', FilingValue | undefined>
  >;
  readonly shareCount: FilingValue | undefined;
  readonly shares: FilingValue | undefined;
  readonly earlierShares: FilingValue | undefined;
  readonly equity: FilingValue | undefined;
  readonly debt: FilingValue | undefined;
  readonly longTermLiabilities: FilingValue | undefined;
};

/** The counts of two dates by the same measure: diluted means, else those of a day. */
function readCounts(
  now: YearFigures | undefined,
  before: YearFigures | undefined,
): readonly [FilingValue | undefined, FilingValue | undefined] {
  const diluted = [now?.dilutedShares, before?.dilutedShares] as const;
  if (!diluted.includes(undefined)) return diluted;
  const counts = [now?.shareCount, before?.shareCount] as const;
  const [one, other] = counts.map((count) => count?.references[0]?.tag);
  return one === other ? counts : [undefined, undefined];
}

/** Reads what the pillars are made of from filings. */
export function gatherPillarValues(filings: CompanyFilings): PillarValues {
  const windows = readWindows(filings, windowCount);
  const left = toOwnersFlow(filings.kind);
  const [newest] = windows;
  const earlier = windows[windowCount - 1];
  // Where the quarters of five years ago are of another scope than the year, the year stands in.
  const year = earlier === undefined ? undefined : readYearBefore(filings, earlier.end);
  const series = (name: FlowName): (FilingValue | undefined)[] =>
    windows.slice(0, windowCount - 1).map((figures) => figures?.flows[name]);
  const before = (name: FlowName): FilingValue | undefined =>
    earlier?.flows[name] ?? year?.flows[name];
  const [shares, earlierShares] = readCounts(newest, earlier);
  return {
    windows,
    netIncome: series('netIncome'),
    freeCashFlow: series(left),
    revenue: newest?.flows.revenue,
    earlier: {
      revenue: before('revenue'),
      netIncome: before('netIncome'),
      freeCashFlow: before(left),
    },
    shareCount: newest?.shareCount,
    shares,
    earlierShares,
    equity: newest?.balances.equity,
    debt: newest?.balances.debt,
    longTermLiabilities: newest?.balances.longTermLiabilities,
  };
}

const toNumber = (value: FilingValue | undefined): number | null => value?.value ?? null;

/** The numbers of the pillars; `price` null: there is none from a market. */
export function toPillarInputs(
  values: PillarValues,
  {
    kind,
    price,
    isHyperinflation = false,
  }: {
    readonly kind: CompanyKind;
    readonly price: number | null;
    readonly isHyperinflation?: boolean;
  },
): PillarInputs {
  const count = toNumber(values.shareCount);
  const { earlier } = values;
  return {
    kind,
    marketCap: price === null || count === null ? null : price * count,
    netIncome: values.netIncome.map((value) => toNumber(value)),
    freeCashFlow: values.freeCashFlow.map((value) => toNumber(value)),
    earlier: {
      revenue: toNumber(earlier.revenue),
      netIncome: toNumber(earlier.netIncome),
      freeCashFlow: toNumber(earlier.freeCashFlow),
    },
    revenue: toNumber(values.revenue),
    shares: toNumber(values.shares),
    earlierShares: toNumber(values.earlierShares),
    equity: toNumber(values.equity),
    debt: toNumber(values.debt),
    longTermLiabilities: toNumber(values.longTermLiabilities),
    isHyperinflation,
  };
}
