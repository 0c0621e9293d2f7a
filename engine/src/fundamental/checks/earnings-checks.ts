import type { Computed } from '../computed.ts';
import type { YearFigures } from '../filings/company-figures.ts';
import { calculateRobustGrowth } from '../valuation/growth-path.ts';
import {
  divide,
  divideAmounts,
  isAbove,
  judgeCheck,
  pickInput,
  refuseCheck,
  type CheckInput,
  type CheckRow,
  type FurtherCheck,
} from './further-check.ts';

export const valueCheckIds = [
  'value-discount-20',
  'value-discount-40',
  'earnings-multiple-market',
  'earnings-multiple-industry',
  'growth-multiple',
  'book-multiple-industry',
] as const;
export const futureCheckIds = [
  'future-earnings-savings',
  'future-earnings-market',
  'future-revenue-market',
  'future-earnings-fast',
  'future-revenue-fast',
  'future-return',
] as const;
export const pastCheckIds = [
  'earnings-industry',
  'earnings-up',
  'earnings-faster',
  'equity-return',
  'capital-return-up',
  'asset-return-industry',
] as const;
type Windows = readonly (YearFigures | undefined)[];
type ValueCheck = FurtherCheck<(typeof valueCheckIds)[number]>;
type PastCheck = FurtherCheck<(typeof pastCheckIds)[number]>;

/** Net income and diluted shares of windows, one after the other: what profit a share is made of. */
const pickEarnings = (windows: Windows): CheckInput[] =>
  windows.flatMap((window) => [pickInput(window, 'netIncome'), pickInput(window, 'dilutedShares')]);

const toEarnings = (amounts: readonly number[]): number[] =>
  Array.from({ length: Math.floor(amounts.length / 2) }, (_, index) =>
    divide(amounts[2 * index], amounts[2 * index + 1]),
  );

/** Growth of profit a share over windows, the newest first; a robust mean that bears losses. */
function calculateEarningsGrowth(amounts: readonly number[]): number {
  const points = toEarnings(amounts).map((y, index) => ({ x: -index, y, weight: 1 }));
  return calculateRobustGrowth(points).value ?? Number.NaN;
}

export type PricedInputs = {
  readonly windows: Windows;
  readonly price: number | null;
  readonly shareValue: Computed;
  /** The flow that it begins with. */
  readonly flow: CheckRow;
};

/** What a share costs against what it may be worth. */
export function checkValue({ windows, price, shareValue, flow }: PricedInputs): ValueCheck[] {
  const [newest] = windows;
  const worth = shareValue.value;
  const group = 'value';
  const discount = (id: 'value-discount-20' | 'value-discount-40', limit: number): ValueCheck => {
    const named = { id, group, unit: 'percent' } as const;
    const inputs = [pickInput(newest, flow), pickInput(newest, 'dilutedShares')];
    if (worth === null) return refuseCheck(named, 'no-value', inputs);
    if (price === null) return refuseCheck(named, 'no-price', inputs);
    return judgeCheck({
      ...named,
      inputs,
      isPriced: true,
      calculate: () => 1 - divide(price, worth),
      limit,
      passes: (value, least) => value >= least,
    });
  };
  const multiple = { group, unit: 'ratio' } as const;
  const growth = { ...multiple, id: 'growth-multiple' } as const;
  return [
    discount('value-discount-20', 0.2),
    discount('value-discount-40', 0.4),
    refuseCheck({ ...multiple, id: 'earnings-multiple-market' }, 'no-market'),
    refuseCheck({ ...multiple, id: 'earnings-multiple-industry' }, 'no-peers'),
    price === null
      ? refuseCheck(growth, 'no-price', pickEarnings(windows.slice(0, 5)))
      : judgeCheck({
          ...growth,
          inputs: pickEarnings(windows.slice(0, 5)),
          isPriced: true,
          // By growth of the past in percent: what analysts expect is not in filings.
          calculate: (amounts) =>
            divide(divide(price, toEarnings(amounts)[0]), 100 * calculateEarningsGrowth(amounts)),
          limit: 1,
          passes: (value, most) => value > 0 && value <= most,
        }),
    refuseCheck({ ...multiple, id: 'book-multiple-industry' }, 'no-peers'),
  ];
}

/** What is expected of the years to come; filings hold no estimates. */
export function checkFuture(): FurtherCheck<(typeof futureCheckIds)[number]>[] {
  return futureCheckIds.map((id) =>
    refuseCheck({ id, group: 'future', unit: 'percent' }, 'no-estimates'),
  );
}

const returnRows = ['operatingIncome', 'assets', 'currentLiabilities'] as const;
const toCapitalReturn = ([
  income,
  assets = Number.NaN,
  owed = Number.NaN,
]: readonly number[]): number => divide(income, assets - owed);

/** How the company earned until now. */
export function checkPast(windows: Windows): PastCheck[] {
  const [newest, first, , third, , fifth] = windows;
  const percent = { group: 'past', unit: 'percent' } as const;
  return [
    refuseCheck({ ...percent, id: 'earnings-industry' }, 'no-peers'),
    judgeCheck({
      group: 'past',
      unit: 'money',
      id: 'earnings-up',
      inputs: pickEarnings([newest, fifth]),
      calculate: divideAmounts,
      limit: (amounts) => divideAmounts(amounts.slice(2)),
      passes: isAbove,
    }),
    judgeCheck({
      ...percent,
      id: 'earnings-faster',
      inputs: pickEarnings(windows.slice(0, 5)),
      calculate: (amounts) => {
        const [now, before] = toEarnings(amounts);
        return divide(now, before) - 1;
      },
      limit: (amounts) => calculateEarningsGrowth(amounts),
      passes: isAbove,
    }),
    judgeCheck({
      ...percent,
      id: 'equity-return',
      inputs: [
        pickInput(newest, 'netIncome'),
        pickInput(newest, 'equity'),
        pickInput(first, 'equity'),
      ],
      calculate: ([income, now = 0, before = 0]) => divide(income, (now + before) / 2),
      limit: 0.2,
      passes: isAbove,
    }),
    judgeCheck({
      ...percent,
      id: 'capital-return-up',
      inputs: [newest, third].flatMap((window) => returnRows.map((row) => pickInput(window, row))),
      calculate: (amounts) => toCapitalReturn(amounts),
      limit: (amounts) => toCapitalReturn(amounts.slice(3)),
      passes: isAbove,
    }),
    refuseCheck({ ...percent, id: 'asset-return-industry' }, 'no-peers'),
  ];
}
