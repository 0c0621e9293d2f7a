import type { AnalysisRequest } from '@vela/contracts';
import type { ReadingEvidence } from '../trust/list-trust-features.ts';

/** A request, and how it was read. */
export type ReadRequest = { readonly request: AnalysisRequest; readonly evidence: ReadingEvidence };
