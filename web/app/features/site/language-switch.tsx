import { languageRules, languages } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { useLanguageChoice } from './use-language-choice.ts';

/** Links to the page in each language. With JavaScript they switch in place. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('site');
  const { toHref, choose } = useLanguageChoice();
  return (
    <ul
      aria-label={t('language.label')}
      className={joinClassNames('inline-flex rounded-md border border-line p-0.5', className)}
    >
      {languages.map((language) => {
        const current = i18n.language === language;
        return (
          <li key={language}>
            <a
              href={toHref(language)}
              hrefLang={language}
              lang={language}
              aria-current={current ? 'true' : undefined}
              className={joinClassNames(
                'inline-flex min-h-9 min-w-9 items-center justify-center rounded-sm px-2 text-xs font-semibold uppercase transition-colors max-lg:min-h-11 max-lg:min-w-11',
                current ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
              )}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                void choose(language);
              }}
            >
              <span aria-hidden="true">{language}</span>
              <span className="sr-only normal-case">{languageRules[language].name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
