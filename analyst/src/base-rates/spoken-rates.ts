import type { Concept, BaseRateName } from '@vela/contracts';
import type { BaseRate } from '@vela/engine';

type RateCell = Pick<BaseRate, 'subject' | 'outcome' | 'scale'> & { readonly horizon?: number };

/** The cell of each spoken rate; of two scales the internal one, which has the most events. */
export const cellBySpokenRate: Readonly<Record<BaseRateName, RateCell>> = {
  'gap-touched': { subject: 'fair-value-gap', outcome: 'touched', horizon: 96 },
  'gap-filled': { subject: 'fair-value-gap', outcome: 'filled', horizon: 96 },
  'gap-holds': { subject: 'fair-value-gap', outcome: 'holds' },
  'block-touched': { subject: 'order-block', outcome: 'touched', scale: 'internal' },
  'block-holds': { subject: 'order-block', outcome: 'holds', scale: 'internal' },
  'break-follows': { subject: 'break-of-structure', outcome: 'follows', scale: 'internal' },
  'change-follows': { subject: 'change-of-character', outcome: 'follows', scale: 'internal' },
  'shift-follows': { subject: 'market-structure-shift', outcome: 'follows', scale: 'internal' },
  'displacement-follows': { subject: 'displacement', outcome: 'follows' },
  'swing-broken': { subject: 'swing', outcome: 'closed-beyond', scale: 'internal' },
  'equal-level-reached': { subject: 'equal-level', outcome: 'touched' },
  'pool-reached': { subject: 'liquidity-pool', outcome: 'touched' },
  'sweep-follows': { subject: 'liquidity-sweep', outcome: 'follows' },
  'zone-holds': { subject: 'support-resistance', outcome: 'holds' },
  'session-level-reached': { subject: 'session-level', outcome: 'touched' },
  'previous-day-reached': { subject: 'previous-day-level', outcome: 'touched' },
  'divergence-follows': { subject: 'divergence', outcome: 'follows' },
};

/** Rates included in a summary without being asked for, limited to gaps and blocks. */
export const summaryRates: readonly BaseRateName[] = ['gap-filled', 'block-holds'];

const ratesByConcept: Partial<Record<Concept, readonly BaseRateName[]>> = {
  'fair-value-gap': ['gap-touched', 'gap-filled', 'gap-holds'],
  'order-block': ['block-touched', 'block-holds'],
  'breaker-block': ['block-touched', 'block-holds'],
  'structure-shift': ['shift-follows', 'change-follows', 'break-follows'],
  'break-of-structure': ['break-follows'],
  'change-of-character': ['change-follows'],
  displacement: ['displacement-follows'],
  swing: ['swing-broken'],
  'equal-highs-lows': ['equal-level-reached'],
  'liquidity-pool': ['pool-reached'],
  'liquidity-sweep': ['sweep-follows'],
  'support-resistance': ['zone-holds'],
  'previous-levels': ['previous-day-reached'],
  killzone: ['session-level-reached'],
  divergence: ['divergence-follows'],
};

/** Rates for a "how often" question: all of the concept; a default list without a concept. */
export function chooseSpokenRates(concept: Concept | undefined): readonly BaseRateName[] {
  const best: readonly BaseRateName[] = [
    'gap-filled',
    'gap-holds',
    'block-holds',
    'break-follows',
    'change-follows',
  ];
  return concept === undefined || concept === 'base-rate' ? best : (ratesByConcept[concept] ?? []);
}
