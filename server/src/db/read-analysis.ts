import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Explanation } from '@vela/contracts';
import { parseRecipe, type AnalysisRecipe } from './analysis-recipe.ts';
import type { Database } from './database.ts';
import { analyses, analysisTexts } from './schema/conversation.ts';

/** A stored analysis: its texts as JSON, their hashes, whose it is and what it was made of. */
export type AnalysisRow = {
  readonly id: string;
  readonly userId: number;
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly content: string;
  readonly contentHash: string;
  readonly findings: string | null;
  readonly findingsHash: string | null;
  readonly explanation: string;
  readonly recipe: AnalysisRecipe | undefined;
};

const unexplained = JSON.stringify({
  language: 'en',
  author: '',
  sentences: [],
} satisfies Explanation);

/** The stored analysis of this id, of any account; undefined without one. */
export async function readAnalysis(db: Database, id: string): Promise<AnalysisRow | undefined> {
  const content = alias(analysisTexts, 'content');
  const findings = alias(analysisTexts, 'findings');
  const explanation = alias(analysisTexts, 'explanation');
  const [found] = await db
    .select({
      analysis: analyses,
      content: content.body,
      findings: findings.body,
      explanation: explanation.body,
    })
    .from(analyses)
    .innerJoin(content, eq(content.hash, analyses.contentHash))
    .leftJoin(findings, eq(findings.hash, analyses.findingsHash))
    .leftJoin(explanation, eq(explanation.hash, analyses.explanationHash))
    .where(eq(analyses.id, id));
  if (found === undefined) return undefined;
  const { userId, createdAt, contentHash, findingsHash, recipe } = found.analysis;
  return {
    id,
    userId,
    createdAt: createdAt.getTime(),
    content: found.content,
    contentHash,
    findings: found.findings,
    findingsHash,
    explanation: found.explanation ?? unexplained,
    recipe: parseRecipe(recipe),
  };
}
