import { CircleAlert, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { QuestionEditor, QuestionVersions } from './chat-extras-lazy.ts';
import type { QuestionMessage } from './chat-message.ts';
import { ProblemText } from './problem-text.tsx';

type QuestionViewProps = {
  question: QuestionMessage;
  onRetry: () => void;
  /** Puts the words of one that was not delivered into the field. */
  onDraft: () => void;
  /** Asks it again with other words; missing for guests. */
  onEdit: ((text: string) => boolean) | undefined;
  onVersion: ((questionId: string) => Promise<void>) | undefined;
  onSymbol: (symbol: string) => void;
};

/** The user's question. An undelivered one shows the reason and can be retried or edited. */
export function QuestionView(props: QuestionViewProps) {
  const { question, onRetry, onEdit } = props;
  const { t } = useTranslation('chat');
  const [editor, setEditor] = useState<'open' | 'closed'>();
  if (editor === 'open' && onEdit !== undefined)
    return (
      <Suspense>
        <QuestionEditor text={question.text} onSend={onEdit} onClose={() => setEditor('closed')} />
      </Suspense>
    );
  return (
    <article
      aria-label={t('question.label')}
      className="flex flex-col items-end"
      data-delivery={question.delivery}
    >
      <div className="flex max-w-full items-center gap-1 max-md:-my-1">
        {question.delivery === 'stored' && onEdit !== undefined && (
          <button
            type="button"
            aria-label={t('question.edit')}
            title={t('question.edit')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus comes back from the editor
            autoFocus={editor === 'closed'}
            className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-8"
            onClick={() => setEditor('open')}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </button>
        )}
        <p className="min-w-0 rounded-lg bg-accent-soft px-3 py-2 max-md:py-1.5 text-sm leading-6 break-words whitespace-pre-wrap">
          {question.text}
        </p>
      </div>
      {question.delivery === 'stored' && <Versions {...props} />}
      {question.delivery === 'stopped' && (
        <div className="mt-1 flex flex-wrap items-center gap-1 text-xs text-muted">
          {t('question.stopped')}
          <Button look="quiet" className="px-2 text-xs md:min-h-8" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {question.delivery === 'failed' && <Undelivered {...props} />}
    </article>
  );
}

/** The versions of a stored question. */
function Versions({ question: { id, versions }, onVersion }: QuestionViewProps) {
  if (versions === undefined) return null;
  return (
    <Suspense>
      <QuestionVersions id={id} versions={versions} onVersion={onVersion} />
    </Suspense>
  );
}

/** Why a question was not delivered, and what can be done. */
function Undelivered({ question, onRetry, onDraft, onSymbol }: QuestionViewProps) {
  const { t } = useTranslation('chat');
  const suggestions = question.problem?.detail.suggestions ?? [];
  return (
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
        <Button look="quiet" onClick={onDraft}>
          {t('question.edit')}
        </Button>
      </div>
    </div>
  );
}
