import type { AnalysisRequest } from '@vela/contracts';
import { listSubjects } from './choose-subjects.ts';
import type { Reading } from './read-clues.ts';
import { readMeasures } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';

/** Reads the parts that measures are asked with, and the instruments named. */
export function readParts(
  { request, reading }: { readonly request: AnalysisRequest; readonly reading: Reading },
  now: number,
): { readonly typed: ReadQuestion; readonly named: readonly string[] } {
  const named = listSubjects({ request, reading });
  const measured = readMeasures(reading.spoken, {
    now,
    language: request.language,
    subjects: Math.max(1, named.length),
  });
  return { typed: { request, reading, measured }, named };
}
