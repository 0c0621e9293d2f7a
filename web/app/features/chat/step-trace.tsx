import { formatTime } from '@vela/contracts';
import { ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Answer } from './answer.ts';
import { truncateHash, formatSourceName } from './fact-value.ts';
import { ModelDetails } from './model-lazy.ts';

/** Steps of an answer: how the question was understood, which candles, what was found. */
export function StepTrace({ answer }: { answer: Answer }) {
  const { t } = useTranslation(['chat', 'models']);
  const language = useLanguage();
  const { understanding, analysis, usage } = answer;
  if (understanding === undefined) return null;
  const about = [understanding.symbol, understanding.interval]
    .filter((part) => part !== undefined)
    .join(' · ');
  return (
    <details className="group mt-2 text-xs text-muted">
      <summary className="inline-flex min-h-8 items-center gap-1.5 rounded-sm hover:text-ink max-md:min-h-11">
        <ListChecks aria-hidden="true" className="size-3.5" />
        {t('trace.title')}
        {usage !== undefined && usage.written > 0 && (
          <span className="text-muted">· {t('models:details.author', { model: usage.model })}</span>
        )}
      </summary>
      <ol className="mt-1 space-y-1 border-l border-line pl-3">
        <li>
          {t('trace.understood', {
            intent: t(`intent.${understanding.intent}`),
            about: about === '' ? '–' : about,
          })}
        </li>
        {analysis?.mode === 'technical' && (
          <>
            <li>
              {t('trace.candles', {
                count: analysis.candles.count,
                from: formatTime(analysis.candles.from, analysis.interval, language),
                to: formatTime(analysis.candles.to, analysis.interval, language),
              })}
            </li>
            <li>
              {t('trace.source', {
                source: formatSourceName(analysis.source, language),
                hash: truncateHash(analysis.candles.hash),
              })}
            </li>
            <li>
              {t('trace.found', {
                findings: analysis.findingCount,
                facts: analysis.factCount ?? analysis.facts.length,
              })}
            </li>
          </>
        )}
        {answer.sentences.length > 0 && (
          <li>{t('trace.checked', { count: answer.sentences.length })}</li>
        )}
        {usage !== undefined && (
          <Suspense>
            <ModelDetails usage={usage} />
          </Suspense>
        )}
      </ol>
    </details>
  );
}
