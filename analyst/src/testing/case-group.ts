import type { Concept, Intent, Interval } from '@vela/contracts';

/** The expected understanding of a question; absent fields are not compared. */
export type Expected = {
  readonly intent: Intent;
  readonly symbol?: string;
  readonly interval?: Interval;
  readonly concept?: Concept;
  readonly indicator?: string;
  readonly side?: 'above' | 'below';
};
export type CaseGroup = { readonly expected: Expected; readonly asks: readonly string[] };
