import type { FilingReference } from './company-facts.ts';

/** What is taken off where the others are added, and the other way round. */
export const flipReference = ({ isSubtracted, ...reference }: FilingReference): FilingReference =>
  isSubtracted === true ? reference : { ...reference, isSubtracted: true };
