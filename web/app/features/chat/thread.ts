import type { Answer, ChartedAnalysis, ShownAnalysis, UnchartedAnalysis } from './answer.ts';
import type { AnswerMessage, ChatMessage, QuestionMessage } from './conversation-store.ts';

/** A message and its numbers' analysis: the answer's own, or for a follow-up the latest before. */
export type ThreadEntry =
  | { message: QuestionMessage }
  | { message: AnswerMessage; analysis: ShownAnalysis | undefined };

export function toThread(messages: readonly ChatMessage[]): ThreadEntry[] {
  let analysis: ShownAnalysis | undefined;
  return messages.map((message) => {
    if (message.kind === 'question') return { message };
    analysis = message.answer.analysis ?? analysis;
    return { message, analysis };
  });
}

/** The analyses that have a chart, in the order of their answers. */
function listChartAnalyses(messages: readonly ChatMessage[]): ChartedAnalysis[] {
  return messages.flatMap((message) => {
    const analysis = message.kind === 'answer' ? message.answer.analysis : undefined;
    return analysis?.mode === 'technical' ? [analysis] : [];
  });
}

/** The last analysis of an instrument, with a chart or from filings. */
export function findLastAnalysis(
  messages: readonly ChatMessage[],
): Exclude<ShownAnalysis, { mode: 'real-estate' }> | undefined {
  const analyses = messages.flatMap((message) => {
    const analysis = message.kind === 'answer' ? message.answer.analysis : undefined;
    return analysis === undefined || analysis.mode === 'real-estate' ? [] : [analysis];
  });
  return analyses.at(-1);
}

/** The analysis to show on the chart: the requested one, otherwise the latest. */
export function findChartAnalysis(
  messages: readonly ChatMessage[],
  chosenId: string | undefined,
): ChartedAnalysis | undefined {
  const analyses = listChartAnalyses(messages);
  return analyses.find((analysis) => analysis.id === chosenId) ?? analyses.at(-1);
}

/** The page in the place of the chart: of the requested analysis, otherwise of the last one. */
export function findPageAnalysis(
  messages: readonly ChatMessage[],
  chosenId: string | undefined,
): UnchartedAnalysis | undefined {
  const analyses = messages.flatMap((message) =>
    message.kind === 'answer' ? (message.answer.analysis ?? []) : [],
  );
  const found = analyses.find(({ id }) => id === chosenId) ?? analyses.at(-1);
  return found === undefined || found.mode === 'technical' ? undefined : found;
}

/** The last analysis of a symbol and interval, where the last of all is of another chart. */
export function findEarlierAnalysis(
  messages: readonly ChatMessage[],
  named: { readonly symbol: string | undefined; readonly interval: string | undefined },
): ChartedAnalysis | undefined {
  const analyses = listChartAnalyses(messages);
  const found = analyses.findLast(
    ({ instrument, interval }) => instrument.symbol === named.symbol && interval === named.interval,
  );
  return found === analyses.at(-1) ? undefined : found;
}

/** Whether an answer is not about the chart beside it; the screen then names its instrument. */
export function isAboutOtherChart(answer: Answer, shown: ChartedAnalysis | undefined): boolean {
  if (shown === undefined || answer.outcome === 'running') return false;
  if (answer.analysis !== undefined) return answer.analysis.id !== shown.id;
  const { symbol, interval } = answer.understanding ?? {};
  if (symbol !== undefined && symbol !== shown.instrument.symbol) return true;
  if (interval !== undefined && interval !== shown.interval) return true;
  const ids = new Set(shown.facts.map((fact) => fact.id));
  return !answer.sentences.some((sentence) => sentence.factIds.some((id) => ids.has(id)));
}

/** The last answer; its symbol and interval set the controls. */
export function findLastAnswer(messages: readonly ChatMessage[]): AnswerMessage | undefined {
  return messages.findLast((message): message is AnswerMessage => message.kind === 'answer');
}
