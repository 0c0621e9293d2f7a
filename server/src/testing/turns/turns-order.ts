import type { WalkSize } from './walk-data.ts';

/** What the measuring process asks of the one that serves. */
export type TurnsOrder =
  /** Makes these series; those of this size are served from now on. */
  | {
      readonly kind: 'make';
      readonly size: Readonly<WalkSize>;
      readonly symbols: readonly string[];
    }
  /** Begins to measure anew; answered with what was measured since the last time. */
  | { readonly kind: 'measure' };

/** Longest hold of the event loop, processor time of all threads, and resident memory. */
export type TurnsAnswer = {
  readonly heldMs: number;
  readonly cpuMs: number;
  readonly rssMb: number;
};
