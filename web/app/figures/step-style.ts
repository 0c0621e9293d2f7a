import type { CSSProperties } from 'react';

/** The number of a step, from 1, for `.story-light`, which fades in and out with it. */
export const toStepStyle = (step: number): CSSProperties & Record<'--step', number> => ({
  '--step': step,
});
