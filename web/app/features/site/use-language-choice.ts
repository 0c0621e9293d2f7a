import type { Language } from '@vela/contracts';
import { useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useChangeLanguage } from '../../i18n/language-change.tsx';
import { findFallbackPath } from '../../lib/route-handle.ts';
import { findPage, hasLanguageInUrl } from '../../site-pages.ts';
import { setSearchLanguage } from './search-in-language.ts';

/** Links to this page in each language; the switch in place keeps scroll and field values. */
export function useLanguageChoice() {
  const location = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const changeLanguage = useChangeLanguage();
  const matches = useMatches();
  const page = findPage(location.pathname);
  // Two leading slashes would be a protocol-relative URL to another host.
  const path = page?.path ?? location.pathname.replace(/^\/+/, '/');

  async function fetchTexts(language: Language): Promise<void> {
    const instead = findFallbackPath(language, matches);
    if (instead !== undefined) {
      await navigate(`${instead}${setSearchLanguage('', language, 'when-other')}`);
      return;
    }
    // A switch in progress uses its own navigation.
    const shown = coming?.pathname === location.pathname ? coming : location;
    // For copied links; later pages and account screens follow the stored choice, not a query.
    const naming = hasLanguageInUrl(shown.pathname) ? 'when-other' : 'never';
    const search = setSearchLanguage(shown.search, language, naming);
    // Refetch the page's texts in the other language.
    if (search === shown.search) await revalidate();
    else
      await navigate(
        { search, hash: shown.hash },
        { replace: true, preventScrollReset: true, state: shown.state },
      );
  }

  return {
    /** Without JavaScript the link always names the language: nothing else would carry it. */
    toHref: (language: Language) => {
      const instead = findFallbackPath(language, matches);
      return `${instead ?? path}${setSearchLanguage(instead === undefined ? location.search : '', language, 'always')}`;
    },
    choose: (language: Language) => changeLanguage(language, () => fetchTexts(language)),
  };
}
