import type { ActionLimits } from './rate-limits.ts';

/** Work that costs computing time or storage, and so has a limit of its own. */
export type WorkAction =
  | 'analysis'
  | 'message'
  | 'findings'
  | 'company-values'
  | 'company-details'
  | 'workbook'
  | 'alert'
  | 'alert-channel'
  | 'watchlist'
  | 'indicator'
  | 'candles'
  | 'security-report'
  | 'share'
  | 'shared-page'
  | 'verification'
  | 'api-key';

export type WorkLimits = Readonly<Record<WorkAction, ActionLimits>>;

const hour = 3600;

/**
 * Limits an hour: a person who reads the answers stays far below. Indicators are also computed for
 * guests, so theirs is per network address, as that of the candles guests ask for. docs/operations.md states them.
 */
export const workLimits: WorkLimits = {
  analysis: { account: { points: 240, seconds: hour } },
  message: { account: { points: 240, seconds: hour } },
  findings: { account: { points: 1200, seconds: hour } },
  'company-values': { account: { points: 1200, seconds: hour } },
  'company-details': { account: { points: 1200, seconds: hour } },
  workbook: { account: { points: 120, seconds: hour } },
  alert: { account: { points: 600, seconds: hour } },
  'alert-channel': { account: { points: 120, seconds: hour } },
  watchlist: { account: { points: 600, seconds: hour } },
  candles: { address: { points: 1200, seconds: hour } },
  'security-report': {
    address: { points: 60, seconds: hour },
    everybody: { points: 6000, seconds: hour },
  },
  // What keys of one account read in a minute, and what any keys of one address do.
  'api-key': { account: { points: 300, seconds: 60 }, address: { points: 1200, seconds: 60 } },
  indicator: { address: { points: 3000, seconds: hour } },
  share: { account: { points: 120, seconds: hour } },
  // A link is read without an account; verifying one computes.
  'shared-page': { address: { points: 600, seconds: hour } },
  verification: { address: { points: 60, seconds: hour }, account: { points: 240, seconds: hour } },
};
