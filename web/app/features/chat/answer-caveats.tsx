import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasSections } from './answer/answer-outline.ts';
import type { Answer } from './answer.ts';

/** Warns before the first sentence that data is simulated; an answer in sections tells it itself. */
export function AnswerCaveats({ answer }: { answer: Answer }) {
  const { t } = useTranslation('chat');
  const { analysis, sentences } = answer;
  if (analysis?.mode !== 'technical' || analysis.source.kind !== 'simulated') return null;
  if (sentences.length === 0 || hasSections(sentences)) return null;
  return (
    <p className="mb-2 flex items-start gap-2 rounded-md bg-warning-soft px-3 py-1.5 text-xs text-warning">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('answer.simulatedNotice')}
    </p>
  );
}
