import type { YearFigures } from '../filings/company-figures.ts';
import { compareAmounts as compare } from './compare-amounts.ts';
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
type HealthId = (typeof healthCheckIds)[number] | (typeof runwayCheckIds)[number];
type Check = FurtherCheck<HealthId>;
type Windows = readonly (YearFigures | undefined)[];

const group = 'health';

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
