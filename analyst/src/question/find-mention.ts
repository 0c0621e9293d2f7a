import { fold, type Instrument } from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import { fillerWords, intentWords } from './intent-words.ts';
import { findConcept } from './find-concept.ts';

/** The instrument a message names, and the message folded with every name taken out. */
export type Mention = { readonly match: InstrumentMatch | undefined; readonly text: string; readonly rest: string };

const weight = { 'not-covered': 3, found: 2, ambiguous: 1, unknown: 0 } as const satisfies Record<InstrumentMatch['kind'], number>;

/** Takes the instruments out of a message. What is not covered counts before the rest: it must never be answered with another one. */
export function findMention(message: string, catalogue: InstrumentCatalogue): Mention {
  const text = message.normalize('NFC');
  const mentions = catalogue.findInText(text);
  const chosen = mentions.toSorted((a, b) => weight[b.match.kind] - weight[a.match.kind])[0];
  const rest = mentions.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
  return { match: chosen?.match, text: chosen === undefined ? '' : text.slice(chosen.start, chosen.end), rest: fold(rest) };
}

/** What a request to analyse names beside known words: "analyze foobar". Nothing when it names nothing. */
export function findLeftover(rest: string): string | undefined {
  const words = rest.match(/[a-z][a-z0-9./-]{1,}/g) ?? [];
  return words.find((word) => {
    const isKnown =
      fillerWords.has(word) || Object.values(intentWords).some((pattern) => pattern.test(` ${word} `)) || findConcept(word) !== undefined;
    return !isKnown && word.length >= 3;
  });
}

export function toSuggestion(instrument: Instrument, language: 'en' | 'tr'): { symbol: string; name: string } {
  return { symbol: instrument.symbol, name: instrument.name[language] };
}
