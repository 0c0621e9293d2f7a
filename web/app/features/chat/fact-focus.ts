import type { Fact } from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';

/** The number that was asked about: its fact, whose findings light up, and the place of its card while that is open. */
export type FactFocus = { fact: Fact; analysis: ShownAnalysis; anchor: HTMLElement; open: boolean };
