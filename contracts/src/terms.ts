import type { CompanyFigure } from './company-figures.ts';
import { chartTerms } from './terms/chart-terms.ts';
import { cryptoTerms } from './terms/crypto-terms.ts';
import { macroTerms } from './terms/macro-terms.ts';
import { movesTerms } from './terms/moves-terms.ts';
import { ordersTerms } from './terms/orders-terms.ts';
import { positionsTerms } from './terms/positions-terms.ts';
import { propertyTerms } from './terms/property-terms.ts';
import { signalsTerms } from './terms/signals-terms.ts';
import { contractsTerms } from './terms/contracts-terms.ts';
import { ratesTerms } from './terms/rates-terms.ts';
import { cultureTerms } from './terms/culture-terms.ts';
import { slangTerms } from './terms/slang-terms.ts';
import { statisticsTerms } from './terms/statistics-terms.ts';
import { statesTerms } from './terms/states-terms.ts';
import { stocksTerms } from './terms/stocks-terms.ts';

/** Figures of companies, and ways to judge one, whose meaning is told where no company is named. */
export const companyTerms = [
  'overview',
  'pillars',
  'price-to-earnings',
  'return-on-capital',
  'price-to-cash-flow',
  'liabilities-to-cash-flow',
  'market-value',
  'revenue',
  'net-income',
  'operating-cash-flow',
  'free-cash-flow',
  'gross-margin',
  'operating-margin',
  'net-margin',
  'free-cash-flow-margin',
  'return-on-equity',
  'return-on-assets',
  'debt-to-equity',
  'current-ratio',
  'interest-cover',
  'cash-conversion',
  'share-value',
  'piotroski',
  'altman',
  'beneish',
  'accruals',
  'net-debt',
  'equity',
  'ebitda',
  'enterprise-multiple',
  'price-to-book',
  'payout',
  'du-pont',
  'funds-from-operations',
] as const satisfies readonly CompanyFigure[];
export type CompanyTerm = (typeof companyTerms)[number];

/** Words of beginners that are neither a concept of the method nor a measure, with a definition. */
export const glossaryTerms = [
  ...chartTerms,
  ...ordersTerms,
  ...positionsTerms,
  ...slangTerms,
  ...cryptoTerms,
  ...stocksTerms,
  ...macroTerms,
  ...statisticsTerms,
  ...movesTerms,
  ...propertyTerms,
  ...cultureTerms,
  ...ratesTerms,
  ...contractsTerms,
  ...signalsTerms,
  ...statesTerms,
] as const;
export type GlossaryTerm = (typeof glossaryTerms)[number];

/** All that a question may ask the meaning of by its name. */
export const terms = [...glossaryTerms, ...companyTerms] as const;
export type Term = (typeof terms)[number];
