import type { Finding, FindingKind } from '../structure/finding.ts';
import {
  createClosedBeyondRule,
  createFilledRule,
  createFollowsRule,
  createHoldsRule,
  type OutcomeRule,
  createTouchedRule,
} from './outcome.ts';

/** Subjects of base rates: a kind of finding, or kinds that mirror each other. */
export type BaseRateSubject =
  | 'swing'
  | 'break-of-structure'
  | 'change-of-character'
  | 'market-structure-shift'
  | 'displacement'
  | 'fair-value-gap'
  | 'order-block'
  | 'equal-level'
  | 'liquidity-pool'
  | 'liquidity-sweep'
  | 'support-resistance'
  | 'session-level'
  | 'previous-day-level'
  | 'divergence'
  | 'candlestick-pattern';

export type SubjectRule = {
  readonly subject: BaseRateSubject;
  readonly outcomes: readonly OutcomeRule[];
  /** Which findings are counted; default all. May read only what was known at the confirmation. */
  readonly isCounted?: (finding: Finding) => boolean;
  /** Treated as a level at its outermost price: reached when all of the zone was reached. */
  readonly isLevel?: boolean;
  /** Findings of different labels are counted separately. */
  readonly byLabel?: boolean;
};

/** Outcomes by kind of finding. A kind without an entry has no base rate. */
export type SubjectRules = Partial<Record<FindingKind, SubjectRule>>;

const shortHorizon = 20;
const longHorizon = 96;
/** In ATR at the confirmation; narrower gaps are not shown, so they are not counted either. */
const smallestGapInAtr = 0.25;

const swing: SubjectRule = { subject: 'swing', outcomes: [createClosedBeyondRule(longHorizon)] };
const equalLevel: SubjectRule = {
  subject: 'equal-level',
  outcomes: [createTouchedRule(longHorizon)],
  isLevel: true,
};

const follows = [createFollowsRule(shortHorizon)];

/** The default table; `candlesPerDay` counts those of a usual trading day of the series. */
export function toSubjectRules(candlesPerDay: number): SubjectRules {
  const withinDay = [createTouchedRule(candlesPerDay)];
  const sessionLevel: SubjectRule = { subject: 'session-level', outcomes: withinDay };
  const previousDay: SubjectRule = {
    subject: 'previous-day-level',
    outcomes: withinDay,
    isCounted: ({ label }) => label === 'day',
  };
  return {
    'swing-high': swing,
    'swing-low': swing,
    'break-of-structure': { subject: 'break-of-structure', outcomes: follows },
    'change-of-character': { subject: 'change-of-character', outcomes: follows },
    'market-structure-shift': { subject: 'market-structure-shift', outcomes: follows },
    displacement: { subject: 'displacement', outcomes: follows },
    'fair-value-gap': {
      subject: 'fair-value-gap',
      outcomes: [
        createTouchedRule(shortHorizon),
        createTouchedRule(longHorizon),
        createFilledRule(shortHorizon),
        createFilledRule(longHorizon),
        createHoldsRule(shortHorizon, longHorizon),
      ],
      isCounted: ({ measures }) => (measures['widthInAtr'] ?? 0) >= smallestGapInAtr,
    },
    'order-block': {
      subject: 'order-block',
      outcomes: [createTouchedRule(longHorizon), createHoldsRule(shortHorizon, longHorizon)],
    },
    'equal-highs': equalLevel,
    'equal-lows': equalLevel,
    'liquidity-pool': {
      subject: 'liquidity-pool',
      outcomes: [createTouchedRule(longHorizon)],
      isLevel: true,
    },
    'liquidity-sweep': { subject: 'liquidity-sweep', outcomes: follows },
    'support-resistance': {
      subject: 'support-resistance',
      outcomes: [createTouchedRule(longHorizon), createHoldsRule(shortHorizon, longHorizon)],
    },
    'session-high': sessionLevel,
    'session-low': sessionLevel,
    'previous-high': previousDay,
    'previous-low': previousDay,
    divergence: { subject: 'divergence', outcomes: follows },
    'candlestick-pattern': { subject: 'candlestick-pattern', outcomes: follows, byLabel: true },
  };
}
