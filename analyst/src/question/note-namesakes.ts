import type { AnalysisRequest } from '@vela/contracts';
import { toSuggestion } from './find-mention.ts';
import type { ReadQuestion } from './read-question.ts';

/**
 * The request with what else the name of its one instrument may mean: the answer says it, and the
 * chip of the instrument offers it. The classes of a company's shares have the same accounts.
 */
export function noteNamesakes(
  request: AnalysisRequest,
  { reading: { settled } }: Pick<ReadQuestion, 'reading'>,
): AnalysisRequest {
  const { symbol, language, plan } = request;
  const { match, namesakes } = settled;
  const isOfIt = match?.kind === 'found' && match.instrument.symbol === symbol;
  const isAlone = plan.otherSymbol === undefined && plan.others === undefined;
  if (!isOfIt || !isAlone || namesakes.length === 0 || plan.intent === 'company') return request;
  const candidates = namesakes.map((one) => toSuggestion(one, language));
  return { ...request, plan: { ...plan, candidates } };
}
