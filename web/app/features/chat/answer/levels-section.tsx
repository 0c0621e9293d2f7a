import type { Evidence, Language } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../answer.ts';
import type { FactLinks } from '../fact-links.ts';
import { LevelTable } from './level-table.tsx';
import { SentenceList } from './sentence-list.tsx';
import { partByTable } from './tabled-sentences.ts';

type LevelsSectionProps = {
  answer: Answer;
  links: FactLinks;
  sentences: readonly Evidence[];
  spoken: Language | undefined;
};

/** The table of levels, and what it does not tell; its sentences are one press away. */
export function LevelsSection({ answer, links, sentences, spoken }: LevelsSectionProps) {
  const { t } = useTranslation('chat');
  const { tabled, others } = partByTable(sentences, answer.levels);
  return (
    <>
      <LevelTable answer={answer} links={links} />
      {others.length > 0 && (
        <div className={answer.levels.length > 0 ? 'mt-2' : undefined}>
          <SentenceList sentences={others} links={links} spoken={spoken} />
        </div>
      )}
      {tabled.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 text-xs leading-6 text-muted hover:text-ink max-md:min-h-11 max-md:leading-11">
            {t('answer.level.inWords')}
          </summary>
          <SentenceList sentences={tabled} links={links} spoken={spoken} />
        </details>
      )}
    </>
  );
}
