import { type AnswerFeedback, answerFeedbackReasons, feedbackNoteMaxLength } from '@vela/contracts';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { joinClassNames } from '../../../ui/class-names.ts';
import { notify } from '../../../ui/toasts.tsx';

/** Stores a rating of an answer; undefined takes it away. */
export type RateAnswer = (feedback: AnswerFeedback | undefined) => Promise<void>;

type AnswerRatingProps = {
  stored: AnswerFeedback['rating'] | undefined;
  onRate: RateAnswer;
  className: string;
};

const icons = { up: ThumbsUp, down: ThumbsDown };

/** Good or bad, and after a choice why; the same button again takes it away. */
export function AnswerRating({ stored, onRate, className }: AnswerRatingProps) {
  const { t } = useTranslation('chat');
  const [rating, setRating] = useState(stored);
  const [asking, setAsking] = useState(false);
  const store = async (feedback: AnswerFeedback | undefined): Promise<void> => {
    const before = rating;
    setRating(feedback?.rating);
    try {
      await onRate(feedback);
    } catch {
      setRating(before);
      setAsking(false);
      notify.error(t('conversation.rating.failed'));
    }
  };
  const choose = (one: AnswerFeedback['rating']): void => {
    const isTakenAway = one === rating;
    setAsking(!isTakenAway);
    void store(isTakenAway ? undefined : { rating: one });
  };
  return (
    <>
      {(['up', 'down'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={rating === one}
            aria-label={t(`conversation.rating.${one}`)}
            title={t(`conversation.rating.${one}`)}
            className={joinClassNames(className, rating === one && 'bg-accent-soft text-accent')}
            onClick={() => choose(one)}
          >
            <Icon aria-hidden="true" className="size-3.5" />
          </button>
        );
      })}
      {asking && rating !== undefined && (
        <ReasonForm
          rating={rating}
          onSend={(feedback) => {
            setAsking(false);
            void store(feedback);
          }}
        />
      )}
    </>
  );
}

type ReasonFormProps = {
  rating: AnswerFeedback['rating'];
  onSend: (feedback: AnswerFeedback) => void;
};

const reasonsByRating = {
  up: ['helpful', 'other'],
  down: answerFeedbackReasons.filter((reason) => reason !== 'helpful'),
} as const satisfies Record<AnswerFeedback['rating'], readonly AnswerFeedback['reason'][]>;

/** Why an answer was rated so: one of the reasons, and words of one's own. */
function ReasonForm({ rating, onSend }: ReasonFormProps) {
  const { t } = useTranslation('chat');
  const [reason, setReason] = useState<AnswerFeedback['reason']>();
  const [note, setNote] = useState('');
  const send = (): void =>
    onSend({
      rating,
      ...(reason === undefined ? {} : { reason }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    });
  return (
    <form
      className="mt-1 ml-2 basis-full space-y-2 rounded-md border border-line bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <output className="block text-xs text-muted">{t('conversation.rating.thanks')}</output>
      <fieldset>
        <legend className="mb-1 text-xs font-semibold">{t('conversation.rating.why')}</legend>
        <div className="flex flex-wrap gap-2">
          {reasonsByRating[rating].map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={reason === one}
              className={joinClassNames(
                'min-h-11 rounded-full border px-3 text-xs md:min-h-8',
                reason === one
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-line-strong hover:border-accent',
              )}
              onClick={() => setReason(reason === one ? undefined : one)}
            >
              {t(`conversation.rating.reason.${one}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <input
        aria-label={t('conversation.rating.note')}
        placeholder={t('conversation.rating.note')}
        maxLength={feedbackNoteMaxLength}
        value={note}
        className="block min-h-11 w-full rounded-md border border-line-strong bg-ground px-2 text-sm md:min-h-9"
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="secondary" className="md:min-h-9">
        {t('conversation.rating.send')}
      </Button>
    </form>
  );
}
