import { useTranslation } from 'react-i18next';
import { languageNames, switchableLanguages } from '../../i18n/client.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLanguageChoice } from './use-language-choice.ts';

/** The page in each language, as links. With JavaScript they change the language in place. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('site');
  const { hrefOf, choose } = useLanguageChoice();
  return (
    <ul
      aria-label={t('language.label')}
      className={classNames('inline-flex rounded-md border border-line p-0.5', className)}
    >
      {switchableLanguages.map((language) => {
        const current = i18n.language === language;
        return (
          <li key={language}>
            <a
              href={hrefOf(language)}
              hrefLang={language}
              lang={language}
              aria-current={current ? 'true' : undefined}
              className={classNames(
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
              <span className="sr-only normal-case">{languageNames[language]}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
