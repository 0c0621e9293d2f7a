/** How failed sign-ins of one kind slow the next ones down. */
export type FailureRule = {
  /** From this failure on each one is followed by a delay: a minute, doubled to 15 minutes. */
  readonly delayFrom: number;
  /** Evaluated at most in 15 minutes. */
  readonly maxInWindow: number;
  /** After so many in a row none is evaluated until the password was set by a mailed link. */
  readonly stopAt?: number;
};

/** What failed sign-ins are counted by. */
export type FailureSubject = 'address' | 'account' | 'account-and-address' | 'device';

const minuteMs = 60_000;
const maxDelayMs = 15 * minuteMs;
export const windowMs = 15 * minuteMs;
/** Failures are forgotten after this time without another. */
export const forgetMs = 24 * 60 * minuteMs;

/** NIST SP 800-63B: at most 100 failures in a row of an account. */
export const maxFailures = 100;
/** The owner is told at this failure in a row, and at the last. */
export const tellAt = 20;

/**
 * A known device is counted by itself alone, so that no one elsewhere can keep its owner out; the
 * account as a whole for all others.
 */
export const failureRules: Readonly<Record<FailureSubject, FailureRule>> = {
  address: { delayFrom: 30, maxInWindow: 60 },
  account: { delayFrom: maxFailures, maxInWindow: 20, stopAt: maxFailures },
  'account-and-address': { delayFrom: 5, maxInWindow: 20 },
  device: { delayFrom: 10, maxInWindow: 20 },
};

/** Milliseconds of the delay after a failure, the first being number 1. */
export function calculateDelayMs({ delayFrom }: FailureRule, failures: number): number {
  if (failures < delayFrom) return 0;
  return Math.min(maxDelayMs, minuteMs * 2 ** Math.min(10, failures - delayFrom));
}
