import type { FindingLabel } from '@vela/engine';

/** Words of a pattern or divergence, and what they may mean; the longer names stand first. */
export type LabelNames = readonly (readonly [words: string, labels: readonly FindingLabel[]])[];
