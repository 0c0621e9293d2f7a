import { CandlestickChart, Check, Copy, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { notify } from '../../ui/toasts.tsx';
import { useOutlineWords } from './answer/use-outline-words.ts';
import type { AnswerViewProps } from './answer-view-props.ts';
import { toCopiedText } from './copied-answer.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { AnswerRating } from './rating/answer-rating.tsx';

type AnswerActionsProps = Pick<
  AnswerViewProps,
  'answer' | 'onChart' | 'onShow' | 'question' | 'onRate'
>;

/** Copies, exports or rates an answer, or shows its chart again. */
export function AnswerActions(props: AnswerActionsProps) {
  const { answer, onChart, onShow, question, onRate } = props;
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
      <ExportMenu answer={answer} question={question} className={button} />
      {answer.analysis !== undefined && (!onChart || answer.analysis.mode !== 'technical') && (
        // On a phone a page is beside no answer.
        <button
          type="button"
          className={joinClassNames(button, onChart && 'md:hidden')}
          onClick={onShow}
        >
          {answer.analysis.mode === 'technical' ? (
            <CandlestickChart aria-hidden="true" className="size-3.5" />
          ) : (
            <Table2 aria-hidden="true" className="size-3.5" />
          )}
          {t(answer.analysis.mode === 'technical' ? 'answer.show' : 'answer.showPage')}
        </button>
      )}
      {onRate !== undefined && (
        <AnswerRating stored={answer.rating} onRate={onRate} className={button} />
      )}
    </div>
  );
}
