import { formatFactValue } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Answer } from '../answer.ts';
import type { FactLinks } from '../fact-links.ts';
import { LinkedNumber } from '../linked-text.tsx';

/** The facts to be seen at a glance, as chips. */
export function KeyFacts({ answer, links }: { answer: Answer; links: FactLinks }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  if (answer.keyFacts.length === 0) return null;
  return (
    <ul
      aria-label={t('answer.key.label')}
      data-testid="key-facts"
      className="mt-3! grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-1.5"
    >
      {answer.keyFacts.map(({ name, factId }) => {
        const fact = links.findFact(factId);
        if (fact === undefined) return null;
        return (
          <li
            key={name}
            className="rounded-md border border-line bg-surface px-2.5 py-1.5 leading-5 hover:border-line-strong"
          >
            <span className="block truncate text-xs text-muted">{t(`answer.key.${name}`)}</span>
            <span className="block font-medium first-letter:uppercase">
              <LinkedNumber
                text={formatFactValue(fact, language, undefined)}
                fact={fact}
                links={links}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
