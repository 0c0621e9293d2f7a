/** Amounts of a period that are asked for, by the names of filings. */
export const flowFigures = {
  revenue: 'revenue',
  'net-income': 'netIncome',
  'operating-cash-flow': 'operatingCashFlow',
  'free-cash-flow': 'freeCashFlow',
  dividends: 'dividendsPaid',
  'funds-from-operations': 'adjustedFunds',
} as const;
export type FlowFigure = keyof typeof flowFigures;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const flowFigureNames = Object.keys(flowFigures) as FlowFigure[];
