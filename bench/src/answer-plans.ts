/**
 * Answers the cases of a file of labelled questions over the candles of a folder, for a judge. The
 * clock stands where most of the daily files end.
 * `node bench/src/answer-plans.ts <cases.json> <answers.json> <candle folder> [n: each n-th case]`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  answerQuestion,
  builtInNarrator,
  canBeFollowed,
  createSeriesAnalyses,
  findSpoken,
  type AnalystDeps,
  type ConversationContext,
} from '@vela/analyst';
import type { Sentence, ShownTechnicalAnalysis, Understanding } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { z } from 'zod';

const fileSchema = z.object({
  language: z.enum(['en', 'tr']),
  questions: z.array(
    z.object({
      id: z.string(),
      turns: z.array(z.string()),
      chart: z.object({ symbol: z.string(), interval: z.string() }).nullable(),
      expect: z.array(z.unknown()),
    }),
  ),
});

const [cases = '', target = '', filesDir = '', each = '1'] = process.argv.slice(2);
const now = Date.UTC(2026, 2, 31);
const { language, questions } = fileSchema.parse(JSON.parse(readFileSync(cases, 'utf8')));
const marketData = createMarketData({
  mode: 'auto',
  filesDir,
  allowSimulated: true,
  store: {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  },
});
let nextId = 0;
const deps: AnalystDeps = {
  marketData,
  seriesAnalyses: createSeriesAnalyses(),
  narrator: builtInNarrator,
  newId: () => {
    nextId += 1;
    return `answer-${nextId}`;
  },
};

type Turn = { readonly asked: string; readonly readAs: readonly string[]; readonly answer: string };

/** The context with what the answer told of, as the server gives it with the next question. */
function addTold(
  context: ConversationContext,
  analysis: ShownTechnicalAnalysis | undefined,
  sentences: readonly Sentence[],
): ConversationContext {
  if (analysis === undefined) return context;
  const { spoken: _, ...others } = context;
  const spoken = findSpoken(analysis, sentences);
  return { ...others, lastAnalysis: analysis, ...(spoken === undefined ? {} : { spoken }) };
}

function addUnderstood(
  context: ConversationContext,
  { request, ...understood }: Understanding,
): ConversationContext {
  if (request === undefined) return context;
  const { symbol, interval } = request;
  const named = { ...context, ...(symbol === undefined ? {} : { symbol }), interval };
  return canBeFollowed(understood.intent)
    ? { ...named, lastUnderstanding: { ...understood, request } }
    : named;
}

async function answer(
  message: string,
  context: ConversationContext,
): Promise<{ readonly turn: Turn; readonly context: ConversationContext }> {
  const sentences: Sentence[] = [];
  let analysis: ShownTechnicalAnalysis | undefined;
  let readAs: readonly string[] = [];
  let next = context;
  for await (const part of answerQuestion({ message, language, chosen: {}, context, now }, deps)) {
    if (part.type === 'sentence') sentences.push(part.data);
    if (part.type === 'analysis' && part.data.mode === 'technical') analysis = part.data;
    if (part.type !== 'understanding') continue;
    readAs = (part.data.chips ?? []).map(({ text }) => text);
    next = addUnderstood(context, part.data);
  }
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return {
    turn: { asked: message, readAs, answer: text },
    context: addTold(next, analysis, sentences),
  };
}

const answered = [];
for (const [at, { id, turns, chart, expect }] of questions.entries()) {
  if (at % Number(each) !== 0) continue;
  let context: ConversationContext =
    chart === null
      ? {}
      : {
          symbol: chart.symbol,
          interval: z.custom<NonNullable<ConversationContext['interval']>>().parse(chart.interval),
        };
  const told: Turn[] = [];
  for (const message of turns) {
    const { turn, context: next } = await answer(message, context);
    told.push(turn);
    context = next;
  }
  answered.push({ id, chart, turns: told, expect });
}
writeFileSync(target, `${JSON.stringify(answered, null, 1)}\n`);
console.log(`${answered.length} cases answered.`);
