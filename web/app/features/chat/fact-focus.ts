import type { Fact } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';

/**
 * The number that was asked about: its fact, whose findings light up, and the place of its card while that is open. `analysis` is the chart
 * the fact was read from; undefined for a fact of no chart, such as the hour.
 */
export type FactFocus = {
  fact: Fact;
  analysis: ShownAnalysis | undefined;
  anchor: HTMLElement;
  open: boolean;
};
