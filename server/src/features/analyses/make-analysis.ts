import type { AnalyzeRequest, AnalyzeResult } from '@vela/analyst';
import type { Analysis, Language } from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import { storeAnalysis } from '../../db/analysis-store.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import {
  ambiguousSymbol,
  marketDataUnavailable,
  notCovered,
  notEnoughCandles,
  unknownSymbol,
} from '../../market-failure.ts';

function toError(
  failure: Exclude<AnalyzeResult, { kind: 'analysis' }>,
  language: Language,
): AppError {
  switch (failure.kind) {
    case 'unknown-symbol':
      return unknownSymbol(failure.suggestions, language);
    case 'ambiguous':
      return ambiguousSymbol(failure.candidates, language);
    case 'not-covered':
      return notCovered(failure.market.en);
    case 'mode-not-available':
      return new AppError(
        'MODE_NOT_AVAILABLE',
        `no ${failure.mode} analysis of ${failure.instrument.symbol}`,
      );
    case 'not-enough-candles':
      return notEnoughCandles(failure.needed, failure.got);
    case 'unavailable':
      break;
  }
  return marketDataUnavailable(failure.refusals);
}

type MakeDeps = { readonly db: Database; readonly analyst: Analyst };

/** Analyses an instrument for a person and keeps the analysis under its permalink. Throws an AppError for what cannot be analysed. */
export async function makeAnalysis(
  { db, analyst }: MakeDeps,
  userId: number,
  request: AnalyzeRequest,
): Promise<Analysis> {
  const result = await analyst.analyze(request);
  if (result.kind !== 'analysis') throw toError(result, request.language);
  const { explanation, ...analysis } = result.analysis;
  await storeAnalysis(db, {
    userId,
    analysis,
    content: JSON.stringify(analysis),
    explanation,
    createdAt: request.now,
  });
  return result.analysis;
}
