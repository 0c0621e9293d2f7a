import { setTimeout as wait } from 'node:timers/promises';
import type { Interval, Verification } from '@vela/contracts';
import { encodeShown } from '../../analysis-text.ts';
import type { Analyst } from '../../analyst.ts';
import type { AnalysisRecipe } from '../../db/analysis-recipe.ts';
import { hashText, readStreamedAnalysis } from '../../db/analysis-store.ts';
import type { Database } from '../../db/database.ts';
import type { AnalysisRow } from '../../db/read-analysis.ts';
import { readEngineVersion } from '../../engine-version.ts';
import {
  compareAnalyses,
  hasBaseRates,
  listLateTimeframes,
  type AnalysisJson,
} from './compare-analyses.ts';

type Deps = { readonly db: Database; readonly analyst: Pick<Analyst, 'answer'> };

/** Rates of a chart that was not looked at lately are counted within some seconds. */
const rateWaitMs = 250;
const maxRateWaits = 40;

function isTampered(stored: AnalysisRow): boolean {
  const { content, contentHash, findings, findingsHash } = stored;
  return (
    hashText(content) !== contentHash ||
    (findings === null ? null : hashText(findings)) !== findingsHash
  );
}

type Circumstances = AnalysisRecipe & { readonly lateTimeframes: readonly Interval[] };

/** The analysis that a recipe gives now; undefined where none comes of it any more. */
async function computeAgain(
  { request, askedAt, lastAnalysisId, lateTimeframes }: Circumstances,
  { db, analyst }: Deps,
  owner: string,
): Promise<AnalysisJson | undefined> {
  const last =
    lastAnalysisId === undefined ? undefined : await readStreamedAnalysis(db, lastAnalysisId);
  const question = {
    message: '',
    language: request.language,
    chosen: {},
    request,
    context: last?.mode === 'technical' ? { lastAnalysis: last } : {},
    now: askedAt,
    lateTimeframes,
  };
  for await (const part of analyst.answer(question, owner))
    if (part.type === 'analysis') return encodeShown(part.data);
  return undefined;
}

/** Computes a stored analysis again from the kept candles, and compares it byte by byte. */
export async function verifyAnalysis(
  stored: AnalysisRow,
  deps: Deps,
  owner: string,
): Promise<Verification> {
  const { recipe } = stored;
  const engine = await readEngineVersion();
  const about = { storedEngine: recipe?.engine ?? null, engine };
  const nothing = { ...about, differences: [], differenceCount: 0 };
  if (isTampered(stored)) return { outcome: 'tampered', ...nothing };
  if (recipe === undefined) return { outcome: 'not-kept', ...nothing };
  const wantsRates = hasBaseRates(stored);
  let lateTimeframes: readonly Interval[] = [];
  for (let waits = 0; ; waits += 1) {
    const computed = await computeAgain({ ...recipe, lateTimeframes }, deps, owner);
    if (computed === undefined) return { outcome: 'not-kept', ...nothing };
    const late = listLateTimeframes(stored, computed);
    if (late.length > 0 && lateTimeframes.length === 0) {
      lateTimeframes = late;
      continue;
    }
    if (!wantsRates || hasBaseRates(computed) || waits === maxRateWaits)
      return { ...about, ...compareAnalyses(stored, computed) };
    await wait(rateWaitMs);
  }
}
