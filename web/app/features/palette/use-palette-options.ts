import { apiPaths, foldText, type InstrumentList, type Theme, themes } from '@vela/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import {
  getPageCommands,
  type PaletteCommand,
  subscribeToCommands,
} from '../../lib/palette-commands.ts';
import { useApi, useSession } from '../../lib/session/session-provider.tsx';
import { useTheme } from '../../lib/theme.tsx';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';

const debounceMs = 120;
const maxSymbols = 6;

const pages = [
  { name: 'products', path: '/urunler' },
  { name: 'methods', path: '/methods' },
  { name: 'faq', path: '/sss' },
  { name: 'news', path: '/news' },
  { name: 'security', path: '/guvenlik' },
  { name: 'contact', path: '/Contact' },
] as const;

/** Pages of markets, for members. */
const marketPages = [
  { name: 'calendar', path: '/markets/calendar' },
  { name: 'news', path: '/markets/news' },
] as const;

/** The instruments that a text finds; none while nothing is typed, or without an answer. */
function useSymbols(text: string): InstrumentList['items'] {
  const api = useApi();
  const query = useDebouncedText(text.trim(), debounceMs);
  const [found, setFound] = useState<{ query: string; items: InstrumentList['items'] }>();
  useEffect(() => {
    if (query === '') return undefined;
    const leaving = new AbortController();
    const asked = new URLSearchParams({ query, limit: String(maxSymbols) });
    api
      .request<InstrumentList>(`${apiPaths.instruments}?${asked}`, { signal: leaving.signal })
      .then(({ items }) => setFound({ query, items }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api, query]);
  return found !== undefined && found.query === query && query !== '' ? found.items : [];
}

/** What the palette offers for a text: the page's own commands, symbols, pages, colours. */
export function usePaletteOptions(text: string): readonly PaletteCommand[] {
  const { t } = useTranslation(['palette', 'site']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { user } = useSession();
  const { chooseTheme } = useTheme();
  const page = useSyncExternalStore(subscribeToCommands, getPageCommands, () => undefined);
  const symbols = useSymbols(text);
  const home = user === undefined ? '/explore' : '/chat';
  const go = (path: string) => (): void => void navigate(path);
  const toTheme = (theme: Theme): PaletteCommand => ({
    id: `theme-${theme}`,
    label: t('theme', { name: t(`site:theme.${theme}`) }),
    run: () => chooseTheme(theme),
  });
  const known: PaletteCommand[] = [
    ...(page?.commands ?? [{ id: 'workspace', label: t('workspace'), run: go(home) }]),
    ...pages.map(({ name, path }) => ({ id: name, label: t(`pages.${name}`), run: go(path) })),
    ...(user === undefined
      ? []
      : marketPages.map(({ name, path }) => ({
          id: `markets-${name}`,
          label: t(`markets.${name}`),
          run: go(path),
        }))),
    ...(user === undefined ? [] : [{ id: 'profile', label: t('profile'), run: go('/profile') }]),
    ...themes.map(toTheme),
  ];
  const wanted = foldText(text.trim());
  const matching = known.filter(({ label }) => foldText(label).includes(wanted));
  const charts = symbols.map(({ symbol, name }) => ({
    id: `symbol-${symbol}`,
    label: `${symbol} · ${name[language]}`,
    run: () => {
      if (page === undefined) void navigate(`${home}?${new URLSearchParams({ symbol })}`);
      else page.openSymbol(symbol);
    },
  }));
  const search = {
    id: 'search',
    label: t('search', { text: text.trim() }),
    run: go(`/search?${new URLSearchParams({ q: text.trim() })}`),
  };
  return [...matching, ...charts, ...(wanted === '' ? [] : [search])];
}
