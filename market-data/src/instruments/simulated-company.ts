import { simulatedExchange } from '@vela/contracts';
import { toEntry } from './instrument-entry.ts';

/** Ticker of the company that does not exist. */
export const simulatedTicker = 'SIMCO';

/**
 * A company that does not exist, to show every state of a company's page with. It is in no list and
 * no search: a question names it by its ticker, where simulated data is allowed.
 */
export const simulatedCompany = toEntry(
  simulatedTicker,
  ['Simulated Company (not real)', 'Simüle Şirket (gerçek değil)'],
  {
    assetClass: 'stock',
    exchange: simulatedExchange,
    currency: 'USD',
    priceDecimals: 2,
    calendar: 'new-york',
  },
);
