import { AnswerView } from './answer-view.tsx';
import type { AnswerViewProps } from './answer-view-props.ts';
import type { ChatPanelProps } from './chat-panel-props.ts';
import { toFactLinks } from './fact-links.ts';
import { QuestionView } from './question-view.tsx';
import { isAboutOtherChart, findLastAnswer, type ThreadEntry } from './thread.ts';

/** The question that an answer belongs to, and how it is rated. */
function findAsked(
  questionId: string | undefined,
  { state, onRate, onEdit }: ChatPanelProps,
): Pick<AnswerViewProps, 'question' | 'onRate' | 'onAskAgain'> {
  const asked = state.messages.find(({ id }) => id === questionId);
  return {
    question: asked?.kind === 'question' ? asked.text : undefined,
    onAskAgain:
      onEdit === undefined || asked?.kind !== 'question'
        ? undefined
        : () => onEdit(asked.id, asked.text),
    onRate:
      onRate === undefined || questionId === undefined
        ? undefined
        : (feedback) => onRate(questionId, feedback),
  };
}

/** One thread entry with its actions. */
export function ThreadMessage({ entry, panel }: { entry: ThreadEntry; panel: ChatPanelProps }) {
  if (!('analysis' in entry)) {
    const question = entry.message;
    if (question.kind !== 'question') return null;
    const { onEdit, onVersion } = panel;
    const draft = (): void => {
      panel.onDraft(question.text);
      panel.field.current?.focus();
    };
    return (
      <QuestionView
        question={question}
        onRetry={() => panel.onRetry(question.id)}
        onDraft={draft}
        onEdit={onEdit && ((text) => onEdit(question.id, text))}
        onVersion={panel.state.busy ? undefined : onVersion}
        onSymbol={(symbol) => panel.onSymbol(symbol)}
      />
    );
  }
  const { answer } = entry.message;
  const { analysis } = entry;
  const onChart =
    analysis !== undefined && (analysis.id === panel.shown?.id || analysis.id === panel.pageId);
  const isLast = findLastAnswer(panel.state.messages)?.id === entry.message.id;
  return (
    <AnswerView
      answer={answer}
      links={toFactLinks(analysis, panel, answer.facts)}
      onChart={onChart}
      otherChart={isLast && isAboutOtherChart(answer, panel.shown) ? panel.shown : undefined}
      problem={entry.message.problem}
      conversationId={panel.state.id}
      onShow={() => {
        if (analysis !== undefined) panel.onShow(analysis.id);
      }}
      onSymbol={(symbol, interval) => panel.onSymbol(symbol, interval)}
      onTechnical={panel.onTechnical}
      chips={{ busy: panel.state.busy, onAsk: panel.onAsk, onSearch: panel.onSearch }}
      {...findAsked(answer.inReplyTo, panel)}
      onRetry={() => {
        if (answer.inReplyTo !== undefined) panel.onRetry(answer.inReplyTo);
      }}
    />
  );
}
