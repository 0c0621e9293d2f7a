/** What a column of the statements covers: a fiscal year, a quarter, twelve months to a quarter. */
export const statementPeriods = ['year', 'quarter', 'trailing'] as const;
export type StatementPeriodName = (typeof statementPeriods)[number];
/** Parts of the statements, and groups of the further checks, in the order of the page. */
export const statementGroups = ['income', 'cash-flow', 'balance'] as const;
export const furtherGroups = ['value', 'future', 'past', 'health', 'dividend'] as const;
