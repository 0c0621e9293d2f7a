import type { AnswerPart } from '@vela/analyst';
import type { AnalysisRequest, Fact, Language, QuestionPlan, ShownAnalysis } from '@vela/contracts';
import type { Analyst } from '../analyst.ts';

/** What one request gives a tool: facts, and what they are about; no sentences. */
export type RequestFacts = {
  readonly facts: readonly Fact[];
  readonly analysis: ShownAnalysis | undefined;
  /** Code of the failure, where there are no facts. */
  readonly failure: string | undefined;
};

export type ToolRequest = {
  readonly symbol?: string | undefined;
  readonly interval: AnalysisRequest['interval'];
  readonly limit: number;
  readonly mode: AnalysisRequest['mode'];
  readonly language: Language;
  readonly plan: QuestionPlan;
};

const pickFacts = (part: AnswerPart): readonly Fact[] =>
  part.type === 'analysis' || part.type === 'facts' ? part.data.facts : [];

/** Asks the analyst one request and keeps the facts of its answer. */
export async function collectFacts(
  analyst: Pick<Analyst, 'answer'>,
  { symbol, interval, limit, mode, language, plan }: ToolRequest,
  now: number,
): Promise<RequestFacts> {
  const request: AnalysisRequest = {
    mode,
    ...(symbol === undefined ? {} : { symbol }),
    interval,
    window: { limit },
    language,
    plan: { ...plan, namesInstrument: symbol !== undefined },
  };
  const question = { message: '', language, chosen: {}, request, context: {}, now };
  const parts: AnswerPart[] = [];
  for await (const part of analyst.answer(question)) parts.push(part);
  const facts = new Map(parts.flatMap(pickFacts).map((fact) => [fact.id, fact]));
  const analysis = parts.find((part) => part.type === 'analysis')?.data;
  const notice = parts.find((part) => part.type === 'notice')?.data.code;
  const intent = parts.find((part) => part.type === 'understanding')?.data.intent;
  const failure = facts.size > 0 ? undefined : (notice ?? intent ?? 'nothing');
  return { facts: [...facts.values()], analysis, failure };
}
