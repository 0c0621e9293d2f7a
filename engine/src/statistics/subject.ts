import type { Finding, FindingKind } from '../structure/finding.ts';
import {
  closedBeyondWithin,
  filledWithin,
  followsWithin,
  holdsWithin,
  type OutcomeRule,
  touchedWithin,
} from './outcome.ts';

/** What base rates are about: a kind of finding, or kinds that are each other's mirror image. */
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
  /** Which findings are counted; all when not given. It may read what was known at the confirmation only. */
  readonly isCounted?: (finding: Finding) => boolean;
  /** A level whose price is its outermost one, however wide it is drawn: it is reached when all of it was passed or touched. */
  readonly isLevel?: boolean;
  /** Findings of different labels are counted apart: patterns have nothing but their kind in common. */
  readonly byLabel?: boolean;
};

/** Which outcomes are counted for which kind. A kind without an entry has no base rate. */
export type SubjectRules = Partial<Record<FindingKind, SubjectRule>>;

const soon = 20;
const late = 96;
/** Gaps narrower than this, in ATR when they were confirmed, are neither shown nor spoken of, so they are not counted either. */
const smallestGapInAtr = 0.25;

const swing: SubjectRule = { subject: 'swing', outcomes: [closedBeyondWithin(late)] };
const equalLevel: SubjectRule = {
  subject: 'equal-level',
  outcomes: [touchedWithin(late)],
  isLevel: true,
};

/** The house's own table; `candlesPerDay` is how many candles a usual trading day of the series has. */
export function toSubjectRules(candlesPerDay: number): SubjectRules {
  const withinDay = [touchedWithin(candlesPerDay)];
  const sessionLevel: SubjectRule = { subject: 'session-level', outcomes: withinDay };
  const previousDay: SubjectRule = {
    subject: 'previous-day-level',
    outcomes: withinDay,
    isCounted: ({ label }) => label === 'day',
  };
  return {
    'swing-high': swing,
    'swing-low': swing,
    'break-of-structure': { subject: 'break-of-structure', outcomes: [followsWithin(soon)] },
    'change-of-character': { subject: 'change-of-character', outcomes: [followsWithin(soon)] },
    'market-structure-shift': {
      subject: 'market-structure-shift',
      outcomes: [followsWithin(soon)],
    },
    displacement: { subject: 'displacement', outcomes: [followsWithin(soon)] },
    'fair-value-gap': {
      subject: 'fair-value-gap',
      outcomes: [
        touchedWithin(soon),
        touchedWithin(late),
        filledWithin(soon),
        filledWithin(late),
        holdsWithin(soon, late),
      ],
      isCounted: ({ measures }) => (measures['widthInAtr'] ?? 0) >= smallestGapInAtr,
    },
    'order-block': {
      subject: 'order-block',
      outcomes: [touchedWithin(late), holdsWithin(soon, late)],
    },
    'equal-highs': equalLevel,
    'equal-lows': equalLevel,
    'liquidity-pool': { subject: 'liquidity-pool', outcomes: [touchedWithin(late)], isLevel: true },
    'liquidity-sweep': { subject: 'liquidity-sweep', outcomes: [followsWithin(soon)] },
    'support-resistance': {
      subject: 'support-resistance',
      outcomes: [touchedWithin(late), holdsWithin(soon, late)],
    },
    'session-high': sessionLevel,
    'session-low': sessionLevel,
    'previous-high': previousDay,
    'previous-low': previousDay,
    divergence: { subject: 'divergence', outcomes: [followsWithin(soon)] },
    'candlestick-pattern': {
      subject: 'candlestick-pattern',
      outcomes: [followsWithin(soon)],
      byLabel: true,
    },
  };
}
