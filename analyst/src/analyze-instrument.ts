import type {
  Analysis,
  AnalysisMode,
  AnalysisRequest,
  Instrument,
  Sentence,
  Explanation,
  TechnicalWireAnalysis,
} from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import { toCompanyMaterial, toMaterial, type Material } from './answers/material.ts';
import { bindVendor } from './chosen-vendor.ts';
import { gatherCompanies } from './company/gather-companies.ts';
import { gatherFacts, type GatherFailure } from './gather-facts.ts';
import { createGuard } from './guard/create-guard.ts';
import { guardKeyFacts, guardLevelRows } from './guard/guard-parts.ts';
import { resolveRequest, type ResolvedRequest } from './resolve-request.ts';

export type AnalyzeResult =
  | {
      readonly kind: 'company';
      readonly analysis: Extract<Analysis, { mode: 'fundamental' }>;
    }
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
  const { symbol = '', interval, window, mode } = request;
  const match = deps.marketData.catalogue.resolve(symbol);
  if (match.kind === 'unknown')
    return { kind: 'unknown-symbol', symbol, suggestions: match.suggestions.slice(0, 3) };
  if (match.kind === 'ambiguous')
    return { kind: 'ambiguous', symbol, candidates: match.candidates };
  if (match.kind === 'not-covered') return match;
  const { instrument } = match;
  const resolved = resolveRequest(request, deps.marketData.catalogue, now);
  if (mode === 'fundamental') {
    const companies = await gatherCompanies(resolved, now, deps);
    const company = companies?.first;
    if (companies === undefined || company?.kind !== 'company')
      return { kind: 'mode-not-available', instrument, mode };
    const explanation = await explain(resolved, toCompanyMaterial(companies, now), deps);
    return { kind: 'company', analysis: { ...company.analysis, explanation } };
  }
  if (mode !== 'technical') return { kind: 'mode-not-available', instrument, mode };
  const asked = { instrument, interval, limit: window.limit, now };
  const gathered = await gatherFacts(asked, bindVendor(deps, request));
  if (gathered.kind !== 'gathered') return gathered;
  const explanation = await explain(resolved, toMaterial(gathered, now), deps);
  return { kind: 'analysis', analysis: { ...gathered.analysis, explanation } };
}

/** The sentences that pass the guard. */
async function explain(
  resolved: ResolvedRequest,
  material: Material,
  deps: AnalystDeps,
): Promise<Explanation> {
  const { language } = resolved.understanding;
  const narration = deps.narrator.narrate(resolved, material);
  const passesGuard = createGuard({ ...narration, language }, deps);
  const sentences: Sentence[] = [];
  for await (const sentence of narration.sentences)
    if (passesGuard(sentence)) sentences.push(sentence);
  const { keyFacts = [], levels = [], facts } = narration;
  return {
    language,
    author: deps.narrator.name,
    sentences,
    ...(keyFacts.length === 0 ? {} : { keyFacts: guardKeyFacts(keyFacts, facts) }),
    ...(levels.length === 0 ? {} : { levels: guardLevelRows(levels, facts) }),
  };
}
