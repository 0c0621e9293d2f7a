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
import { fetchWords, storeLanguage, showLanguage } from './client.ts';

/** Switches the language; words and the texts of `fetchTexts` change in one render. */
type ChangeLanguage = (language: Language, fetchTexts: () => Promise<void>) => Promise<void>;

const ChangeLanguageContext = createContext<ChangeLanguage>(async () => undefined);

export function useChangeLanguage(): ChangeLanguage {
  return useContext(ChangeLanguageContext);
}

/** Wraps the whole document, so that no navigation unmounts it. */
export function LanguageChange({ children }: { children: ReactNode }) {
  const due = useRef<Language>(undefined);
  const choices = useRef(0);
  const [, setFetched] = useState(0);
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isFetching = navigation.state !== 'idle' || revalidator.state !== 'idle';
  // Runs whenever the router's state changes.
  useLayoutEffect(() => {
    // The fetched texts were just rendered; switch the words before paint.
    if (due.current === undefined || isFetching) return;
    showLanguage(due.current);
    due.current = undefined;
  });
  const change = useCallback<ChangeLanguage>(async (language, fetchTexts) => {
    choices.current += 1;
    const choice = choices.current;
    await fetchWords(language);
    // The last choice wins, whichever resolves first.
    if (choice !== choices.current) return;
    storeLanguage(language);
    due.current = language;
    await fetchTexts();
    // A page without texts did not re-render: switch the words alone.
    startTransition(() => setFetched(choice));
  }, []);
  return <ChangeLanguageContext value={change}>{children}</ChangeLanguageContext>;
}
