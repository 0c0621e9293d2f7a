import type { Analysis, AnalysisMode, Instrument, Interval, Language } from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import { gatherFacts, type GatherFailure } from './gather-facts.ts';
import { keepGuarded, labelsOf } from './guarded-sentences.ts';
import { narrateAnalysis, type AnalysisCore } from './narrator/narration.ts';

export type AnalyzeRequest = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly limit: number;
  readonly mode: AnalysisMode;
  readonly language: Language;
  /** The caller's clock, UTC milliseconds. */
  readonly now: number;
};

export type AnalyzeResult =
  | { readonly kind: 'analysis'; readonly analysis: Analysis }
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

/** Puts an analysis into guarded words. */
export function explain(
  core: AnalysisCore,
  language: Language,
  deps: Pick<AnalystDeps, 'onWithheld'>,
): Analysis {
  const told = narrateAnalysis(core, language).map(({ sentence }) => sentence);
  const sentences = keepGuarded(
    told,
    { language, facts: core.facts, labels: labelsOf(core, language) },
    deps,
  );
  return { ...core, explanation: { language, author: 'narrator', sentences } };
}

/** Settles the instrument, analyses its series and explains it. What cannot be done is returned; it throws only on a fault of ours. */
export async function analyzeInstrument(
  request: AnalyzeRequest,
  deps: AnalystDeps,
): Promise<AnalyzeResult> {
  const { symbol, interval, limit, mode, language, now } = request;
  const match = deps.marketData.catalogue.resolve(symbol);
  if (match.kind === 'unknown')
    return { kind: 'unknown-symbol', symbol, suggestions: match.suggestions.slice(0, 3) };
  if (match.kind === 'ambiguous')
    return { kind: 'ambiguous', symbol, candidates: match.candidates };
  if (match.kind === 'not-covered') return match;
  const { instrument } = match;
  if (mode === 'fundamental') return { kind: 'mode-not-available', instrument, mode };
  const gathered = await gatherFacts({ instrument, interval, limit, mode, now }, deps);
  return gathered.kind === 'gathered'
    ? { kind: 'analysis', analysis: explain(gathered.analysis, language, deps) }
    : gathered;
}
