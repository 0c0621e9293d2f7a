import type { AnalysisRequest } from '@vela/contracts';
import type { Reading } from './read-clues.ts';
import type { MeasureReading } from './read-measures.ts';

/** All that was read of a question before it is decided what it asks. */
export type ReadQuestion = {
  /** By the words of charts alone. */
  readonly request: AnalysisRequest;
  readonly reading: Reading;
  readonly measured: MeasureReading;
};
