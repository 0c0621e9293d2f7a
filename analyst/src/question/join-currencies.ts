import { foldText, languages } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { analystLanguages } from '../language/by-language.ts';
import type { MoneyWords } from '../language/money-words.ts';
import { findCurrency } from './find-currency.ts';
import type { TextMention } from './resolve-several.ts';

const moneyWords = languages.map((language) => analystLanguages[language].moneyWords);
const join = (pick: (own: MoneyWords) => string): string => moneyWords.map(pick).join('|');

// "Against the dollar", "dolara karşı": what the others are measured in.
const before = new RegExp(
  `(?<![a-z])(?:${join((own) => own.quoteBefore)})\\s+(?:the\\s+|us\\s+)*$|\\/\\s*$`,
);
const after = new RegExp(`^\\s*(?:${join((own) => own.quoteAfter)})(?![a-z])`);

function isQuote({ start, end }: TextMention, text: string): boolean {
  return before.test(foldText(text.slice(0, start))) || after.test(foldText(text.slice(end)));
}

function findPair(
  one: string | undefined,
  other: string | undefined,
  catalogue: InstrumentCatalogue,
): TextMention['match'] | undefined {
  if (one === undefined || other === undefined || one === other) return undefined;
  return [one + other, other + one]
    .map((symbol) => catalogue.resolve(symbol))
    .find(({ kind }) => kind === 'found');
}

/**
 * Currencies that a text measures in another one are their pairs: "the euro against the dollar",
 * "euro mu sterlin mi dolara karşı". Undefined where it measures none, or anything else.
 */
export function joinCurrencies(
  mentions: readonly TextMention[],
  text: string,
  catalogue: InstrumentCatalogue,
): readonly TextMention[] | undefined {
  const quote = mentions.find((one) => isQuote(one, text) && findCurrency(one, text) !== undefined);
  if (quote === undefined) return undefined;
  const code = findCurrency(quote, text);
  const others = mentions.filter((one) => one !== quote);
  const joined = others.flatMap((one): TextMention[] => {
    const match = findPair(findCurrency(one, text), code, catalogue);
    return match === undefined ? [] : [{ ...one, match }];
  });
  return others.length > 0 && joined.length === others.length ? joined : undefined;
}

const ranking = new RegExp(`(?<![a-z])(?:${join((own) => own.ranked)})(?![a-z])`);
const dollarInLira = new RegExp(`^(?:${join((own) => own.dollarInLira)})`);

/**
 * "Rank euro pound yen": two currencies in a row are a pair of their own only where nothing says
 * that several are set side by side. The pairs are those with the dollar.
 */
export function splitCurrencies(
  mentions: readonly TextMention[],
  text: string,
  catalogue: InstrumentCatalogue,
): readonly TextMention[] {
  const isList =
    mentions.some((one) => findCurrency(one, text) !== undefined) || ranking.test(foldText(text));
  if (!isList) return mentions;
  return mentions.flatMap((mention): readonly TextMention[] => {
    const { start, end } = mention;
    const words = [...text.slice(start, end).matchAll(/\S+/g)].map((match) => ({
      start: start + match.index,
      end: start + match.index + match[0].length,
    }));
    if (words.length !== 2) return [mention];
    const parts = words.flatMap((word): TextMention[] => {
      const match = findPair(findCurrency({ ...mention, ...word }, text), 'USD', catalogue);
      return match === undefined ? [] : [{ ...word, match }];
    });
    return parts.length === 2 ? parts : [mention];
  });
}

/** "Dolar mı euro mu": beside the dollar in lira other currencies are in lira too. */
export function joinLira(
  mentions: readonly TextMention[],
  text: string,
  catalogue: InstrumentCatalogue,
): readonly TextMention[] {
  const isOfLira = ({ start, end }: TextMention): boolean =>
    dollarInLira.test(foldText(text.slice(start, end)));
  const codes = mentions.map((one) => findCurrency(one, text));
  if (!mentions.some(isOfLira) || codes.some((code) => code === undefined)) return mentions;
  return mentions.map((one, at) => {
    const match = findPair(codes[at], 'TRY', catalogue);
    return match === undefined ? one : { ...one, match };
  });
}
