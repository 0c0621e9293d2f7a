import type { Config } from '../../config.ts';
import type { ActionLimits, Limit } from '../../rate-limits.ts';

/** Account actions with rate limits. */
export type LimitedAction =
  | 'register'
  | 'register-freely'
  | 'login'
  | 'verify'
  | 'mail'
  | 'reset'
  | 'refresh'
  | 'confirm'
  | 'provider';

export type AuthLimits = Readonly<
  Record<LimitedAction, ActionLimits & { readonly address: Limit; readonly everybody: Limit }>
>;

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

const productionLimits: AuthLimits = {
  register: {
    address: { points: 30, seconds: 10 * minute },
    // As many as mails are sent, so that no more is told of an address with an account.
    email: { points: 10, seconds: 24 * hour },
    everybody: { points: 600, seconds: minute },
  },
  // Beyond these, a sign-up needs a proof of work.
  'register-freely': {
    address: { points: 5, seconds: 10 * minute },
    everybody: { points: 60, seconds: 10 * minute },
  },
  login: {
    // By account and by address over longer times: sign-in-rules.ts, in the database.
    address: { points: 10, seconds: minute },
    everybody: { points: 1200, seconds: minute },
  },
  verify: {
    address: { points: 30, seconds: 5 * minute },
    email: { points: 20, seconds: quarter },
    everybody: { points: 1200, seconds: minute },
  },
  mail: {
    address: { points: 20, seconds: 10 * minute },
    email: { points: 10, seconds: hour },
    everybody: { points: 600, seconds: minute },
  },
  // A link is looked at when its page opens, and once more with the new password.
  reset: {
    address: { points: 40, seconds: 10 * minute },
    everybody: { points: 600, seconds: minute },
  },
  confirm: {
    address: { points: 60, seconds: 10 * minute },
    everybody: { points: 600, seconds: minute },
  },
  // Start, answer and code of a sign-in at a provider, and challenges for passkeys.
  provider: {
    address: { points: 60, seconds: 10 * minute },
    everybody: { points: 1200, seconds: minute },
  },
  refresh: {
    address: { points: 300, seconds: minute },
    everybody: { points: 60_000, seconds: minute },
  },
};

/** Limits of a profile; outside production all share one IP, so its limit is higher. */
export function getAuthLimits(profile: Config['profile']): AuthLimits {
  if (profile === 'production') return productionLimits;
  const { register } = productionLimits;
  const seconds = 10 * minute;
  return {
    ...productionLimits,
    'register-freely': {
      address: { points: 300, seconds },
      everybody: { points: 3000, seconds },
    },
    register: { ...register, address: { points: 300, seconds } },
  };
}
