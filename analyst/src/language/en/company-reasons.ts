import type { CompanyWords } from '../company-words.ts';

/** Why a figure of a company is not given. */
export const reasons: CompanyWords['reasons'] = {
  'input-missing': 'a figure it needs is not in the filings at hand',
  'not-shipped': 'a figure it needs is not in the shipped extract of the filings',
  'no-price': 'there is no market price of these days here',
  'other-currency': 'its accounts are in another currency than its price',
  'foreign-shares':
    'it reports from abroad, and how many of its shares one share listed here stands for is not known',
  'average-loss': 'the company lost money on average over these years',
  'cash-burn': 'free cash flow was negative',
  'funds-burn': 'adjusted funds from operations were negative',
  'no-trust': 'only real-estate trusts (REITs) are measured by it, and by its filings this is none',
  'capital-not-positive': 'equity and debt together are not positive, which buy-backs can do',
  'financial-company': 'free cash flow has no meaning for a bank or an insurer',
  'financial-score':
    'it has no meaning for a bank or an insurer, whose balance sheet is its business',
  'quarter-missing': 'it is not among the newest quarters of the filings at hand',
  'year-missing': 'that year is not in the filings at hand',
  hyperinflation: 'amounts of several years cannot be compared at such inflation',
  'denominator-not-positive': 'what it is divided by is not positive',
  'not-meaningful': 'it means nothing for these figures',
  'rate-too-close': 'growth and discount rate are too close',
  'out-of-range': 'an input is out of range',
  'not-finite': 'the figures do not allow it',
  'no-root': 'no rate fits',
  'no-sign-change': 'no rate fits',
};
