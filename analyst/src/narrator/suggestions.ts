import {
  conceptName,
  chat,
  intervalName,
  type Concept,
  type Interval,
  type Language,
} from '@vela/contracts';
import { suggestionsEn, type SuggestionKey } from './en/suggestions.ts';
import { suggestionsTr } from './tr/suggestions.ts';

const texts: Readonly<Record<Language, Readonly<Record<SuggestionKey, string>>>> = {
  en: suggestionsEn,
  tr: suggestionsTr,
};

export type Suggested = {
  readonly key: SuggestionKey;
  readonly symbol?: string;
  readonly interval?: Interval;
  readonly concept?: Concept;
};

/** The interval a reader would look at next: the next longer one people use, the day for the longest. */
export const widerInterval = {
  '1m': '15m',
  '5m': '1h',
  '15m': '1h',
  '30m': '4h',
  '1h': '4h',
  '4h': '1d',
  '1d': '1w',
  '1w': '1d',
  '1mo': '1d',
} as const satisfies Record<Interval, Interval>;

// A code of one or two letters is an ordinary word to a reader, and to the analyst, unless it carries a dollar sign.
function asCode(symbol: string): string {
  return symbol.length <= 2 ? `$${symbol}` : symbol;
}

function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A complete question in the language. Without a symbol the product's example stands in. */
export function toPrompt(
  { key, symbol, interval, concept }: Suggested,
  language: Language,
): string {
  const names: Readonly<Record<string, string>> = {
    symbol: asCode(symbol ?? chat.exampleSymbol),
    interval: intervalName(interval ?? '4h', language),
    concept: conceptName(concept ?? 'order-block', language),
  };
  return capitalised(
    texts[language][key].replace(/\{\$(\w+)\}/g, (_, name: string) => names[name] ?? ''),
    language,
  );
}
