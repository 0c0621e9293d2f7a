import { isUnranked } from '../ranking/unranked.ts';
import type { AnalysisRequest, Intent, QuestionPlan } from '@vela/contracts';
import type { ConversationContext } from '../../answer-part.ts';
import { isLeftOpen } from './is-left-open.ts';
import { hasOwnWords } from '../has-own-words.ts';
import { noteNamesakes } from '../note-namesakes.ts';
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

/** They describe structures of a chart, and tell which. */
const ofStructures: ReadonlySet<Intent> = new Set(['gaps', 'blocks', 'levels', 'last-sweep']);
/** Measures whose answer those descriptions hold. */
const toldOfStructures: ReadonlySet<string> = new Set(['zone-list', 'zone-count']);

/**
 * An overview or the bias that is asked for in so many words, or an instrument alone, leaves no doubt;
 * nor does a first question that names the structure it is answered with, and nothing besides.
 */
function isPlain({ plan }: AnalysisRequest, { read, after }: ReadingEvidence): boolean {
  const { clues } = read.reading;
  const { intent, figures } = plan;
  const isWhole = intent === 'analyze' || (intent === 'company' && figures === undefined);
  if (isWhole) return clues.has('analyze') || !hasOwnWords(read, 1);
  if (intent === 'bias') return after === undefined && clues.has('bias');
  const isNamed =
    clues.concepts.length === 1 &&
    read.measured.measures.every(({ id }) => toldOfStructures.has(id));
  return after === undefined && isNamed && ofStructures.has(intent);
}

/** The request without what its answer says of its reading: what is asked again is asked anew. */
export function forgetDoubt(request: AnalysisRequest): AnalysisRequest {
  const { isUnsure: _, assumed: __, candidates, ...plan } = request.plan;
  // Without an instrument they are what an unknown name may stand for.
  const isOpen = request.symbol === undefined && candidates !== undefined;
  return { ...request, plan: isOpen ? { ...plan, candidates } : plan };
}

/** Whether the answer says already what was not read, or names what the question points to. */
const isTold = ({ residue, choices, unread, spoken }: QuestionPlan): boolean =>
  [residue, choices, unread, spoken].some((one) => one !== undefined);

/** Figures of a company by their names, where `isLeftOpen` found no word or number left over. */
const isOfFigures = ({ intent, figures }: QuestionPlan): boolean =>
  intent === 'company' && figures !== undefined;

/** Whether it was read as a whole message, as a price check, or as what asks back by itself. */
function isBeyondDoubt(plan: QuestionPlan, { isWhole, isRuled, ruled }: ReadingEvidence): boolean {
  const isChecked = isRuled && (ruled.by === 'price' || isUnranked(plan));
  return isWhole === true || isChecked || isOfFigures(plan) || withoutDoubt.has(plan.intent);
}

/**
 * The request with what its answer says of its own reading: that it may be wrong, or which parts
 * the question did not name, and what else its name may mean. Words that were not read, and what else may be meant, say it already.
 */
export function noteDoubt(
  request: AnalysisRequest,
  evidence: ReadingEvidence,
  { symbol, interval }: ConversationContext,
): AnalysisRequest {
  const { plan } = noteNamesakes(forgetDoubt(request), evidence.read);
  if (isTold(plan)) return { ...request, plan };
  if (isLeftOpen(request, evidence)) return { ...request, plan: { ...plan, isUnsure: true } };
  if (isBeyondDoubt(plan, evidence)) return { ...request, plan };
  const trust = rateTrust(listTrustFeatures(request, evidence));
  if (trust < leastTrust.sure && !isPlain(request, evidence))
    return { ...request, plan: { ...plan, isUnsure: true } };
  // The chart in view is what a question about it means, and its names stand over the answer.
  const isInView = symbol !== undefined && interval !== undefined;
  const open = trust < leastTrust.plain ? findAssumed(request, evidence.read) : [];
  const assumed = isInView ? open.filter((part) => part === 'period') : open;
  return { ...request, plan: { ...plan, ...(assumed.length === 0 ? {} : { assumed }) } };
}
