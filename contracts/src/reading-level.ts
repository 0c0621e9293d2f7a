/** For whom answers are written: to a beginner each new term is explained once, in place. */
export const readingLevels = ['beginner', 'expert'] as const;
export type ReadingLevel = (typeof readingLevels)[number];
