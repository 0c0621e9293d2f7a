import { randomUUID } from 'node:crypto';
import type { AnswerPart } from '@vela/analyst';
import type {
  AnalysisRequest,
  ExploreQuestion,
  Fact,
  StoredMessage,
  TechnicalWireAnalysis,
} from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import type { ExploreName } from './explore-key.ts';

/** Candles of a stored chart: enough for structure, and small enough for a phone. */
export const exploreLimit = 300;

const planByQuestion = {
  analyze: { intent: 'analyze' },
  timeframes: { intent: 'timeframes' },
  gaps: { intent: 'gaps', concept: 'fair-value-gap' },
  blocks: { intent: 'blocks', concept: 'order-block' },
} as const satisfies Record<ExploreQuestion, AnalysisRequest['plan']>;

export function toExploreRequest(
  { symbol, interval, language }: ExploreName,
  question: ExploreQuestion,
): AnalysisRequest {
  const plan = { ...planByQuestion[question], namesInstrument: true };
  return { mode: 'technical', symbol, interval, window: { limit: exploreLimit }, language, plan };
}

/** Ids of the facts that a part of an answer shows. */
function listSpokenFacts(part: AnswerPart): readonly string[] {
  if (part.type === 'sentence') return part.data.factIds;
  if (part.type === 'keyFacts') return part.data.facts.map(({ factId }) => factId);
  if (part.type !== 'levels') return [];
  return part.data.rows.flatMap(({ top, bottom = [], distance = [], state = [] }) =>
    [top, bottom, distance, state].flat(),
  );
}

/** Keeps of an answer's analysis the facts it speaks of, under the id of the chart beside it. */
function toParts(
  parts: readonly AnswerPart[],
  analysis: TechnicalWireAnalysis,
): StoredMessage['parts'] {
  const spoken = new Set(parts.flatMap(listSpokenFacts));
  const isSpoken = ({ id, refs }: Fact): boolean =>
    spoken.has(id) || refs.some((ref) => spoken.has(ref));
  return parts.flatMap((part): StoredMessage['parts'] => {
    if (part.type === 'suggestions') return [];
    if (part.type === 'sentence') return [{ type: 'data-evidence', data: part.data }];
    if (part.type !== 'analysis') return [{ type: `data-${part.type}`, data: part.data }];
    if (part.data.mode !== 'technical') return [];
    const { findings: _, ...shown } = part.data;
    const data = { ...shown, id: analysis.id, facts: shown.facts.filter(isSpoken) };
    return [{ type: 'data-analysis', data }];
  });
}

/** Answers one of the stored questions about a chart, through the normal pipeline. */
export async function makeAnswer(
  analyst: Analyst,
  name: ExploreName,
  {
    question,
    analysis,
    now,
  }: {
    readonly question: ExploreQuestion;
    readonly analysis: TechnicalWireAnalysis;
    readonly now: number;
  },
): Promise<StoredMessage> {
  const { symbol, interval, language } = name;
  const request = toExploreRequest(name, question);
  const chosen = { symbol, interval, limit: exploreLimit, mode: 'technical' } as const;
  const asked = { message: question, language, chosen, context: {}, now, request };
  const parts: AnswerPart[] = [];
  for await (const part of analyst.answer(asked)) parts.push(part);
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data.text] : []));
  return {
    id: randomUUID(),
    role: 'assistant',
    parts: [...toParts(parts, analysis), { type: 'text', text: sentences.join(' ') }],
    metadata: { author: analyst.author, createdAt: now, outcome: 'completed' },
    createdAt: now,
  };
}
