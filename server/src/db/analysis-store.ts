import { createHash } from 'node:crypto';
import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Explanation, StreamedAnalysis } from '@vela/contracts';
import { addId, type AnalysisText } from '../analysis-text.ts';
import type { AnalysisRecipe } from './analysis-recipe.ts';
import type { Database } from './database.ts';
import { analyses, analysisTexts } from './schema/conversation.ts';
import type { Transaction } from './transaction.ts';

/** A text as it is, or in UTF-8. */
type Body = string | Uint8Array;

export type NewAnalysis = {
  readonly userId: number;
  readonly conversationId?: string;
  /** Without an explanation while the answer is still streaming. */
  readonly analysis: Omit<AnalysisText<Body>, 'explanation' | 'chart'> & {
    readonly explanation?: Body;
  };
  readonly createdAt: number;
  readonly recipe?: AnalysisRecipe | undefined;
  /** Its texts are probably not stored yet: they are sent at once, in one statement. */
  readonly isNew?: boolean;
};

const toText = (body: Body) => ({ hash: hashText(body), body });

/** SHA-256 (hex) of a stored text: its key. */
export function hashText(body: Body): string {
  return createHash('sha256').update(body).digest('hex');
}

type Text = ReturnType<typeof toText>;

function createTextInsert(db: Database | Transaction, texts: readonly Text[]) {
  // In one order everywhere, so that two transactions cannot wait for each other.
  const rows = texts.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  // Bytes go to the database as they are: it takes them as the text that they encode.
  const values = rows.map(({ hash, body }) => ({
    hash,
    body: typeof body === 'string' ? body : sql`${body}`,
  }));
  return db.insert(analysisTexts).values(values).onConflictDoNothing();
}

type AnalysisRow = typeof analyses.$inferInsert & { readonly id: string; readonly createdAt: Date };

/**
 * Inserts a reference if all its texts are stored, as they mostly are: some hundred bytes, in one way
 * to the database. Returns false where it did not, also for an id that is there.
 */
async function insertWhereKnown(db: Database | Transaction, row: AnalysisRow): Promise<boolean> {
  const hashes = [row.contentHash, row.findingsHash, row.explanationHash].filter(
    (hash) => typeof hash === 'string',
  );
  const recipe = row.recipe === null ? null : JSON.stringify(row.recipe);
  const known = db
    .select({ count: count() })
    .from(analysisTexts)
    .where(inArray(analysisTexts.hash, hashes));
  const inserted = await db
    .insert(analyses)
    .select(
      sql`select ${row.id}::uuid, ${row.userId}::bigint, ${row.conversationId}::uuid, ${row.symbol}::text, ${row.interval}::text, ${row.mode}::text, ${row.contentHash}::text, ${row.findingsHash}::text, ${row.explanationHash}::text, ${recipe}::json, ${row.createdAt.toISOString()}::timestamptz where (${known}) = ${hashes.length}`,
    )
    .onConflictDoNothing()
    .returning({ id: analyses.id });
  return inserted.length > 0;
}

/** Inserts an analysis. Idempotent by id, so that an uncertain commit can be retried. */
export async function storeAnalysis(db: Database | Transaction, made: NewAnalysis): Promise<void> {
  const { id, subject, content, findings, explanation } = made.analysis;
  const texts = {
    content: toText(content),
    findings: findings === null ? undefined : toText(findings),
    explanation: explanation === undefined ? undefined : toText(explanation),
  };
  const row = {
    id,
    userId: made.userId,
    conversationId: made.conversationId ?? null,
    ...subject,
    contentHash: texts.content.hash,
    findingsHash: texts.findings?.hash ?? null,
    explanationHash: texts.explanation?.hash ?? null,
    recipe: made.recipe ?? null,
    createdAt: new Date(made.createdAt),
  };
  const insertReference = (tx: Database | Transaction) =>
    tx.insert(analyses).values(row).onConflictDoNothing();
  // References are checked at the end of a statement: one for both takes one way to the database.
  async function insertAll(): Promise<void> {
    const given = Object.values(texts).filter((text) => text !== undefined);
    const [newTexts, reference] = [createTextInsert(db, given), insertReference(db)];
    await db.execute(sql`with texts as (${newTexts.getSQL()}) ${reference.getSQL()}`);
  }
  if (made.isNew === true) return insertAll();
  if (!(await insertWhereKnown(db, row))) await insertAll();
}

/** Adds the explanation to an analysis that was stored without one. */
export async function storeExplanation(
  db: Database | Transaction,
  id: string,
  explanation: Explanation,
): Promise<void> {
  const body = JSON.stringify(explanation);
  const explanationHash = hashText(body);
  await createTextInsert(db, [{ hash: explanationHash, body }]);
  await db.update(analyses).set({ explanationHash }).where(eq(analyses.id, id));
}

type Joined<Each> = Pick<AnalysisText<Each>, 'id' | 'content' | 'findings' | 'explanation'> & {
  /** JSON of its candle columns. */
  readonly candles?: string;
};

/** The parts of JSON of an `Analysis`; `fields` takes the braces off its content. */
function listJsonParts<Each extends Body>(
  { id, content, findings, explanation, candles }: Joined<Each>,
  fields: (content: Each) => Each,
): (Each | string)[] {
  return [
    `{"id":${JSON.stringify(id)},`,
    fields(content),
    ...(findings === null ? [] : [',"findings":', findings]),
    ',"explanation":',
    explanation,
    ...(candles === undefined ? [] : [',"candleColumns":', candles]),
    '}',
  ];
}

/** JSON of an `Analysis` from its texts. */
export function joinAnalysisJson(stored: Joined<string>): string {
  return listJsonParts(stored, (content) => content.slice(1, -1)).join('');
}

/** The same in UTF-8. */
export function joinAnalysisBytes(made: Joined<Uint8Array>): Buffer {
  const parts = listJsonParts(made, (content) => content.subarray(1, -1));
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** The analysis of this id as it was streamed: without explanation and findings. */
export async function readStreamedAnalysis(
  db: Database,
  id: string,
): Promise<StreamedAnalysis | undefined> {
  const [found] = await db
    .select({ content: analysisTexts.body })
    .from(analyses)
    .innerJoin(analysisTexts, eq(analysisTexts.hash, analyses.contentHash))
    .where(eq(analyses.id, id));
  if (found === undefined) return undefined;
  const analysis: StreamedAnalysis = JSON.parse(addId(id, found.content));
  return analysis;
}
