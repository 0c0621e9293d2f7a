import { fold, type Instrument } from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import { findConcepts, locateConcepts } from './find-concept.ts';
import { findIndicator } from './find-indicator.ts';
import { findInterval } from './find-interval.ts';
import { findShortCode } from './find-short-code.ts';
import { isKnownWord } from './known-words.ts';
import { findOrdinaryNames } from './ordinary-names.ts';
import { settleSeveral, type TextMention } from './settle-several.ts';

/** The instrument a message names, and the message folded with every name taken out. */
export type Mention = {
  readonly match: InstrumentMatch | undefined;
  readonly text: string;
  readonly rest: string;
  /** It names more than one instrument; the match is ambiguous between them. */
  readonly isSeveral: boolean;
  /** The two instruments of a message that names exactly two, in the order in which they are written. */
  readonly pair: readonly [Instrument, Instrument] | undefined;
  /** A name that nobody knows beside the one that was found, else empty. */
  readonly strange: string;
};

// Words of the field that hold the name of an instrument.
const fieldNames = /(?<![a-z])silver bullets?(?![a-z])/g;

const weight = { 'not-covered': 3, found: 2, ambiguous: 1, unknown: 0 } as const satisfies Record<
  InstrumentMatch['kind'],
  number
>;

function overlaps(one: TextMention, other: TextMention): boolean {
  return one.start < other.end && other.start < one.end;
}

/** What the catalogue finds, without the terms of the field that look like a code in capitals ("CCI", "PDH"). */
function findNamed(text: string, catalogue: InstrumentCatalogue): readonly TextMention[] {
  const terms = [...fold(text).matchAll(fieldNames)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return catalogue.findInText(text).filter((mention) => {
    if (terms.some(({ start, end }) => start < mention.end && mention.start < end)) return false;
    return (
      mention.match.kind !== 'unknown' || !isFieldTerm(fold(text.slice(mention.start, mention.end)))
    );
  });
}

function isFieldTerm(folded: string): boolean {
  return (
    findConcepts(folded).length > 0 ||
    findIndicator(folded) !== undefined ||
    findInterval(folded) !== undefined
  );
}

const joiners =
  /(?<![a-z])(?:or|vs|versus|and|against|than|to|with|beside|alongside|mi|mu|ile|ve|veya|gore|compar\w*|karsilastir\w*|kiyasla\w*)(?![a-z])|[/,&]/;

function findMentions(text: string, catalogue: InstrumentCatalogue): readonly TextMention[] {
  const named = findNamed(text, catalogue);
  const settled = named.filter(({ match }) => match.kind !== 'unknown');
  const code = findShortCode(text, catalogue);
  if (
    code !== undefined &&
    !named.some((one) => overlaps(one, code)) &&
    (code.match.kind === 'found' || named.length === 0)
  ) {
    return [...named, code].toSorted((a, b) => a.start - b.start);
  }
  if (settled.length > 1 || (settled.length === 1 && !joiners.test(fold(text)))) return named;
  const ordinary = findOrdinaryNames(text, catalogue, settled.length > 0).filter(
    (one) => !named.some((other) => overlaps(one, other)),
  );
  return ordinary.length === 0
    ? named
    : [...settled, ...ordinary].toSorted((a, b) => a.start - b.start);
}

/** Takes the instruments out of a message. What is not covered counts before the rest: it must never be answered with another one. */
export function findMention(message: string, catalogue: InstrumentCatalogue): Mention {
  const text = message.normalize('NFC');
  const mentions = findMentions(text, catalogue);
  const rest = fold(
    mentions.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    ),
  );
  const chosen = mentions.toSorted((a, b) => weight[b.match.kind] - weight[a.match.kind])[0];
  const several =
    chosen?.match.kind === 'not-covered' ? undefined : settleSeveral(mentions, rest, text);
  const unknown = mentions.find((one) => one !== chosen && one.match.kind === 'unknown');
  const strange = unknown === undefined ? '' : text.slice(unknown.start, unknown.end);
  if (several !== undefined) return { ...several, rest, strange };
  const typed = chosen === undefined ? '' : text.slice(chosen.start, chosen.end);
  return { match: chosen?.match, text: typed, rest, isSeveral: false, pair: undefined, strange };
}

// Where the name of an instrument stands: after a preposition, first in the message, or before what it is.
const places = [
  /(?<![a-z])(?:of|on|for|about) +(?:the )?(?<name>[a-z][a-z0-9]{2,})(?= *$| *[?.!,]| +(?:on|in|chart|please|pls))/,
  /^ *(?<name>[a-z][a-z0-9]{2,}) +(?=(?:token|coin|stock|share|hisse|chart|grafi|destek|direnc|seviye|support|resist|level|analy|analiz|tekni|technic|\d))/,
  /(?<![a-z])(?<name>[a-z][a-z0-9]{2,}) +(?=(?:token|coin)(?![a-z]))/,
];

/** What a request for a chart names where a name would stand and nobody knows: "the chart of foobar", "foobar coin". */
export function findStrangeName(rest: string): string | undefined {
  const names = places.map((place) => place.exec(rest)?.groups?.['name']);
  const terms = locateConcepts(rest).flatMap(({ start, end }) => rest.slice(start, end).split(' '));
  return names.find((name) => name !== undefined && !isKnownWord(name) && !terms.includes(name));
}

/** What a request to analyse names beside known words: "analyze foobar". Nothing when it names nothing. */
export function findLeftover(rest: string): string | undefined {
  const words = rest.match(/[a-z][a-z0-9./-]{1,}/g) ?? [];
  return words.find((word) => word.length >= 3 && !isKnownWord(word));
}

export function toSuggestion(
  instrument: Instrument,
  language: 'en' | 'tr',
): { symbol: string; name: string } {
  return { symbol: instrument.symbol, name: instrument.name[language] };
}
