import { and, eq } from 'drizzle-orm';
import type { Explanation, ShownAnalysis, StreamedAnalysis } from '@vela/contracts';
import type { Database } from './database.ts';
import { analyses } from './schema/conversation.ts';
import type { Transaction } from './transaction.ts';

/** An analysis as JSON: as it is streamed, and its findings, which only its chart needs. */
export type EncodedAnalysis = {
  readonly shown: ShownAnalysis;
  readonly content: string;
  readonly findings: string | null;
};

/** Encodes an analysis once, for storing and for sending it. */
export function encodeAnalysis(shown: ShownAnalysis): EncodedAnalysis {
  if (shown.mode !== 'technical') return { shown, content: JSON.stringify(shown), findings: null };
  const { findings, ...streamed } = shown;
  return { shown, content: JSON.stringify(streamed), findings: JSON.stringify(findings) };
}

export type NewAnalysis = {
  readonly userId: number;
  readonly conversationId?: string;
  readonly encoded: EncodedAnalysis;
  /** Missing while the answer is still streaming. */
  readonly explanation?: Explanation;
  readonly createdAt: number;
};

/** Symbol and interval of an analysis, each null where its mode has none. */
export function getSubject(shown: ShownAnalysis) {
  return {
    symbol: shown.mode === 'real-estate' ? null : shown.instrument.symbol,
    interval: shown.mode === 'technical' ? shown.interval : null,
  };
}

/** Inserts an analysis. Idempotent by id, so that an uncertain commit can be retried. */
export async function storeAnalysis(db: Database | Transaction, made: NewAnalysis): Promise<void> {
  const { encoded, explanation } = made;
  const { shown, content, findings } = encoded;
  const row = {
    id: shown.id,
    userId: made.userId,
    conversationId: made.conversationId ?? null,
    ...getSubject(shown),
    mode: shown.mode,
    content,
    findings,
    explanation: explanation === undefined ? null : JSON.stringify(explanation),
    createdAt: new Date(made.createdAt),
  };
  await db.insert(analyses).values(row).onConflictDoNothing();
}

/** Adds the explanation to an analysis that was stored without one. */
export async function storeExplanation(
  db: Database | Transaction,
  id: string,
  explanation: Explanation,
): Promise<void> {
  await db
    .update(analyses)
    .set({ explanation: JSON.stringify(explanation) })
    .where(eq(analyses.id, id));
}

export type StoredAnalysis = {
  readonly content: string;
  readonly findings: string | null;
  readonly explanation: string;
};

/** JSON of an `Analysis` from its parts; `candles` is JSON of its candle columns. */
export function joinAnalysisJson({
  content,
  findings,
  explanation,
  candles,
}: StoredAnalysis & { readonly candles?: string }): string {
  const fields = [
    ...(findings === null ? [] : [`"findings":${findings}`]),
    `"explanation":${explanation}`,
    ...(candles === undefined ? [] : [`"candleColumns":${candles}`]),
  ];
  return `${content.slice(0, -1)},${fields.join(',')}}`;
}

const unexplained = JSON.stringify({
  language: 'en',
  author: '',
  sentences: [],
} satisfies Explanation);

/** JSON of the parts of a user's analysis; undefined without one of this id and owner. */
export async function readStoredAnalysis(
  db: Database,
  id: string,
  userId: number,
): Promise<StoredAnalysis | undefined> {
  const { content, findings, explanation } = analyses;
  const [found] = await db
    .select({ content, findings, explanation })
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId)));
  if (found === undefined) return undefined;
  return { ...found, explanation: found.explanation ?? unexplained };
}

/** The analysis of this id as it was streamed: without explanation and findings. */
export async function readStreamedAnalysis(
  db: Database,
  id: string,
): Promise<StreamedAnalysis | undefined> {
  const [found] = await db
    .select({ content: analyses.content })
    .from(analyses)
    .where(eq(analyses.id, id));
  if (found === undefined) return undefined;
  const analysis: StreamedAnalysis = JSON.parse(found.content);
  return analysis;
}
