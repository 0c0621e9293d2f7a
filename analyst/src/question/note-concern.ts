import { concerns, languages, type AnalysisRequest } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from './word-pattern.ts';

const patterns = concerns.map((concern) => ({
  concern,
  pattern: createWordPattern(
    languages.map((language) => analystLanguages[language].concernWords[concern]).join('|'),
  ),
}));

/** The request with what its folded words say a question for advice is about. */
export function noteConcern(folded: string, read: AnalysisRequest): AnalysisRequest {
  if (read.plan.intent !== 'advice') return read;
  const concern = patterns.find(({ pattern }) => pattern.test(folded))?.concern;
  return concern === undefined ? read : { ...read, plan: { ...read.plan, concern } };
}
