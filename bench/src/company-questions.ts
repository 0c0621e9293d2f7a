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

const expectationSchema = z.object({
  kind: z.enum(['company', 'property', 'other']),
  symbols: z.array(z.string()),
  /** Readings that a fair reader accepts, the best first. */
  figures: z.array(z.array(z.string())),
  topics: z.array(z.array(z.string())),
  fiscalYear: z.number().nullable(),
  horizon: z.number().nullable(),
  scenario: z.string().nullable(),
  discountRate: z.number().nullable(),
  given: z.record(z.string(), z.number()),
});
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
type Expectation = z.infer<typeof expectationSchema>;

/** How a turn went: right, named what it did not read, asked back, or silently something else. */
export type CompanyOutcome = 'right' | 'named' | 'asked-back' | 'refused' | 'something-else';
export type ScoredCompanyTurn = {
  readonly id: string;
  readonly text: string;
  readonly outcome: CompanyOutcome;
  readonly wrong: readonly string[];
  readonly expected: Expectation;
  readonly plan: AnalysisRequest['plan'];
  readonly symbols: readonly string[];
};

// A Saturday evening, as in the other sets.
const now = Date.UTC(2026, 10, 21, 18);
const asked: ReadonlySet<string> = new Set(['unknown', 'unknown-symbol', 'ambiguous-symbol']);

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** Labels may leave the default out: all of a company, or of a deal. */
function isAmong(
  alternatives: readonly (readonly string[])[],
  read: readonly string[] | undefined,
): boolean {
  const found = read ?? ['overview'];
  return alternatives.length === 0 || alternatives.some((one) => isSame(one, found));
}

/** A forecast of a figure is named by both: "revenue in ten years". */
const forecastFigures: ReadonlySet<string> = new Set(['revenue', 'net-income', 'free-cash-flow']);

function withoutForecastFigure(read: readonly string[] | undefined): readonly string[] | undefined {
  if (read?.includes('forecast') !== true) return read;
  return read.filter((figure) => !forecastFigures.has(figure));
}

function isNear(expected: number, read: number | undefined): boolean {
  return read !== undefined && Math.abs(read - expected) <= Math.abs(expected) * 1e-6;
}

function listWrongCompany(
  expected: Expectation,
  { plan }: AnalysisRequest,
  symbols: readonly string[],
): string[] {
  const { figures, fiscalYear, horizon, scenario, discountRate } = expected;
  const parts: Readonly<Record<string, boolean>> = {
    kind: plan.intent === 'company',
    symbols: isSame(expected.symbols, symbols),
    figures:
      isAmong(figures, plan.figures) || isAmong(figures, withoutForecastFigure(plan.figures)),
    fiscalYear: fiscalYear === null || plan.fiscalYear === fiscalYear,
    horizon: horizon === null || plan.horizon === horizon,
    scenario: scenario === null || plan.scenario === scenario,
    discountRate: discountRate === null || isNear(discountRate, plan.discountRate),
  };
  return Object.keys(parts).filter((name) => parts[name] !== true);
}

function listWrongProperty(expected: Expectation, { plan }: AnalysisRequest): string[] {
  const given: Readonly<Record<string, number | undefined>> = plan.property?.given ?? {};
  const wrong = Object.entries(expected.given).flatMap(([name, value]) =>
    isNear(value, given[name]) ? [] : [`given ${name}`],
  );
  const isTopic = isAmong(expected.topics, plan.property?.topics);
  return [
    ...(plan.intent === 'property' ? [] : ['kind']),
    ...(isTopic ? [] : ['topics']),
    ...wrong,
  ];
}

function listWrong(
  expected: Expectation,
  request: AnalysisRequest,
  symbols: readonly string[],
): string[] {
  if (expected.kind === 'company') return listWrongCompany(expected, request, symbols);
  if (expected.kind === 'property') return listWrongProperty(expected, request);
  const { intent } = request.plan;
  return intent === 'company' || intent === 'property' ? ['kind'] : [];
}

function toOutcome(
  expected: Expectation,
  { plan }: AnalysisRequest,
  wrong: readonly string[],
): CompanyOutcome {
  if (wrong.length === 0 && (plan.residue ?? []).length === 0) return 'right';
  if (asked.has(plan.intent)) return expected.kind === 'other' ? 'right' : 'asked-back';
  const unread = [...(plan.residue ?? []), ...Object.values(plan.unread ?? {})];
  if (unread.length > 0) return expected.kind === 'other' && wrong.length === 0 ? 'right' : 'named';
  return plan.task === undefined ? 'something-else' : 'refused';
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
      scored.push({ id, text, outcome, wrong, expected, plan: request.plan, symbols });
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
