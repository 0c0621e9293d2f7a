import type { Fact } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';

/** A selected number: fact, anchor of its open card, and chart; undefined if it has none. */
export type FactFocus = {
  fact: Fact;
  analysis: ShownAnalysis | undefined;
  anchor: HTMLElement;
  open: boolean;
};
