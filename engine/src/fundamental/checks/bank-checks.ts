import type { YearFigures } from '../filings/company-figures.ts';
import { compareAmounts } from './compare-amounts.ts';
import {
  isBelow,
  pickInput,
  type CheckInput,
  type CheckRow,
  type FurtherCheck,
} from './further-check.ts';

export const bankCheckIds = [
  'bank-leverage',
  'bank-allowance',
  'bank-deposits',
  'bank-loans-assets',
  'bank-loans-deposits',
  'bank-charge-offs',
] as const;

/** A bank is held by its deposits, its loans and what it sets aside for them. */
export function checkBank([newest]: readonly (YearFigures | undefined)[]): FurtherCheck<
  (typeof bankCheckIds)[number]
>[] {
  const pick = (...rows: CheckRow[]): CheckInput[] => rows.map((row) => pickInput(newest, row));
  return [
    compareAmounts('bank-leverage', pick('assets', 'equity'), {
      limit: 20,
      unit: 'ratio',
      passes: isBelow,
    }),
    compareAmounts('bank-allowance', pick('loanAllowance', 'badLoans'), { limit: 1 }),
    compareAmounts('bank-deposits', pick('deposits', 'liabilities'), { limit: 0.5 }),
    compareAmounts('bank-loans-assets', pick('loans', 'assets'), { limit: 1.1, passes: isBelow }),
    compareAmounts('bank-loans-deposits', pick('loans', 'deposits'), {
      limit: 1.25,
      passes: isBelow,
    }),
    compareAmounts('bank-charge-offs', pick('chargeOffs', 'loans'), {
      limit: 0.03,
      passes: isBelow,
    }),
  ];
}
