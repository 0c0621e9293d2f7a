import {
  fold,
  type AnalysisMode,
  type Instrument,
  type Intent,
  type Understanding,
} from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { findLeftover, findStrangeName, toSuggestion, type Mention } from './find-mention.ts';
import { shorten } from './shorten.ts';

/** Whose chart a question is about. */
export type Settled = {
  readonly match: InstrumentMatch | undefined;
  readonly typedName: string;
  /** The message itself names it. */
  readonly isNamed: boolean;
  /** The name is a word that nobody knows, standing where a name would. */
  readonly isGuess: boolean;
  /** The message names more than one. */
  readonly isSeveral: boolean;
  /** The second of two that are compared. */
  readonly other: Instrument | undefined;
  /** A second name that nobody knows, as typed, else empty. */
  readonly strange: string;
};

const intentOfMatch = {
  found: undefined,
  'not-covered': 'not-covered',
  ambiguous: 'ambiguous-symbol',
  unknown: 'unknown-symbol',
} as const satisfies Record<InstrumentMatch['kind'], Intent | undefined>;

const named = {
  isNamed: true,
  isGuess: false,
  isSeveral: false,
  other: undefined,
  strange: '',
} as const;

function findUnknown(rest: string): string | undefined {
  return /(?<![a-z])(?:analy|analiz|incele)/.test(rest)
    ? findLeftover(rest)
    : findStrangeName(rest);
}

// "Compare it with @", "@ ile karsilastir", "vs @", where @ is the name.
const besideName =
  /(?:compar\w*(?: \w+){0,2} (?:with|to|and|against)|vs\.?|versus|against) +@|@\S*(?: +(?:ile|la|le))? +(?:karsilastir|kiyasla|mukayese)/;

function asksBeside(message: string, name: string): boolean {
  return besideName.test(fold(message.normalize('NFC')).replace(fold(name), '@'));
}

type Read = { readonly mention: Mention; readonly rest: string };

function settleMentioned(
  { mention, rest }: Read,
  known: InstrumentMatch | undefined,
  message: string,
): Settled | undefined {
  const { match, pair, isSeveral } = mention;
  if (match === undefined) return undefined;
  const typedName = shorten(mention.text);
  if (pair !== undefined)
    return { ...named, match: { kind: 'found', instrument: pair[0] }, typedName, other: pair[1] };
  // "Compare it with ETH" is about the chart on the screen, and ETH beside it.
  const isBeside =
    known?.kind === 'found' && match.kind === 'found' && asksBeside(message, mention.text);
  if (isBeside && known.instrument.symbol !== match.instrument.symbol) {
    return { ...named, match: known, typedName, other: match.instrument };
  }
  return {
    ...named,
    match,
    typedName,
    isSeveral,
    strange: shorten(mention.strange === '' ? (findLeftover(rest) ?? '') : mention.strange),
  };
}

/** Whose chart it is about: named in the message, else what a request for a chart leaves over, else chosen, else the context's. */
export function settleInstrument(
  { message, chosen, context }: Question,
  read: Read,
  catalogue: InstrumentCatalogue,
): Settled {
  const { rest } = read;
  const symbol = chosen.symbol ?? context.symbol ?? context.lastAnalysis?.instrument.symbol;
  const known = symbol === undefined ? undefined : catalogue.resolve(symbol);
  const mentioned = settleMentioned(read, known, message);
  if (mentioned !== undefined) return mentioned;
  const unknown = findUnknown(rest);
  if (unknown !== undefined) {
    const match = catalogue.resolve(unknown);
    return { ...named, isGuess: match.kind === 'unknown', match, typedName: shorten(unknown) };
  }
  return { ...named, match: known, typedName: shorten(symbol ?? ''), isNamed: false };
}

/** The symbol's part of the understanding: who was found, or with whom it could be confused. */
export function describeMatch(
  { match, typedName, other }: Settled,
  language: Question['language'],
): Partial<Understanding> {
  if (match === undefined) return {};
  if (match.kind === 'found') {
    return {
      symbol: match.instrument.symbol,
      covered: true,
      ...(other === undefined ? {} : { other: other.symbol }),
    };
  }
  if (match.kind === 'not-covered') return { symbol: match.symbol, covered: false };
  const nearest = match.kind === 'ambiguous' ? match.candidates : match.suggestions.slice(0, 3);
  return {
    ...(typedName === '' ? {} : { symbol: typedName }),
    suggestions: nearest.map((instrument) => toSuggestion(instrument, language)),
  };
}

const withoutInstrument: readonly Intent[] = ['concept', 'help', 'unknown'];

/** What a question about a chart turns into when the chart's instrument stands in the way; concepts and help need no instrument. */
export function settleIntent(
  intent: Intent,
  { match, isNamed }: Settled,
  mode: AnalysisMode,
): Intent {
  if (match?.kind === 'not-covered' && isNamed) return 'not-covered';
  if (
    withoutInstrument.includes(intent) ||
    ((intent === 'killzone' || intent === 'data') && !isNamed)
  )
    return intent;
  const trouble = match === undefined ? undefined : intentOfMatch[match.kind];
  if (trouble !== undefined) return trouble;
  return mode === 'fundamental' && intent === 'analyze' ? 'mode-not-available' : intent;
}
