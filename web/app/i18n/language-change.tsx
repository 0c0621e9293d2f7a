import type { Language } from '@vela/contracts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { fetchWords, rememberLanguage, showLanguage } from './client.ts';

/** Changes to a language. `fetchTexts` brings what comes with the page in it: the words wait for that, and both show at the same moment. */
type ChangeLanguage = (language: Language, fetchTexts: () => Promise<void>) => Promise<void>;

const ChangeLanguageContext = createContext<ChangeLanguage>(async () => undefined);

export function useChangeLanguage(): ChangeLanguage {
  return useContext(ChangeLanguageContext);
}

/** Stands around the whole document, which no change of page takes away. */
export function LanguageChange({ children }: { children: ReactNode }) {
  const due = useRef<Language>(undefined);
  const choices = useRef(0);
  const [, setFetched] = useState(0);
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isFetching = navigation.state !== 'idle' || revalidator.state !== 'idle';
  // Whenever the router has something else to show.
  useLayoutEffect(() => {
    // The texts that were fetched have just come into the page; the words follow before it is painted.
    if (due.current === undefined || isFetching) return;
    showLanguage(due.current);
    due.current = undefined;
  });
  const change = useCallback<ChangeLanguage>(async (language, fetchTexts) => {
    choices.current += 1;
    const choice = choices.current;
    await fetchWords(language);
    // The last choice counts, whichever comes first.
    if (choice !== choices.current) return;
    rememberLanguage(language);
    due.current = language;
    await fetchTexts();
    // A page without texts of its own has not changed by that: the words come alone.
    startTransition(() => setFetched(choice));
  }, []);
  return <ChangeLanguageContext value={change}>{children}</ChangeLanguageContext>;
}
