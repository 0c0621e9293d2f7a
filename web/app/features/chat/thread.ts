import type { Answer, ChartedAnalysis, ShownAnalysis, UnchartedAnalysis } from './answer.ts';
import type { LoadedMessages } from './message-pages.ts';
import type { AnswerMessage, ChatMessage, QuestionMessage } from './chat-message.ts';

/** A message and its numbers' analysis: the answer's own, or for a follow-up the latest before. */
export type ThreadEntry =
  | { message: QuestionMessage }
  | { message: AnswerMessage; analysis: ShownAnalysis | undefined };

/** `context`: the last analysis before the messages. */
export function toThread(
  messages: readonly ChatMessage[],
  context: ShownAnalysis | undefined,
): ThreadEntry[] {
  let analysis = context;
  return messages.map((message) => {
    if (message.kind === 'question') return { message };
    analysis = message.answer.analysis ?? analysis;
    return { message, analysis };
  });
}

/** Loaded messages, and the last analysis before them. */
export type Loaded = Pick<LoadedMessages, 'messages' | 'context'>;

/** The analyses in the order of their answers, that before the messages first. */
function listAnalyses({ messages, context }: Loaded): ShownAnalysis[] {
  const answered = messages.flatMap((message) =>
    message.kind === 'answer' ? (message.answer.analysis ?? []) : [],
  );
  return context === undefined ? answered : [context, ...answered];
}

/** Those that have a chart. */
function listChartAnalyses(loaded: Loaded): ChartedAnalysis[] {
  return listAnalyses(loaded).filter((analysis) => analysis.mode === 'technical');
}

/** The analysis to show on the chart: the requested one, otherwise the latest. */
export function findChartAnalysis(
  loaded: Loaded,
  chosenId: string | undefined,
): ChartedAnalysis | undefined {
  const analyses = listChartAnalyses(loaded);
  return analyses.find((analysis) => analysis.id === chosenId) ?? analyses.at(-1);
}

/** The page in the place of the chart: of the requested analysis, otherwise of the last one. */
export function findPageAnalysis(
  loaded: Loaded,
  chosenId: string | undefined,
): UnchartedAnalysis | undefined {
  const analyses = listAnalyses(loaded);
  const found = analyses.find(({ id }) => id === chosenId) ?? analyses.at(-1);
  return found === undefined || found.mode === 'technical' ? undefined : found;
}

/** Symbol and interval of a chart, as an address names them. */
type ChartName = { readonly symbol: string | undefined; readonly interval: string | undefined };

const isNamed =
  ({ symbol, interval }: ChartName) =>
  (analysis: ChartedAnalysis): boolean =>
    analysis.instrument.symbol === symbol && analysis.interval === interval;

/** Id of the last analysis of any kind. */
export function findLatestId(loaded: Loaded): string | undefined {
  return listAnalyses(loaded).at(-1)?.id;
}

/** Whether an answer has the chart of this symbol and interval. */
export function hasChart(loaded: Loaded, named: ChartName): boolean {
  return listChartAnalyses(loaded).some(isNamed(named));
}

/** The last analysis of a symbol and interval, where the last of all is of another chart. */
export function findEarlierAnalysis(loaded: Loaded, named: ChartName): ChartedAnalysis | undefined {
  const analyses = listChartAnalyses(loaded);
  const found = analyses.findLast(isNamed(named));
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
