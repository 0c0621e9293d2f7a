import { apiPaths, foldText, type InstrumentList, languageRules } from '@vela/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';

/** What a command does instead of asking: it saves the last answer, or opens the settings. */
const composerActions = ['pdf', 'markdown', 'csv', 'model'] as const;
export type ComposerAction = (typeof composerActions)[number];

const commands = ['explain', 'levels', 'gaps', 'compare', 'timeframes', 'help'] as const;
const debounceMs = 120;
const maxSymbols = 6;

/** What can be put in the place of the last word: a command as a question, or a symbol. */
export type ComposerSuggestion = {
  readonly label: string;
  readonly detail: string;
  /** The whole text of the field once it is chosen. */
  readonly text: string;
  /** What choosing it does; without it, its text is put into the field. */
  readonly action?: ComposerAction;
};

/** The text after "@" at the end of what is typed; undefined where there is none. */
export function findSymbolWord(text: string): string | undefined {
  return /(?:^|\s)@([\p{L}\d./]{0,20})$/u.exec(text)?.[1];
}

/** The text after "/" that begins what is typed; undefined where there is none. */
export function findCommandWord(text: string): string | undefined {
  return /^\/(\p{L}*)$/u.exec(text)?.[1];
}

const listActions = ({ hasAnswer }: AskedAbout): readonly ComposerAction[] =>
  hasAnswer ? composerActions : ['model'];

function useSymbolSuggestions(api: Api, text: string): InstrumentList['items'] {
  const word = findSymbolWord(text);
  const query = useDebouncedText(word ?? '', debounceMs);
  const [items, setItems] = useState<InstrumentList['items']>([]);
  const isAsked = word !== undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const asked = new URLSearchParams({ query, limit: String(maxSymbols) });
    api
      .request<InstrumentList>(`${apiPaths.instruments}?${asked}`, { signal: leaving.signal })
      .then((found) => setItems(found.items.slice(0, maxSymbols)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api, query, isAsked]);
  return isAsked ? items : [];
}

export type AskedAbout = {
  readonly symbol: string;
  readonly interval: string;
  /** Whether there is an answer to save. */
  readonly hasAnswer: boolean;
};

/** Suggestions for what is typed: commands after "/", symbols after "@". */
export function useComposerSuggestions(
  api: Api,
  text: string,
  about: AskedAbout,
): readonly ComposerSuggestion[] {
  const { t } = useTranslation('composer');
  const language = useLanguage();
  const symbols = useSymbolSuggestions(api, text);
  const command = findCommandWord(text);
  if (command !== undefined)
    return [
      ...commands.map((name): ComposerSuggestion => {
        const interval = languageRules[language].formatTimeframe(about.interval);
        const question = t(`command.${name}.question`, { symbol: about.symbol, interval });
        const word = t(`command.${name}.name`);
        return { label: `/${word}`, detail: question, text: question };
      }),
      ...listActions(about).map((action): ComposerSuggestion => {
        const word = t(`action.${action}.name`);
        return { label: `/${word}`, detail: t(`action.${action}.about`), text: '', action };
      }),
    ].filter(({ label }) => foldText(label).startsWith(foldText(`/${command}`)));
  const word = findSymbolWord(text);
  if (word === undefined) return [];
  return symbols.map(({ symbol, name }) => ({
    label: symbol,
    detail: name[language],
    text: `${text.slice(0, text.length - word.length - 1)}${symbol} `,
  }));
}
