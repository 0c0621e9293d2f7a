import type { AnalyzeResult } from '@vela/analyst';
import type { AnalysisRequest, Language, ShownAnalysis } from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import { encodeAnalysis, storeAnalysis, type StoredAnalysis } from '../../db/analysis-store.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import {
  createAmbiguousSymbolError,
  createMarketDataError,
  createNotCoveredError,
  createNotEnoughCandlesError,
  createUnknownSymbolError,
} from '../../market-errors.ts';

function toError(
  failure: Exclude<AnalyzeResult, { kind: 'analysis' | 'company' }>,
  language: Language,
): AppError {
  switch (failure.kind) {
    case 'unknown-symbol':
      return createUnknownSymbolError(failure.suggestions, language);
    case 'ambiguous':
      return createAmbiguousSymbolError(failure.candidates, language);
    case 'not-covered':
      return createNotCoveredError(failure.market.en);
    case 'mode-not-available':
      return new AppError(
        'MODE_NOT_AVAILABLE',
        `no ${failure.mode} analysis of ${failure.instrument.symbol}`,
      );
    case 'not-enough-candles':
      return createNotEnoughCandlesError(failure.needed, failure.got);
    case 'unavailable':
      break;
  }
  return createMarketDataError(failure.refusals);
}

type MakeDeps = { readonly db: Database; readonly analyst: Analyst };
type Order = { readonly userId: number; readonly request: AnalysisRequest; readonly now: number };

/** Analyses for a user and stores under a permalink. Throws an AppError when it cannot. */
export async function makeAnalysis(
  { db, analyst }: MakeDeps,
  { userId, request, now }: Order,
): Promise<StoredAnalysis & { readonly shown: ShownAnalysis }> {
  const result = await analyst.analyze(request, now);
  if (result.kind !== 'analysis' && result.kind !== 'company')
    throw toError(result, request.language);
  const { explanation, ...made } = result.analysis;
  const { candleColumns: _, ...shown } = { candleColumns: undefined, ...made };
  const encoded = encodeAnalysis(shown);
  await storeAnalysis(db, { userId, encoded, explanation, createdAt: now });
  const { content, findings } = encoded;
  return { shown, content, findings, explanation: JSON.stringify(explanation) };
}
