import type { Language } from '@vela/contracts';
import { useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useChangeLanguage } from '../../i18n/language-change.tsx';
import { pathInsteadIn } from '../../lib/route-handle.ts';
import { findPage, namesItsLanguage } from '../../site-pages.ts';
import { searchInLanguage } from './search-in-language.ts';

/** Links to this page in each language, and the change in place: the page, its scroll and everything typed stay. */
export function useLanguageChoice() {
  const location = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const changeLanguage = useChangeLanguage();
  const matches = useMatches();
  const page = findPage(location.pathname);
  // Two slashes at its beginning would name another site.
  const path = page?.path ?? location.pathname.replace(/^\/+/, '/');

  async function fetchTexts(language: Language): Promise<void> {
    const instead = pathInsteadIn(language, matches);
    if (instead !== undefined) {
      await navigate(`${instead}${searchInLanguage('', language, 'when-other')}`);
      return;
    }
    // A change that is still on its way goes by an address of its own.
    const {
      pathname,
      search: asked,
      hash,
      state,
    } = coming?.pathname === location.pathname ? coming : location;
    // The page of the public site on which the language is chosen names it in the address, so that its copied link shows the same text. The
    // pages after it follow the remembered choice and name no language; nor do screens of a person's own, where a query left behind would
    // win over the next choice.
    const search = searchInLanguage(
      asked,
      language,
      namesItsLanguage(pathname) ? 'when-other' : 'never',
    );
    // The texts that came with the page are fetched anew, in the other language.
    if (search === asked) await revalidate();
    else await navigate({ search, hash }, { replace: true, preventScrollReset: true, state });
  }

  return {
    /** Works without JavaScript: names the language, whichever it is, for nothing else would carry it. */
    hrefOf: (language: Language) => {
      const instead = pathInsteadIn(language, matches);
      return `${instead ?? path}${searchInLanguage(instead === undefined ? location.search : '', language, 'always')}`;
    },
    choose: (language: Language) => changeLanguage(language, () => fetchTexts(language)),
  };
}
