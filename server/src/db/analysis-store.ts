import { and, eq } from 'drizzle-orm';
import type { Analysis, Explanation } from '@vela/contracts';
import type { Database } from './database.ts';
import { analyses } from './schema/conversation.ts';
import type { Transaction } from './transaction.ts';

/** An analysis as it travels in an answer, whose sentences are its explanation. */
export type ShownAnalysis = Omit<Analysis, 'explanation'>;

export type NewAnalysis = {
  readonly userId: number;
  readonly conversationId?: string;
  readonly analysis: ShownAnalysis;
  /** JSON of `analysis`, so that it is written only once. */
  readonly content: string;
  /** Left out while the answer that explains it is still running. */
  readonly explanation?: Explanation;
  readonly createdAt: number;
};

/** Keeps an analysis under its id; it is never changed, only explained once. One that is already kept stays, so that an uncertain commit can be tried again. */
export async function storeAnalysis(db: Database | Transaction, made: NewAnalysis): Promise<void> {
  const { analysis, explanation } = made;
  const row = {
    id: analysis.id,
    userId: made.userId,
    conversationId: made.conversationId ?? null,
    symbol: analysis.instrument.symbol,
    interval: analysis.interval,
    mode: analysis.mode,
    content: made.content,
    explanation: explanation === undefined ? null : JSON.stringify(explanation),
    createdAt: new Date(made.createdAt),
  };
  await db.insert(analyses).values(row).onConflictDoNothing();
}

/** Adds the explanation to an analysis that was stored without one. */
export async function explainAnalysis(
  db: Database | Transaction,
  id: string,
  explanation: Explanation,
): Promise<void> {
  await db
    .update(analyses)
    .set({ explanation: JSON.stringify(explanation) })
    .where(eq(analyses.id, id));
}

const unexplained: Explanation = { language: 'en', author: 'narrator', sentences: [] };

/** JSON of a person's `Analysis`, or undefined when there is none of this id that is theirs. */
export async function readAnalysisJson(
  db: Database,
  id: string,
  userId: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ content: analyses.content, explanation: analyses.explanation })
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId)));
  if (found === undefined) return undefined;
  return `${found.content.slice(0, -1)},"explanation":${found.explanation ?? JSON.stringify(unexplained)}}`;
}

/** The analysis of this id as it was sent, without its explanation. */
export async function readShownAnalysis(
  db: Database,
  id: string,
): Promise<ShownAnalysis | undefined> {
  const [found] = await db
    .select({ content: analyses.content })
    .from(analyses)
    .where(eq(analyses.id, id));
  if (found === undefined) return undefined;
  const analysis: ShownAnalysis = JSON.parse(found.content);
  return analysis;
}
