import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { toKeyFactLines, toLevelLines } from './answer/answer-lines.ts';
import { useOutlineWords } from './answer/use-outline-words.ts';
import type { Answer } from './answer.ts';

/** Key facts and levels, as lines. */
function SpokenParts({ answer }: { answer: Answer }) {
  const words = useOutlineWords();
  const language = useLanguage();
  return [...toKeyFactLines(answer, words, language), ...toLevelLines(answer, words, language)].map(
    (line) => <p key={line}>{line}</p>,
  );
}

/** Announces an arriving answer by sentence to screen readers; earlier ones are not announced. */
export function LiveLog({ answer, waiting }: { answer: Answer | undefined; waiting: boolean }) {
  const { t } = useTranslation('chat');
  const [followedId, setFollowedId] = useState<string>();
  if (answer?.outcome === 'running' && answer.id !== followedId) setFollowedId(answer.id);
  const followed = answer !== undefined && answer.id === followedId ? answer : undefined;
  return (
    <div role="log" aria-live="polite" aria-label={t('log.label')} className="sr-only">
      {waiting && <p>{t('log.waiting')}</p>}
      {followed?.sentences.map((sentence) => (
        <p key={sentence.index}>{sentence.text}</p>
      ))}
      {followed !== undefined && <SpokenParts answer={followed} />}
      {followed !== undefined && followed.outcome !== 'running' && (
        <p>{t(`log.${followed.outcome}`)}</p>
      )}
    </div>
  );
}
