import type { YearFigures } from '../filings/company-figures.ts';
import {
  divide,
  divideAmounts,
  isAbove,
  judgeCheck,
  pickInput,
  refuseCheck,
  type FurtherCheck,
} from './further-check.ts';

export const dividendCheckIds = [
  'yield-first-quarter',
  'yield-last-quarter',
  'dividend-steady',
  'dividend-up',
  'payout',
  'payout-future',
] as const;

/** Years over which a dividend is looked at. */
const span = 10;
/** A year's dividend of less than this part of the year before is a cut. */
const leastPart = 0.9;
/** Part of the profit that may be paid out, of a trust part of its funds: it pays nearly all of them. */
const mostPayout = { trust: 1, other: 0.9 } as const;

type DividendInputs = {
  /** Fiscal years, the newest first. */
  readonly years: readonly YearFigures[];
  readonly newest: YearFigures;
  readonly isTrust: boolean;
};

/** What was paid, and the shares it was paid on. */
const pickDividend = (figures: YearFigures | undefined) => [
  pickInput(figures, 'dividendsPaid'),
  pickInput(figures, 'dilutedShares'),
];
/** Dividends a share. */
const toDividends = (amounts: readonly number[]): number[] =>
  Array.from({ length: Math.floor(amounts.length / 2) }, (_, index) =>
    divide(amounts[2 * index], amounts[2 * index + 1]),
  );

/** What is paid to shareholders, and whether it is steady and earned. */
export function checkDividend({
  years,
  newest,
  isTrust,
}: DividendInputs): FurtherCheck<(typeof dividendCheckIds)[number]>[] {
  const group = 'dividend';
  const percent = { group, unit: 'percent' } as const;
  const shown = Array.from({ length: span + 1 }, (_, index) => years[index]);
  return [
    refuseCheck({ ...percent, id: 'yield-first-quarter' }, 'no-market'),
    refuseCheck({ ...percent, id: 'yield-last-quarter' }, 'no-market'),
    judgeCheck({
      ...percent,
      id: 'dividend-steady',
      inputs: shown.flatMap(pickDividend),
      // The smallest dividend of a year as a part of that of the year before.
      calculate: (amounts) => {
        const paid = toDividends(amounts);
        return Math.min(...paid.slice(0, -1).map((now, index) => divide(now, paid[index + 1])));
      },
      limit: leastPart,
      passes: (value, limit) => value >= limit,
    }),
    judgeCheck({
      group,
      unit: 'money',
      id: 'dividend-up',
      inputs: [...pickDividend(shown[0]), ...pickDividend(shown[span])],
      calculate: divideAmounts,
      limit: (amounts) => divideAmounts(amounts.slice(2)),
      passes: isAbove,
    }),
    judgeCheck({
      ...percent,
      id: 'payout',
      inputs: [
        pickInput(newest, 'dividendsPaid'),
        pickInput(newest, isTrust ? 'adjustedFunds' : 'netIncome'),
      ],
      calculate: divideAmounts,
      limit: isTrust ? mostPayout.trust : mostPayout.other,
      passes: (value, most) => value > 0 && value <= most,
    }),
    refuseCheck({ ...percent, id: 'payout-future' }, 'no-estimates'),
  ];
}
