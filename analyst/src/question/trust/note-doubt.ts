import type { AnalysisRequest, Intent } from '@vela/contracts';
import { hasOwnWords } from '../has-own-words.ts';
import { findAssumed } from './find-assumed.ts';
import { listTrustFeatures, type ReadingEvidence } from './list-trust-features.ts';
import { leastTrust, rateTrust } from './rate-trust.ts';

/** They ask back by themselves, or answer whatever else a question says. */
const withoutDoubt: ReadonlySet<Intent> = new Set([
  'unknown',
  'unknown-symbol',
  'ambiguous-symbol',
  'not-covered',
  'mode-not-available',
  'distress',
  'property',
]);

/** An overview that is asked for in so many words, or by an instrument alone, leaves no doubt. */
function isPlain({ plan }: AnalysisRequest, { read }: ReadingEvidence): boolean {
  return plan.intent === 'analyze' && (read.reading.clues.has('analyze') || !hasOwnWords(read, 1));
}

/** The request without what its answer says of its reading: what is asked again is asked anew. */
export function forgetDoubt(request: AnalysisRequest): AnalysisRequest {
  const { isUnsure: _, assumed: __, ...plan } = request.plan;
  return { ...request, plan };
}

/**
 * The request with what its answer says of its own reading: that it may be wrong, or which parts
 * the question did not name. Words that were not read, and what else may be meant, say it already.
 */
export function noteDoubt(request: AnalysisRequest, evidence: ReadingEvidence): AnalysisRequest {
  const { plan } = forgetDoubt(request);
  const isSaid = [plan.residue, plan.choices, plan.unread].some((one) => one !== undefined);
  if (isSaid || evidence.isWhole === true || withoutDoubt.has(plan.intent))
    return { ...request, plan };
  const trust = rateTrust(listTrustFeatures(request, evidence));
  if (trust < leastTrust.sure && !isPlain(request, evidence))
    return { ...request, plan: { ...plan, isUnsure: true } };
  const assumed = trust < leastTrust.plain ? findAssumed(request, evidence.read) : [];
  return { ...request, plan: { ...plan, ...(assumed.length === 0 ? {} : { assumed }) } };
}
