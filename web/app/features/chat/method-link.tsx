import { type Fact, getMethodPagePath } from '@vela/contracts';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMethodName } from './fact-value.ts';

/** Link to the method's definition in a new tab; in a row only its id, in a narrow one an icon. */
export function MethodLink({ fact, inRow = false }: { fact: Fact; inRow?: boolean }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const words = inRow ? fact.method : formatMethodName(fact, language);
  const path = getMethodPagePath(fact.method);
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
