import type { Language } from '@vela/contracts';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router';
import { changeLanguage } from '../../i18n/client.ts';
import { pathInsteadIn } from '../../lib/route-handle.ts';
import { findPage, isPublicText } from '../../site-pages.ts';
import { searchInLanguage } from './search-in-language.ts';

/** Links to this page in each language, and the change in place: the page, its scroll and everything typed stay. */
export function useLanguageChoice() {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const page = findPage(location.pathname);
  // Two slashes at its beginning would name another site.
  const path = page?.path ?? location.pathname.replace(/^\/+/, '/');

  async function choose(language: Language): Promise<void> {
    const instead = pathInsteadIn(language, matches);
    await changeLanguage(language);
    if (instead !== undefined) {
      await navigate(`${instead}${searchInLanguage('', language, 'when-other')}`);
      return;
    }
    // The page of the public site on which the language is chosen names it in the address, so that its copied link shows the same text. The
    // pages after it follow the remembered choice and name no language; nor do screens of a person's own, where a query left behind would
    // win over the next choice.
    const search = searchInLanguage(location.search, language, isPublicText(location.pathname) ? 'when-other' : 'never');
    // The texts that came with the page are fetched anew, in the other language.
    if (search === location.search) await revalidate();
    else await navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true, state: location.state });
  }

  return {
    /** Works without JavaScript: names the language, whichever it is, for nothing else would carry it. */
    hrefOf: (language: Language) => {
      const instead = pathInsteadIn(language, matches);
      return `${instead ?? path}${searchInLanguage(instead === undefined ? location.search : '', language, 'always')}`;
    },
    choose,
  };
}
