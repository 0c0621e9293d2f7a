import type { CompanyFigure } from '@vela/contracts';
import type { CompanyConcept } from '../language/company-words.ts';

/** A figure, and what it is made of. */
export type Made = readonly [CompanyFigure, ...(readonly CompanyConcept[])];

/** What figures are made of; the first whose parts are all named is asked for. */
export const made: readonly Made[] = [
  ['beneish', 'tampered', 'accounts'],
  ['beneish', 'tampered', 'profit'],
  ['quality', 'accounts', 'trust'],
  ['payout', 'dividend', 'profit'],
  ['dividend-yield', 'dividend', 'price'],
  ['cash-conversion', 'profit', 'cash', 'trust'],
  ['interest-cover', 'interest', 'cover'],
  ['interest-cover', 'interest', 'profit'],
  ['current-ratio', 'short', 'cover'],
  ['current-ratio', 'short', 'debt'],
  ['liabilities-to-cash-flow', 'long', 'debt'],
  ['net-debt', 'debt', 'cash', 'cover'],
  ['debt-to-equity', 'debt', 'equity'],
  ['share-value', 'growth', 'assumed', 'price'],
  ['gross-margin', 'cost', 'sales'],
  ['free-cash-flow', 'investment', 'left'],
  ['operating-cash-flow', 'operations', 'cash'],
  ['operating-margin', 'operations', 'profit'],
  ['free-cash-flow-margin', 'cash', 'sales', 'share'],
  ['return-on-equity', 'equity', 'profit'],
  ['return-on-equity', 'equity', 'worked'],
  ['return-on-assets', 'assets', 'profit'],
  ['return-on-assets', 'assets', 'worked'],
  ['return-on-capital', 'capital', 'profit'],
  ['return-on-capital', 'capital', 'worked'],
  ['income-growth', 'profit', 'growth'],
  ['revenue-growth', 'sales', 'growth'],
  ['cash-flow-growth', 'cash', 'growth'],
  ['price-to-earnings', 'profit', 'multiple'],
  ['price-to-cash-flow', 'cash', 'multiple'],
  ['net-margin', 'profit', 'sales'],
  ['net-margin', 'profit', 'share'],
  ['cash-conversion', 'profit', 'cash'],
  ['market-value', 'whole', 'bought'],
  ['market-value', 'whole', 'worth'],
];
