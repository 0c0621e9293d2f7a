import { chartTerms } from './terms/chart-terms.ts';
import { cryptoTerms } from './terms/crypto-terms.ts';
import { macroTerms } from './terms/macro-terms.ts';
import { movesTerms } from './terms/moves-terms.ts';
import { ordersTerms } from './terms/orders-terms.ts';
import { positionsTerms } from './terms/positions-terms.ts';
import { slangTerms } from './terms/slang-terms.ts';
import { statisticsTerms } from './terms/statistics-terms.ts';
import { stocksTerms } from './terms/stocks-terms.ts';

/** Words of beginners that are neither a concept of the method nor a measure, with a definition. */
export const terms = [
  ...chartTerms,
  ...ordersTerms,
  ...positionsTerms,
  ...slangTerms,
  ...cryptoTerms,
  ...stocksTerms,
  ...macroTerms,
  ...statisticsTerms,
  ...movesTerms,
] as const;
export type Term = (typeof terms)[number];
