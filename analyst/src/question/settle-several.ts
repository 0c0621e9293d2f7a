import { fold, type Instrument } from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';

export type TextMention = ReturnType<InstrumentCatalogue['findInText']>[number];
export type Several = {
  readonly match: InstrumentMatch;
  readonly text: string;
  readonly isSeveral: boolean;
  readonly pair: readonly [Instrument, Instrument] | undefined;
};

const mostCandidates = 4;
const joiner =
  /(?<![a-z])(?:and|or|vs|versus|compare\w*|ve|veya|ya da|ile|karsilastir\w*)(?![a-z])|[,&+]/;
const currency = /^(?:dolar|dollar|usd|euro|eur|lira|tl|try)/;

function candidatesOf({ match }: TextMention): readonly Instrument[] {
  if (match.kind === 'found') return [match.instrument];
  return match.kind === 'ambiguous' ? match.candidates : [];
}

/** "Bitcoin kaç dolar" speaks of bitcoin: a currency beside another thing is what it is priced in, unless the two are joined. */
function withoutQuotes(
  mentions: readonly TextMention[],
  rest: string,
  text: string,
): readonly TextMention[] {
  const isCurrency = ({ start, end }: TextMention): boolean =>
    currency.test(fold(text.slice(start, end)));
  const priced = mentions.filter(
    (mention) => mention.match.kind === 'found' && !isCurrency(mention),
  );
  return joiner.test(rest) || priced.length === 0
    ? mentions
    : mentions.filter((mention) => !isCurrency(mention));
}

/** What the names have in common: "euro" may be several pairs, and "euro dollar pound" is none of them alone. */
function findShared(named: readonly (readonly Instrument[])[]): readonly Instrument[] {
  return (named[0] ?? []).filter(({ symbol }) =>
    named.every((candidates) => candidates.some((one) => one.symbol === symbol)),
  );
}

/** Settles a message that names more than one thing: names of the same one are found, different ones are asked about. */
export function settleSeveral(
  mentions: readonly TextMention[],
  rest: string,
  text: string,
): Several | undefined {
  const settled = withoutQuotes(mentions, rest, text).filter(
    (mention) => candidatesOf(mention).length > 0,
  );
  if (settled.length < 2) return undefined;
  const named = settled.map(candidatesOf);
  const typed = settled.map(({ start, end }) => text.slice(start, end)).join(', ');
  const shared = findShared(named);
  const [only] = shared;
  if (only !== undefined && shared.length === 1) {
    return {
      match: { kind: 'found', instrument: only },
      text: typed,
      isSeveral: false,
      pair: undefined,
    };
  }
  if (shared.length > 1) return undefined;
  const firstOfEach = named.map((candidates) =>
    candidates.slice(0, candidates.length === 1 ? 1 : 2),
  );
  const distinct = [
    ...new Map(firstOfEach.flat().map((instrument) => [instrument.symbol, instrument])).values(),
  ];
  const match = { kind: 'ambiguous', candidates: distinct.slice(0, mostCandidates) } as const;
  return { match, text: typed, isSeveral: true, pair: toPair(named, distinct) };
}

/** Two names of one instrument each: what can be compared. */
function toPair(
  named: readonly (readonly Instrument[])[],
  distinct: readonly Instrument[],
): Several['pair'] {
  const [first, second, third] = distinct;
  const isPlain = named.every((candidates) => candidates.length === 1) && third === undefined;
  return isPlain && first !== undefined && second !== undefined ? [first, second] : undefined;
}
