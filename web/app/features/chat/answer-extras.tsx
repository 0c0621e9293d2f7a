import type { Answer } from './answer.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { AnswerRating, type RateAnswer } from './rating/answer-rating.tsx';
import { LinkMenu } from './share/link-menu.tsx';

type AnswerExtrasProps = {
  answer: Answer;
  question: string | undefined;
  conversationId: string | undefined;
  /** Missing for guests, who have nothing to share or to rate. */
  onRate: RateAnswer | undefined;
  className: string;
};

/** Links, files and the rating of an answer: loaded once there is one. */
export function AnswerExtras(props: AnswerExtrasProps) {
  const { answer, question, conversationId, onRate, className } = props;
  return (
    <>
      {onRate !== undefined && conversationId !== undefined && (
        <LinkMenu
          analysisId={answer.analysis?.id}
          conversationId={conversationId}
          className={className}
        />
      )}
      <ExportMenu
        answer={answer}
        question={question}
        isStored={onRate !== undefined}
        className={className}
      />
      {onRate !== undefined && (
        <AnswerRating stored={answer.rating} onRate={onRate} className={className} />
      )}
    </>
  );
}
