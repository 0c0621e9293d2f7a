import type { YearFigures } from '../filings/company-figures.ts';
import {
  divide,
  divideAmounts,
  isAbove,
  isBelow,
  judgeCheck,
  pickInput,
  type CheckInput,
  type CheckRow,
  type FurtherCheck,
} from './further-check.ts';

export const healthCheckIds = [
  'current-assets-short',
  'current-assets-long',
  'debt-not-up',
  'debt-low',
  'debt-covered',
  'interest-covered',
] as const;
/** In place of the last two for a company that loses money and spends cash. */
export const runwayCheckIds = ['cash-years', 'cash-years-trend'] as const;
export const bankCheckIds = [
  'bank-leverage',
  'bank-allowance',
  'bank-deposits',
  'bank-loans-assets',
  'bank-loans-deposits',
  'bank-charge-offs',
] as const;
type HealthId =
  | (typeof healthCheckIds)[number]
  | (typeof runwayCheckIds)[number]
  | (typeof bankCheckIds)[number];
type Check = FurtherCheck<HealthId>;
type Windows = readonly (YearFigures | undefined)[];

const group = 'health';

/** What the quotient of two amounts is held against: above it, unless said otherwise. */
type Bound = {
  readonly limit: number;
  readonly unit?: 'percent' | 'ratio';
  readonly passes?: typeof isAbove;
};

function compare(
  id: HealthId,
  inputs: readonly CheckInput[],
  { limit, unit = 'percent', passes = isAbove }: Bound,
): Check {
  return judgeCheck({ id, group, unit, inputs, limit, passes, calculate: divideAmounts });
}

/** Liquidity, debt and how it is paid for. */
export function checkHealth(windows: Windows): Check[] {
  const [newest] = windows;
  const pick = (...rows: CheckRow[]): CheckInput[] => rows.map((row) => pickInput(newest, row));
  const earlier = windows[5];
  const isBurning =
    (newest?.flows.netIncome?.value ?? 0) < 0 && (newest?.flows.freeCashFlow?.value ?? 0) < 0;
  return [
    compare('current-assets-short', pick('currentAssets', 'currentLiabilities'), {
      limit: 1,
      unit: 'ratio',
    }),
    compare('current-assets-long', pick('currentAssets', 'longTermLiabilities'), {
      limit: 1,
      unit: 'ratio',
    }),
    judgeCheck({
      id: 'debt-not-up',
      group,
      unit: 'percent',
      inputs: [...pick('debt', 'equity'), pickInput(earlier, 'debt'), pickInput(earlier, 'equity')],
      calculate: divideAmounts,
      limit: (amounts) => divideAmounts(amounts.slice(2)),
      passes: (value, limit) => value <= limit,
    }),
    compare('debt-low', pick('debt', 'equity'), { limit: 0.4, passes: isBelow }),
    ...(isBurning
      ? checkRunway(windows)
      : [
          compare('debt-covered', pick('operatingCashFlow', 'debt'), { limit: 0.2 }),
          compare('interest-covered', pick('operatingIncome', 'interest'), {
            limit: 5,
            unit: 'ratio',
          }),
        ]),
  ];
}

/** Years that cash lasts at the free cash flow of the newest year, and at its trend. */
function checkRunway(windows: Windows): Check[] {
  const [newest] = windows;
  const cash = [pickInput(newest, 'cash'), pickInput(newest, 'shortTermInvestments')];
  const known = cash.filter(({ row, value }) => row === 'cash' || value !== undefined);
  const flows = windows.slice(0, 3).map((window) => pickInput(window, 'freeCashFlow'));
  const sumCash = (amounts: readonly number[]): number =>
    amounts.slice(0, known.length).reduce((sum, amount) => sum + amount, 0);
  const shared = { group, unit: 'years', limit: 1, passes: isAbove } as const;
  return [
    judgeCheck({
      ...shared,
      id: 'cash-years',
      inputs: [...known, ...flows.slice(0, 1)],
      calculate: (amounts) => divide(sumCash(amounts), -(amounts.at(-1) ?? 0)),
    }),
    judgeCheck({
      ...shared,
      id: 'cash-years-trend',
      inputs: [...known, ...flows],
      calculate: (amounts) => {
        const [now = 0, , before = 0] = amounts.slice(known.length);
        // The change a year between the ends of three years goes on.
        const next = now + (now - before) / 2;
        return next >= 0 ? 100 : divide(sumCash(amounts), -next);
      },
    }),
  ];
}

/** A bank is held by its deposits, its loans and what it sets aside for them. */
export function checkBank([newest]: Windows): Check[] {
  const pick = (...rows: CheckRow[]): CheckInput[] => rows.map((row) => pickInput(newest, row));
  return [
    compare('bank-leverage', pick('assets', 'equity'), {
      limit: 20,
      unit: 'ratio',
      passes: isBelow,
    }),
    compare('bank-allowance', pick('loanAllowance', 'badLoans'), { limit: 1 }),
    compare('bank-deposits', pick('deposits', 'liabilities'), { limit: 0.5 }),
    compare('bank-loans-assets', pick('loans', 'assets'), { limit: 1.1, passes: isBelow }),
    compare('bank-loans-deposits', pick('loans', 'deposits'), { limit: 1.25, passes: isBelow }),
    compare('bank-charge-offs', pick('chargeOffs', 'loans'), { limit: 0.03, passes: isBelow }),
  ];
}
