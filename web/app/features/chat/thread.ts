import type { Answer, ShownAnalysis } from './answer.ts';
import type { AnswerMessage, ChatMessage, QuestionMessage } from './conversation-store.ts';

/** A message with the analysis its numbers belong to: an answer's own, or for a follow-up the latest before it. */
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

/** The analysis that belongs on the chart: the one asked for, otherwise the latest. */
export function chartAnalysis(
  messages: readonly ChatMessage[],
  chosenId: string | undefined,
): ShownAnalysis | undefined {
  const analyses = messages.flatMap((message) =>
    message.kind === 'answer' && message.answer.analysis !== undefined
      ? [message.answer.analysis]
      : [],
  );
  return analyses.find((analysis) => analysis.id === chosenId) ?? analyses.at(-1);
}

/** Whether an answer speaks of something else than the chart beside it shows: then the screen says what the chart shows. */
export function isBesideOtherChart(answer: Answer, shown: ShownAnalysis | undefined): boolean {
  if (shown === undefined || answer.outcome === 'running') return false;
  if (answer.analysis !== undefined) return answer.analysis.id !== shown.id;
  const { symbol, interval } = answer.understanding ?? {};
  if (symbol !== undefined && symbol !== shown.instrument.symbol) return true;
  if (interval !== undefined && interval !== shown.interval) return true;
  const ids = new Set(shown.facts.map((fact) => fact.id));
  return !answer.sentences.some((sentence) => sentence.factIds.some((id) => ids.has(id)));
}

/** Symbol and interval that the conversation is about, for the controls. */
export function lastAnswer(messages: readonly ChatMessage[]): AnswerMessage | undefined {
  return messages.findLast((message): message is AnswerMessage => message.kind === 'answer');
}
