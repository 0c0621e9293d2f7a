import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { QuestionMessage } from './chat-message.ts';
import { ProblemText } from './problem-text.tsx';

type QuestionViewProps = {
  question: QuestionMessage;
  onRetry: () => void;
  onEdit: () => void;
  onSymbol: (symbol: string) => void;
};

/** The user's question. An undelivered one shows the reason and can be retried or edited. */
export function QuestionView({ question, onRetry, onEdit, onSymbol }: QuestionViewProps) {
  const { t } = useTranslation('chat');
  const suggestions = question.problem?.detail.suggestions ?? [];
  return (
    <article
      aria-label={t('question.label')}
      className="flex flex-col items-end"
      data-delivery={question.delivery}
    >
      <p className="max-w-[88%] rounded-lg bg-accent-soft px-3 py-2 text-sm leading-6 break-words whitespace-pre-wrap">
        {question.text}
      </p>
      {question.delivery === 'stored' && (
        <Button look="quiet" className="px-2 text-xs md:min-h-8" onClick={onEdit}>
          {t('question.edit')}
        </Button>
      )}
      {question.delivery === 'stopped' && (
        <div className="mt-1 flex flex-wrap items-center gap-1 text-xs text-muted">
          {t('question.stopped')}
          <Button look="quiet" className="px-2 text-xs md:min-h-8" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {question.delivery === 'failed' && (
        <div
          role="alert"
          className="mt-2 w-full rounded-md border border-danger bg-danger-soft p-3 text-sm text-danger"
        >
          <p className="flex items-start gap-2">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <ProblemText problem={question.problem} />
          </p>
          {suggestions.length > 0 && (
            <ul aria-label={t('special.suggestions')} className="mt-2 flex flex-wrap gap-2">
              {suggestions.map((suggestion) => (
                <li key={suggestion.symbol}>
                  <Button look="secondary" onClick={() => onSymbol(suggestion.symbol)}>
                    {suggestion.symbol} · {suggestion.name}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button look="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button look="quiet" onClick={onEdit}>
              {t('question.edit')}
            </Button>
          </div>
        </div>
      )}
    </article>
  );
}
