import type { AnswerViewProps } from './answer-view-props.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { AnswerRating } from './rating/answer-rating.tsx';

type AnswerExtrasProps = Pick<AnswerViewProps, 'answer' | 'question' | 'onRate'> & {
  /** Class of the buttons beside it. */
  className: string;
};

/** Saves and rates an answer; loaded once there is one. */
export function AnswerExtras({ answer, question, onRate, className }: AnswerExtrasProps) {
  return (
    <>
      <ExportMenu answer={answer} question={question} className={className} />
      {onRate !== undefined && (
        <AnswerRating stored={answer.rating} onRate={onRate} className={className} />
      )}
    </>
  );
}
