import type { statementGroups } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import type { StatementRow } from '../language/company-table-words.ts';

type Group = (typeof statementGroups)[number];

const operating: readonly (readonly [StatementRow, Group])[] = [
  ['revenue', 'income'],
  ['costOfRevenue', 'income'],
  ['grossProfit', 'income'],
  ['sellingExpenses', 'income'],
  ['operatingIncome', 'income'],
  ['interest', 'income'],
  ['preTaxIncome', 'income'],
  ['tax', 'income'],
  ['netIncome', 'income'],
  ['dilutedShares', 'income'],
  ['earningsPerShare', 'income'],
  ['operatingCashFlow', 'cash-flow'],
  ['capex', 'cash-flow'],
  ['freeCashFlow', 'cash-flow'],
  ['depreciation', 'cash-flow'],
  ['stockCompensation', 'cash-flow'],
  ['dividendsPaid', 'cash-flow'],
  ['repurchases', 'cash-flow'],
  ['cash', 'balance'],
  ['shortTermInvestments', 'balance'],
  ['receivables', 'balance'],
  ['inventory', 'balance'],
  ['currentAssets', 'balance'],
  ['fixedAssets', 'balance'],
  ['assets', 'balance'],
  ['currentLiabilities', 'balance'],
  ['debt', 'balance'],
  ['longTermLiabilities', 'balance'],
  ['liabilities', 'balance'],
  ['retainedEarnings', 'balance'],
  ['equity', 'balance'],
];
const bank: readonly (readonly [StatementRow, Group])[] = [
  ['deposits', 'balance'],
  ['loans', 'balance'],
  ['loanAllowance', 'balance'],
  ['badLoans', 'balance'],
  ['chargeOffs', 'cash-flow'],
];

const trust: readonly (readonly [StatementRow, Group])[] = [['adjustedFunds', 'cash-flow']];
const more = { operating: [], financial: bank, 'real-estate-trust': trust } as const;

/** Rows of the statements by their group; a bank and a real-estate trust have some more. */
export function listStatementRows(
  kind: CompanyReport['kind'],
): readonly { readonly id: StatementRow; readonly group: Group }[] {
  const rows = [...operating, ...more[kind]];
  return rows.map(([id, group]) => ({ id, group }));
}
