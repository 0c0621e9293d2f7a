import { type Language, languageKeys } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { changeLanguage, languageNames, switchableLanguages } from '../../i18n/client.ts';
import { classNames } from '../../ui/class-names.ts';

/** Switches the language in place: the page and everything typed stay. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('site');
  const location = useLocation();
  const navigate = useNavigate();

  async function choose(language: Language): Promise<void> {
    await changeLanguage(language);
    const query = new URLSearchParams(location.search);
    if (!query.has(languageKeys.query)) return;
    // Left in the address, the query would win over the choice at the next visit.
    query.delete(languageKeys.query);
    await navigate({ search: query.toString(), hash: location.hash }, { replace: true, preventScrollReset: true, state: location.state });
  }

  return (
    <fieldset aria-label={t('language.label')} className="inline-flex items-center rounded-md border border-line">
      {switchableLanguages.map((language) => {
        const current = i18n.language === language;
        return (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={current}
            onClick={() => void choose(language)}
            className={classNames(
              'min-h-9 min-w-10 rounded-md px-2 text-xs font-semibold uppercase',
              current ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
            )}
          >
            {language}
            <span className="sr-only">, {languageNames[language]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
