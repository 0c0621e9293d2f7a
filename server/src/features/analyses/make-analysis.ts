import type { AnalysisRequest, Language } from '@vela/contracts';
import type { AnalysisBytes } from '../../analysis-text.ts';
import type { Analyst, AnalyzeFailure } from '../../analyst.ts';
import { storeAnalysis } from '../../db/analysis-store.ts';
import type { Database } from '../../db/database.ts';
import { readEngineVersion } from '../../engine-version.ts';
import { AppError } from '../../errors.ts';
import {
  createAmbiguousSymbolError,
  createMarketDataError,
  createNotCoveredError,
  createNotEnoughCandlesError,
  createUnknownSymbolError,
} from '../../market-errors.ts';
import { toOwner } from '../../threads/owner.ts';

function toError(failure: AnalyzeFailure, language: Language): AppError {
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

type MakeDeps = { readonly db: Database; readonly analyst: Pick<Analyst, 'analyzeToText'> };
type Order = { readonly userId: number; readonly request: AnalysisRequest; readonly now: number };

/**
 * Analyses for a user and stores under a permalink of the user's own; texts that are known are not
 * stored again. Throws an AppError when it cannot.
 */
export async function makeAnalysis(
  { db, analyst }: MakeDeps,
  { userId, request, now }: Order,
): Promise<AnalysisBytes> {
  const result = await analyst.analyzeToText(request, now, toOwner(userId));
  if (result.kind !== 'text') throw toError(result, request.language);
  const { analysis, isRepeated = false } = result;
  const recipe = { engine: await readEngineVersion(), request, askedAt: now };
  await storeAnalysis(db, { userId, analysis, createdAt: now, recipe, isNew: !isRepeated });
  return analysis;
}
