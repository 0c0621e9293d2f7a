import type { Fact, Language, QuestionPlan, UnderstandingChip } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import type { AnswerPart, ConversationContext, Question } from '../answer-part.ts';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { canBeFollowed } from '../question/can-be-followed.ts';
import { findSpoken } from '../question/focus/find-spoken.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const deps = {
  marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
  narrator: builtInNarrator,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'one',
};
const start = Date.UTC(2026, 3, 30);
const dayMs = 86_400_000;

/** A question, days after the first and with another chart chosen where it says so. */
export type Turn = {
  readonly message: string;
  readonly afterDays?: number;
  readonly chosen?: Question['chosen'];
};

/** What an answer told. */
export type AnsweredTurn = {
  readonly plan: QuestionPlan;
  readonly chips: readonly UnderstandingChip[];
  readonly texts: readonly string[];
  readonly facts: ReadonlyMap<string, Fact>;
  /** Structures that single facts of its first sentences are of, and ids of those facts. */
  readonly structures: readonly string[];
  readonly told: readonly string[];
};

const firstSentences = 3;

function readAnswer(parts: readonly AnswerPart[]): AnsweredTurn {
  const facts = new Map(
    parts
      .flatMap((part) => (part.type === 'analysis' || part.type === 'facts' ? part.data.facts : []))
      .map((fact) => [fact.id, fact]),
  );
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : []));
  const understood = parts.flatMap((part) => (part.type === 'understanding' ? [part.data] : []))[0];
  const told = sentences.slice(0, firstSentences).flatMap(({ factIds }) => factIds);
  const listed = sentences.flatMap(({ factIds }) =>
    factIds.flatMap((id) => (facts.get(id)?.refs.length === 1 ? (facts.get(id)?.refs ?? []) : [])),
  );
  return {
    plan: understood?.request?.plan ?? { intent: 'unknown' },
    chips: understood?.chips ?? [],
    texts: sentences.map(({ text }) => text),
    facts,
    structures: [...new Set(listed)],
    told,
  };
}

function toContext(context: ConversationContext, parts: readonly AnswerPart[]) {
  let next = context;
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : []));
  for (const part of parts) {
    if (part.type === 'analysis' && part.data.mode === 'technical') {
      const { spoken: _, ...others } = next;
      const spoken = findSpoken(part.data, sentences);
      next = { ...others, lastAnalysis: part.data, ...(spoken === undefined ? {} : { spoken }) };
    }
    if (part.type !== 'understanding' || part.data.request === undefined) continue;
    const { intent, concept, indicator, request } = part.data;
    const named = {
      ...(concept === undefined ? {} : { concept }),
      ...(indicator === undefined ? {} : { indicator }),
    };
    next = {
      ...next,
      ...(request.symbol === undefined ? {} : { symbol: request.symbol }),
      interval: request.interval,
      ...(canBeFollowed(intent) ? { lastUnderstanding: { intent, request, ...named } } : {}),
    };
  }
  return next;
}

/** The answers of a dialogue over simulated candles, each with the context that the server gives it. */
export async function answerTurns(
  turns: readonly (string | Turn)[],
  language: Language,
): Promise<AnsweredTurn[]> {
  const answers: AnsweredTurn[] = [];
  let context: ConversationContext = {};
  for (const turn of turns) {
    const {
      message,
      afterDays = 0,
      chosen = {},
    } = typeof turn === 'string' ? { message: turn } : turn;
    const question = { message, language, chosen, context, now: start + afterDays * dayMs };
    const parts: AnswerPart[] = [];
    for await (const part of answerQuestion(question, deps)) parts.push(part);
    answers.push(readAnswer(parts));
    context = toContext(context, parts);
  }
  return answers;
}
