import { type Fact, methodPagePath } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { methodName } from './fact-value.ts';

/** The method's name; it opens the definition, beside the conversation and not in its place. */
export function MethodLink({ fact }: { fact: Fact }) {
  const { t } = useTranslation('chat');
  const name = methodName(fact, useLanguage());
  const path = methodPagePath(fact.method);
  if (path === undefined) return name;
  return (
    <a href={path} target="_blank" rel="noopener" className="link">
      {name}
      <span className="sr-only"> {t('fact.newTab')}</span>
    </a>
  );
}
