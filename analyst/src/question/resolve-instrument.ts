import { foldText, type AnalysisMode, type Instrument, type Intent } from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import {
  findNameBesideInterval,
  findUnknownName,
  findUnknownWord,
  type Mention,
} from './find-mention.ts';
import { shorten } from './shorten.ts';
import { joinWords } from './word-pattern.ts';

/** The instrument a question is about. */
export type ResolvedInstrument = {
  readonly match: InstrumentMatch | undefined;
  readonly typedName: string;
  /** Named in the message itself. */
  readonly isNamed: boolean;
  /** The name is an unknown word in the position of an instrument name. */
  readonly isGuess: boolean;
  readonly isSeveral: boolean;
  readonly other: Instrument | undefined;
  /** A second, unknown name as typed, else empty. */
  readonly strange: string;
  /** What else its name may mean. */
  readonly namesakes: readonly Instrument[];
};

const intentByMatchKind = {
  found: undefined,
  'not-covered': 'not-covered',
  ambiguous: 'ambiguous-symbol',
  unknown: 'unknown-symbol',
} as const satisfies Record<InstrumentMatch['kind'], Intent | undefined>;

const namedDefaults = {
  isNamed: true,
  isGuess: false,
  isSeveral: false,
  other: undefined,
  strange: '',
  namesakes: [],
} as const;

const analysisPattern = new RegExp(`(?<![a-z])${joinWords(({ analysisStems }) => analysisStems)}`);

function findTypedName(rest: string, hasInterval: boolean): string | undefined {
  if (analysisPattern.test(rest)) return findUnknownWord(rest);
  return findUnknownName(rest) ?? (hasInterval ? findNameBesideInterval(rest) : undefined);
}

// "Compare it with @", "@ ile karsilastir", "vs @", where @ is the name.
const comparisonPattern = new RegExp(joinWords(({ comparison }) => comparison));

function isAskingComparison(message: string, name: string): boolean {
  return comparisonPattern.test(foldText(message.normalize('NFC')).replace(foldText(name), '@'));
}

type ReadMention = {
  readonly mention: Mention;
  readonly rest: string;
  readonly hasInterval: boolean;
};

function resolveMention(
  { mention, rest }: ReadMention,
  known: InstrumentMatch | undefined,
  message: string,
): ResolvedInstrument | undefined {
  const { match, pair, isSeveral } = mention;
  if (match === undefined) return undefined;
  const typedName = shorten(mention.text);
  if (pair !== undefined)
    return {
      ...namedDefaults,
      match: { kind: 'found', instrument: pair[0] },
      typedName,
      other: pair[1],
    };
  // "Compare it with ETH" compares the chart on the screen with ETH.
  const isBeside =
    known?.kind === 'found' && match.kind === 'found' && isAskingComparison(message, mention.text);
  if (isBeside && known.instrument.symbol !== match.instrument.symbol) {
    return { ...namedDefaults, match: known, typedName, other: match.instrument };
  }
  return {
    ...namedDefaults,
    match,
    typedName,
    isSeveral,
    namesakes: mention.namesakes,
    strange: shorten(
      mention.unknownName === '' ? (findUnknownWord(rest) ?? '') : mention.unknownName,
    ),
  };
}

/** Resolves the instrument: named, else unknown in a chart request, else selected, else known. */
export function resolveInstrument(
  { message, chosen, context }: Question,
  read: ReadMention,
  catalogue: InstrumentCatalogue,
): ResolvedInstrument {
  const { rest, hasInterval } = read;
  const symbol = chosen.symbol ?? context.symbol ?? context.lastAnalysis?.instrument.symbol;
  const known = symbol === undefined ? undefined : catalogue.resolve(symbol);
  const mentioned = resolveMention(read, known, message);
  if (mentioned !== undefined) return mentioned;
  const unknown = findTypedName(rest, hasInterval);
  if (unknown !== undefined) {
    const match = catalogue.resolve(unknown);
    return {
      ...namedDefaults,
      isGuess: match.kind === 'unknown',
      match,
      typedName: shorten(unknown),
    };
  }
  return { ...namedDefaults, match: known, typedName: shorten(symbol ?? ''), isNamed: false };
}

const withoutInstrument: readonly Intent[] = ['concept', 'help', 'unknown'];

/** What an overview of an instrument is in each mode. */
const overviewByMode: Readonly<Record<AnalysisMode, Intent>> = {
  technical: 'analyze',
  fundamental: 'company',
  'real-estate': 'mode-not-available',
};

/** Replaces the intent without a usable instrument; concepts and help need none. */
export function resolveIntent(
  intent: Intent,
  { match, isNamed }: Pick<ResolvedInstrument, 'match' | 'isNamed'>,
  mode: AnalysisMode,
): Intent {
  if (match?.kind === 'not-covered' && isNamed) return 'not-covered';
  if (
    withoutInstrument.includes(intent) ||
    ((intent === 'killzone' || intent === 'data') && !isNamed)
  )
    return intent;
  if (match === undefined) return intent;
  const trouble = intentByMatchKind[match.kind];
  if (trouble !== undefined) return trouble;
  return intent === 'analyze' ? overviewByMode[mode] : intent;
}
