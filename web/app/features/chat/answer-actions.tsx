import { CandlestickChart, Check, Copy, Table2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { notify } from '../../ui/toasts.tsx';
import { useOutlineWords } from './answer/use-outline-words.ts';
import type { ShownAnalysis } from './answer.ts';
import type { AnswerViewProps } from './answer-view-props.ts';
import { AnswerExtras } from './chat-extras-lazy.ts';
import { toCopiedText } from './copied-answer.ts';

type AnswerActionsProps = Pick<
  AnswerViewProps,
  'answer' | 'onChart' | 'onShow' | 'question' | 'onRate' | 'conversationId'
>;

/** Copies, exports or rates an answer, or shows its chart again. */
export function AnswerActions(props: AnswerActionsProps) {
  const { answer, onChart, onShow, question, onRate, conversationId } = props;
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const outline = useOutlineWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const words = {
      asOf: t('fact.asOf'),
      source: t('fact.source'),
      hash: t('fact.hash'),
      simulated: t('answer.simulated'),
    };
    try {
      await navigator.clipboard.writeText(
        toCopiedText(answer, { words, outline, language, address: window.location.href }),
      );
      setCopied(true);
    } catch {
      notify.error(t('answer.copyFailed'));
    }
  };
  const button =
    'inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-xs text-muted hover:bg-sunken hover:text-ink md:min-h-8';
  return (
    <div className="-ml-2 flex flex-wrap items-center">
      <button
        type="button"
        className={button}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {copied ? (
          <Check aria-hidden="true" className="size-3.5" />
        ) : (
          <Copy aria-hidden="true" className="size-3.5" />
        )}
        <span aria-live="polite">{copied ? t('answer.copied') : t('answer.copy')}</span>
      </button>
      <Suspense>
        <AnswerExtras
          answer={answer}
          question={question}
          conversationId={conversationId}
          onRate={onRate}
          className={button}
        />
      </Suspense>
      {answer.analysis !== undefined && (
        <ShowButton
          analysis={answer.analysis}
          onChart={onChart}
          onShow={onShow}
          className={button}
        />
      )}
    </div>
  );
}

type ShowButtonProps = Pick<AnswerViewProps, 'onChart' | 'onShow'> & {
  analysis: ShownAnalysis;
  className: string;
};

/** Shows the chart or the page of an answer where another one is shown. */
function ShowButton({ analysis, onChart, onShow, className }: ShowButtonProps) {
  const { t } = useTranslation('chat');
  const isChart = analysis.mode === 'technical';
  if (onChart && isChart) return null;
  const Icon = isChart ? CandlestickChart : Table2;
  return (
    // On a phone a page is beside no answer.
    <button
      type="button"
      className={joinClassNames(className, onChart && 'md:hidden')}
      onClick={onShow}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {t(isChart ? 'answer.show' : 'answer.showPage')}
    </button>
  );
}
