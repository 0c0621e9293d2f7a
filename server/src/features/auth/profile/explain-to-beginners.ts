import { explainTerms, type AnswerPart } from '@vela/analyst';
import type { Concept } from '@vela/contracts';
import { and, eq } from 'drizzle-orm';
import type { Analyst } from '../../../analyst.ts';
import type { Database } from '../../../db/database.ts';
import { explainedTerms, preferences } from '../../../db/schema/profile.ts';
import { toOwner } from '../../../threads/owner.ts';

type ReaderDeps = {
  readonly db: Database;
  readonly now: () => number;
  /** Whether a language model writes the answers of an account: it words them by itself. */
  readonly hasModel: (userId: number) => Promise<boolean>;
};

/** The account whose work it is; undefined for guests and the site's own work. */
function toUserId(owner: string | undefined): number | undefined {
  const userId = Number(/\d+$/.exec(owner ?? '')?.[0]);
  return owner === toOwner(userId) ? userId : undefined;
}

/** Terms that a beginner knows; undefined for all others. */
async function findKnownTerms(db: Database, userId: number): Promise<Set<Concept> | undefined> {
  const rows = await db
    .select({ term: explainedTerms.term })
    .from(preferences)
    .leftJoin(explainedTerms, eq(explainedTerms.userId, preferences.userId))
    .where(and(eq(preferences.userId, userId), eq(preferences.readingLevel, 'beginner')));
  if (rows.length === 0) return undefined;
  return new Set(rows.flatMap(({ term }) => (term === null ? [] : [term])));
}

/** The same analyst, whose answers explain each new term once to accounts of beginners. */
export function explainToBeginners(analyst: Analyst, { db, now, hasModel }: ReaderDeps): Analyst {
  async function* answer(...asked: Parameters<Analyst['answer']>): AsyncGenerator<AnswerPart> {
    const userId = toUserId(asked[1]);
    const known = userId === undefined ? undefined : await findKnownTerms(db, userId);
    if (userId === undefined || known === undefined || (await hasModel(userId))) {
      yield* analyst.answer(...asked);
      return;
    }
    const explained: Concept[] = [];
    yield* explainTerms(analyst.answer(...asked), {
      known,
      onExplained: (term) => explained.push(term),
    });
    if (explained.length === 0) return;
    const explainedAt = new Date(now());
    await db
      .insert(explainedTerms)
      .values(explained.map((term) => ({ userId, term, explainedAt })))
      .onConflictDoNothing();
  }
  return { ...analyst, answer };
}
