import { readFileSync } from 'node:fs';
import {
  canBeFollowed,
  parseQuestion,
  resolveRequest,
  type ConversationContext,
} from '@vela/analyst';
import type { AnalysisRequest, Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { z } from 'zod';
import { expectationSchema, listWrong, type Expectation } from './compare-company.ts';

const fileSchema = z.object({
  language: z.enum(['en', 'tr']),
  half: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      turns: z.array(z.string()),
      expect: z.array(expectationSchema),
    }),
  ),
});

/** How a turn went: right, named what it did not read, asked back, or silently something else. */
export type CompanyOutcome = 'right' | 'named' | 'asked-back' | 'refused' | 'something-else';
export type ScoredCompanyTurn = {
  readonly id: string;
  readonly text: string;
  /** It opens its dialogue, or stands alone. */
  readonly isFirst: boolean;
  readonly outcome: CompanyOutcome;
  readonly wrong: readonly string[];
  readonly expected: Expectation;
  readonly plan: AnalysisRequest['plan'];
  readonly symbols: readonly string[];
};

// A Saturday evening, as in the other sets.
const now = Date.UTC(2026, 10, 21, 18);
const asked: ReadonlySet<string> = new Set(['unknown', 'unknown-symbol', 'ambiguous-symbol']);

/** What is in no accounts is said to be so, and no figure is told in its place. */
const isUnfiled = ({ unfiled, figures }: AnalysisRequest['plan']): boolean =>
  unfiled !== undefined && figures === undefined;

const listUnread = ({ residue = [], unread = {} }: AnalysisRequest['plan']): string[] => [
  ...residue,
  ...Object.values(unread),
];

/** An answer that ends with that it may be the wrong one asks back, as in the other sets. */
function toOtherOutcome({ isUnsure, task }: AnalysisRequest['plan']): CompanyOutcome {
  if (isUnsure === true) return 'asked-back';
  return task === undefined ? 'something-else' : 'refused';
}

function toOutcome(
  expected: Expectation,
  { plan }: AnalysisRequest,
  wrong: readonly string[],
): CompanyOutcome {
  if (wrong.length === 0 && (plan.residue ?? []).length === 0) return 'right';
  if (isUnfiled(plan)) return expected.kind === 'other' ? 'right' : 'named';
  if (asked.has(plan.intent)) return expected.kind === 'other' ? 'right' : 'asked-back';
  if (listUnread(plan).length > 0)
    return expected.kind === 'other' && wrong.length === 0 ? 'right' : 'named';
  return toOtherOutcome(plan);
}

/** Reads every turn of a file of questions about companies and properties. */
export function scoreCompanyFile(file: string): {
  readonly language: Language;
  readonly half: string;
  readonly turns: readonly ScoredCompanyTurn[];
} {
  const { language, half, questions } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const scored: ScoredCompanyTurn[] = [];
  for (const { id, turns, expect } of questions) {
    let context: ConversationContext = {};
    for (const [at, text] of turns.entries()) {
      const expected = expect[at];
      if (expected === undefined) continue;
      const question = { message: text, language, chosen: {}, context, now };
      const parsed = parseQuestion(question, instrumentCatalogue);
      const { plan, interval, understanding } = resolveRequest(parsed, instrumentCatalogue, now);
      const request = { ...parsed, interval, plan: { ...plan, intent: understanding.intent } };
      const symbols = [request.symbol, ...(plan.others ?? [])].flatMap((one) => one ?? []);
      const wrong = listWrong(expected, request, symbols);
      const outcome = toOutcome(expected, request, wrong);
      const isFirst = at === 0;
      scored.push({ id, text, isFirst, outcome, wrong, expected, plan: request.plan, symbols });
      if (!canBeFollowed(understanding.intent)) continue;
      context = {
        ...(request.symbol === undefined ? {} : { symbol: request.symbol }),
        interval,
        lastUnderstanding: { intent: understanding.intent, request },
      };
    }
  }
  return { language, half, turns: scored };
}
