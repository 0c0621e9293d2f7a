import {
  getConceptName,
  chat,
  getIntervalName,
  type Concept,
  type Interval,
  type Language,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { SuggestionKey } from '../language/en/suggestions.ts';

export type SuggestedPrompt = {
  readonly key: SuggestionKey;
  readonly symbol?: string;
  readonly interval?: Interval;
  readonly concept?: Concept;
};

/** The interval to suggest next: the next longer common one; the day for the longest. */
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

// A code of one or two letters is read as an ordinary word unless it has a dollar sign.
function toCode(symbol: string): string {
  return symbol.length <= 2 ? `$${symbol}` : symbol;
}

function capitalize(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Returns a complete question in the language. Without a symbol the example symbol is used. */
export function toPrompt(
  { key, symbol, interval, concept }: SuggestedPrompt,
  language: Language,
): string {
  const names: Readonly<Record<string, string>> = {
    symbol: toCode(symbol ?? chat.exampleSymbol),
    interval: getIntervalName(interval ?? '4h', language),
    concept: getConceptName(concept ?? 'order-block', language),
  };
  return capitalize(
    analystLanguages[language].suggestions[key].replace(
      /\{\$(\w+)\}/g,
      (_, name: string) => names[name] ?? '',
    ),
    language,
  );
}
