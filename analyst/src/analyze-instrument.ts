import type {
  AnalysisMode,
  AnalysisRequest,
  Instrument,
  Sentence,
  TechnicalWireAnalysis,
} from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import { toMaterial } from './answers/material.ts';
import { gatherFacts, type GatherFailure } from './gather-facts.ts';
import { createGuard } from './guard/create-guard.ts';
import { resolveRequest } from './resolve-request.ts';

export type AnalyzeResult =
  | { readonly kind: 'analysis'; readonly analysis: TechnicalWireAnalysis }
  | {
      readonly kind: 'unknown-symbol';
      readonly symbol: string;
      readonly suggestions: readonly Instrument[];
    }
  | {
      readonly kind: 'ambiguous';
      readonly symbol: string;
      readonly candidates: readonly Instrument[];
    }
  | { readonly kind: 'not-covered'; readonly symbol: string; readonly market: Instrument['name'] }
  | {
      readonly kind: 'mode-not-available';
      readonly instrument: Instrument;
      readonly mode: AnalysisMode;
    }
  | GatherFailure;

/** Analyses a request's instrument at `now` (UTC ms). Expected failures are a result kind. */
export async function analyzeInstrument(
  request: AnalysisRequest,
  now: number,
  deps: AnalystDeps,
): Promise<AnalyzeResult> {
  const { symbol = '', interval, window, mode, language } = request;
  const match = deps.marketData.catalogue.resolve(symbol);
  if (match.kind === 'unknown')
    return { kind: 'unknown-symbol', symbol, suggestions: match.suggestions.slice(0, 3) };
  if (match.kind === 'ambiguous')
    return { kind: 'ambiguous', symbol, candidates: match.candidates };
  if (match.kind === 'not-covered') return match;
  const { instrument } = match;
  if (mode !== 'technical') return { kind: 'mode-not-available', instrument, mode };
  const gathered = await gatherFacts({ instrument, interval, limit: window.limit, now }, deps);
  if (gathered.kind !== 'gathered') return gathered;
  const resolved = resolveRequest(request, deps.marketData.catalogue, now);
  const narration = deps.narrator.narrate(resolved, toMaterial(gathered, now));
  const passesGuard = createGuard({ ...narration, language }, deps);
  const sentences: Sentence[] = [];
  for await (const sentence of narration.sentences)
    if (passesGuard(sentence)) sentences.push(sentence);
  const explanation = { language, author: deps.narrator.name, sentences };
  return { kind: 'analysis', analysis: { ...gathered.analysis, explanation } };
}
