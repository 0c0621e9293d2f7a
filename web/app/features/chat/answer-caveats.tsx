import { formatHealthMessage } from '@vela/contracts';
import { CircleAlert, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Answer } from './answer.ts';

/** Warns before the first sentence that the data is simulated or stale. */
export function AnswerCaveats({ answer }: { answer: Answer }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { analysis } = answer;
  if (analysis?.mode !== 'technical') return null;
  const stale = analysis.source.health.find((note) => note.code === 'stale');
  const line =
    'mb-2 flex items-start gap-2 rounded-md bg-warning-soft px-3 py-1.5 text-xs text-warning';
  return (
    <>
      {analysis.source.kind === 'simulated' && (
        <p className={line}>
          <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('answer.simulatedNotice')}
        </p>
      )}
      {stale !== undefined && (
        <p className={line}>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {formatHealthMessage(stale, language)}
        </p>
      )}
    </>
  );
}
