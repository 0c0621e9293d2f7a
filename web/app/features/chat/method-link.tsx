import { type Fact, methodPagePath } from '@vela/contracts';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { methodName } from './fact-value.ts';

/**
 * The method's name; it opens the definition, beside the conversation and not in its place. In a row, which has the name of the fact, it is the
 * id of the definition alone, and in a narrow one a sign: the id is then only spoken.
 */
export function MethodLink({ fact, inRow = false }: { fact: Fact; inRow?: boolean }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const words = inRow ? fact.method : methodName(fact, language);
  const path = methodPagePath(fact.method);
  if (path === undefined) return words;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className={
        inRow ? 'link @max-lg:grid @max-lg:size-11 @max-lg:place-items-center' : 'link link-alone'
      }
    >
      {inRow && <BookOpen aria-hidden="true" className="size-4 @lg:hidden" />}
      <span className={inRow ? '@max-lg:sr-only' : undefined}>{words}</span>
      <span className="sr-only"> {t('fact.newTab')}</span>
    </a>
  );
}
