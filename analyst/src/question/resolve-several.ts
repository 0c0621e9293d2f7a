import { foldText, type Instrument } from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import { findCurrency } from './find-currency.ts';
import { joinWords } from './word-pattern.ts';

export type TextMention = ReturnType<InstrumentCatalogue['findInText']>[number] & {
  /** What else the name may mean, where the best known one was taken. */
  readonly namesakes?: readonly Instrument[];
};
export type SeveralMentions = {
  readonly match: InstrumentMatch;
  readonly text: string;
  readonly isSeveral: boolean;
  readonly pair: readonly [Instrument, Instrument] | undefined;
};

const maxCandidates = 4;
const joinerPattern = new RegExp(
  `(?<![a-z])${joinWords(({ currencyJoiners }) => currencyJoiners)}(?![a-z])|[,&+]`,
);
// "Eurusd" is a pair, and "dolara" has as many letters.
const currencyPattern = new RegExp(
  `^(?!(?:eur|usd)(?:usd|try|tl|gbp|jpy|chf|aud|cad|cnh|mxn|zar|sek|nok))${joinWords(({ currencies }) => currencies)}`,
);

/** The instruments a name may mean, the best known first. */
export function getCandidates({ match }: TextMention): readonly Instrument[] {
  if (match.kind === 'found') return [match.instrument];
  return match.kind === 'ambiguous' ? match.candidates : [];
}

/** Whether a name in a text is that of a currency. */
export function isCurrencyName({ start, end }: TextMention, text: string): boolean {
  return currencyPattern.test(foldText(text.slice(start, end)));
}

/** A currency is another's quote ("Bitcoin kaç dolar" is bitcoin) unless the two are joined. */
export function removeQuoteCurrencies(
  mentions: readonly TextMention[],
  rest: string,
  text: string,
): readonly TextMention[] {
  const priced = mentions.filter(
    (mention) =>
      mention.match.kind === 'found' &&
      !isCurrencyName(mention, text) &&
      findCurrency(mention, text) === undefined,
  );
  return joinerPattern.test(rest) || priced.length === 0
    ? mentions
    : mentions.filter((mention) => !isCurrencyName(mention, text));
}

/** The candidates all names share: "euro" may be several pairs; "euro dollar pound" is none. */
function findSharedCandidates(named: readonly (readonly Instrument[])[]): readonly Instrument[] {
  return (named[0] ?? []).filter(({ symbol }) =>
    named.every((candidates) => candidates.some((one) => one.symbol === symbol)),
  );
}

/** Resolves several mentions: names of one instrument find it, different ones are ambiguous. */
export function resolveSeveral(
  mentions: readonly TextMention[],
  rest: string,
  text: string,
): SeveralMentions | undefined {
  const settled = removeQuoteCurrencies(mentions, rest, text).filter(
    (mention) => getCandidates(mention).length > 0,
  );
  if (settled.length < 2) return undefined;
  const named = settled.map(getCandidates);
  const typed = settled.map(({ start, end }) => text.slice(start, end)).join(', ');
  const shared = findSharedCandidates(named);
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
  // Beside others a name means its best known instrument: "dollar" beside gold.
  const firstOfEach = named.map((candidates) => candidates.slice(0, 1));
  const distinct = [
    ...new Map(firstOfEach.flat().map((instrument) => [instrument.symbol, instrument])).values(),
  ];
  const match = { kind: 'ambiguous', candidates: distinct.slice(0, maxCandidates) } as const;
  return { match, text: typed, isSeveral: true, pair: toPair(firstOfEach, distinct) };
}

/** The pair to compare, if two names have one instrument each. */
function toPair(
  named: readonly (readonly Instrument[])[],
  distinct: readonly Instrument[],
): SeveralMentions['pair'] {
  const [first, second, third] = distinct;
  const isPlain = named.every((candidates) => candidates.length === 1) && third === undefined;
  return isPlain && first !== undefined && second !== undefined ? [first, second] : undefined;
}
