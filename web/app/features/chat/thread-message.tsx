import { AnswerView } from './answer-view.tsx';
import type { ChatPanelProps } from './chat-panel-props.ts';
import type { FactLinks } from './linked-text.tsx';
import { QuestionView } from './question-view.tsx';
import { isBesideOtherChart, lastAnswer, type ThreadEntry } from './thread.ts';

/** One entry of the thread with what can be done from it. */
export function ThreadMessage({ entry, panel }: { entry: ThreadEntry; panel: ChatPanelProps }) {
  if (!('analysis' in entry)) {
    const question = entry.message;
    if (question.kind !== 'question') return null;
    const edit = (): void => {
      panel.onDraft(question.text);
      panel.field.current?.focus();
    };
    return (
      <QuestionView
        question={question}
        onRetry={() => panel.onRetry(question.id)}
        onEdit={edit}
        onSymbol={(symbol) => panel.onSymbol(symbol)}
      />
    );
  }
  const { answer } = entry.message;
  const { analysis } = entry;
  const onChart = analysis !== undefined && analysis.id === panel.shown?.id;
  const isLast = lastAnswer(panel.state.messages)?.id === entry.message.id;
  const { focus } = panel;
  const links: FactLinks = {
    factOf: (factId) => analysis?.facts.find((fact) => fact.id === factId),
    open: focus?.open === true && focus.analysis.id === analysis?.id ? focus.fact.id : undefined,
    isLit: (fact, hovered) =>
      onChart &&
      ((hovered !== undefined && fact.refs.includes(hovered)) || (focus?.analysis.id === analysis.id && focus.fact.id === fact.id)),
    onOpen: (fact, anchor) => {
      if (analysis !== undefined) panel.onFocus({ fact, analysis, anchor, open: true });
    },
  };
  return (
    <AnswerView
      answer={answer}
      links={links}
      onChart={onChart}
      otherChart={isLast && isBesideOtherChart(answer, panel.shown) ? panel.shown : undefined}
      problem={entry.message.problem}
      onShow={() => {
        if (analysis !== undefined) panel.onShow(analysis.id);
      }}
      onSymbol={(symbol, interval) => panel.onSymbol(symbol, interval)}
      onTechnical={panel.onTechnical}
      onRetry={() => {
        if (answer.inReplyTo !== undefined) panel.onRetry(answer.inReplyTo);
      }}
    />
  );
}
