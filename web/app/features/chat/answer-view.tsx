import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { usePhone } from '../../lib/use-phone.ts';
import type { ApiError } from '../../lib/api-error.ts';
import type { Answer } from './answer.ts';
import { AlertProposal } from './alert-proposal.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerCaveats } from './answer-caveats.tsx';
import { AnswerNotices } from './answer-notices.tsx';
import { AnswerText } from './answer-text.tsx';
import type { AnswerViewProps } from './answer-view-props.ts';
import { ChartNote } from './chart-note.tsx';
import { ProblemText } from './problem-text.tsx';
import { SpecialAnswer } from './special-answer.tsx';
import { StepTrace } from './step-trace.tsx';
import { UnderstandingChips } from './understanding-chips.tsx';

/** One answer: how it was read, sentences with linked numbers, problems, steps and actions. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, links, otherChart, problem, onRetry, onAskAgain, chips } = props;
  const { t } = useTranslation('chat');
  const running = answer.outcome === 'running';
  // The first screen of a phone has room for the answer alone.
  const phone = usePhone();
  const how = <UnderstandingChips understanding={answer.understanding} {...chips} />;
  return (
    <article
      aria-label={t('answer.label')}
      aria-busy={running}
      data-outcome={answer.outcome}
      className="text-sm leading-6"
    >
      {!phone && how}
      <AnswerCaveats answer={answer} />
      <SpecialAnswer {...props}>
        <AnswerText answer={answer} links={links} />
      </SpecialAnswer>
      {phone && how}
      {!running && <AlertProposal understanding={answer.understanding} />}
      {running && <TypingDots />}
      <AnswerNotices notices={answer.notices} />
      {answer.outcome === 'stopped' && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
          {t('answer.stopped')}
          {onAskAgain !== undefined && (
            <Button look="quiet" className="px-2 text-xs md:min-h-8" onClick={onAskAgain}>
              {t('retry')}
            </Button>
          )}
        </p>
      )}
      {answer.outcome === 'failed' && (
        <AbortedNotice answer={answer} problem={problem} onRetry={onRetry} />
      )}
      {otherChart !== undefined && <ChartNote shown={otherChart} />}
      <StepTrace answer={answer} />
      {!running && answer.text !== '' && <AnswerActions {...props} />}
    </article>
  );
}

function AbortedNotice({
  answer,
  problem,
  onRetry,
}: {
  answer: Answer;
  problem: ApiError | undefined;
  onRetry: () => void;
}) {
  const { t } = useTranslation('chat');
  const received =
    answer.text !== '' || answer.sentences.length > 0 || answer.analysis !== undefined;
  return (
    <div className="mt-2">
      <div role="alert" className="text-danger">
        <p>{received ? t('answer.brokenOff') : t('answer.brokenOffEmpty')}</p>
        {problem !== undefined && (
          <p className="mt-1">
            <ProblemText problem={problem} />
          </p>
        )}
      </div>
      {answer.inReplyTo !== undefined && (
        <Button look="secondary" className="mt-2" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function TypingDots() {
  return (
    <span aria-hidden="true" className="mt-2 inline-flex gap-1">
      {['0ms', '150ms', '300ms'].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-bounce rounded-full bg-muted"
          style={{ animationDelay: delay }}
        />
      ))}
    </span>
  );
}
