import type { Concept, SpokenRate } from '@vela/contracts';
import type { BaseRate } from '@vela/engine';

type Sought = Pick<BaseRate, 'subject' | 'outcome' | 'scale'> & { readonly horizon?: number };

/** Which cell each spoken rate is. Where a structure is read at two scales it is the internal one: it has the most events. */
export const cellOf: Readonly<Record<SpokenRate, Sought>> = {
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

/** What an analysis says of its own accord: as much as fits beside the gaps and blocks it speaks of. */
export const summaryRates: readonly SpokenRate[] = ['gap-filled', 'block-holds'];

const ratesOfConcept: Partial<Record<Concept, readonly SpokenRate[]>> = {
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

/** What is said to "how often": everything about the concept, or the best known rates where none was named. */
export function spokenRatesOf(concept: Concept | undefined): readonly SpokenRate[] {
  const best: readonly SpokenRate[] = [
    'gap-filled',
    'gap-holds',
    'block-holds',
    'break-follows',
    'change-follows',
  ];
  return concept === undefined || concept === 'base-rate' ? best : (ratesOfConcept[concept] ?? []);
}
