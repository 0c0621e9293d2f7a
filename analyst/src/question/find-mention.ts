import { fold, type Instrument } from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import { findShortCode } from './find-short-code.ts';
import { isKnownWord } from './known-words.ts';
import { settleSeveral, type TextMention } from './settle-several.ts';

/** The instrument a message names, and the message folded with every name taken out. */
export type Mention = {
  readonly match: InstrumentMatch | undefined;
  readonly text: string;
  readonly rest: string;
  /** It names more than one instrument; the match is ambiguous between them. */
  readonly isSeveral: boolean;
};

const weight = { 'not-covered': 3, found: 2, ambiguous: 1, unknown: 0 } as const satisfies Record<InstrumentMatch['kind'], number>;

function findMentions(text: string, catalogue: InstrumentCatalogue): readonly TextMention[] {
  const named = catalogue.findInText(text);
  const code = findShortCode(text, catalogue);
  if (code === undefined || named.some(({ start, end }) => start < code.end && code.start < end)) return named;
  return code.match.kind === 'found' || named.length === 0 ? [...named, code].toSorted((a, b) => a.start - b.start) : named;
}

/** Takes the instruments out of a message. What is not covered counts before the rest: it must never be answered with another one. */
export function findMention(message: string, catalogue: InstrumentCatalogue): Mention {
  const text = message.normalize('NFC');
  const mentions = findMentions(text, catalogue);
  const rest = fold(mentions.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text));
  const chosen = mentions.toSorted((a, b) => weight[b.match.kind] - weight[a.match.kind])[0];
  const several = chosen?.match.kind === 'not-covered' ? undefined : settleSeveral(mentions, rest, text);
  if (several !== undefined) return { ...several, rest };
  return { match: chosen?.match, text: chosen === undefined ? '' : text.slice(chosen.start, chosen.end), rest, isSeveral: false };
}

/** What a request to analyse names beside known words: "analyze foobar". Nothing when it names nothing. */
export function findLeftover(rest: string): string | undefined {
  const words = rest.match(/[a-z][a-z0-9./-]{1,}/g) ?? [];
  return words.find((word) => word.length >= 3 && !isKnownWord(word));
}

export function toSuggestion(instrument: Instrument, language: 'en' | 'tr'): { symbol: string; name: string } {
  return { symbol: instrument.symbol, name: instrument.name[language] };
}
