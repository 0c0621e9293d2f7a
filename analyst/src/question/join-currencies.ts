import { foldText } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { TextMention } from './resolve-several.ts';

// Beginnings of the names of currencies; "euro dollar" has two, and is a pair.
const currencies = {
  EUR: /(?<![a-z])(?:euro|avro)/,
  USD: /(?<![a-z])(?:dol+ar|usd(?![a-z])|greenback)/,
  GBP: /(?<![a-z])(?:pound|sterlin)/,
  TRY: /(?<![a-z])(?:lira|tl(?![a-z])|turk lira)/,
  JPY: /(?<![a-z])yen(?!i)/,
  CHF: /(?<![a-z])(?:swiss|frank|franc)/,
} as const;

/** The currency that a name stands for: "euro" is EUR; undefined for pairs and the dollar index. */
export function findCurrency({ start, end }: TextMention, text: string): string | undefined {
  const name = foldText(text.slice(start, end));
  const [code, ...others] = Object.entries(currencies).flatMap(([key, pattern]) =>
    pattern.test(name) ? [key] : [],
  );
  return others.length === 0 && !/inde|endeks/.test(name) ? code : undefined;
}

// "Against the dollar", "dolara karşı": what the others are measured in.
const before =
  /(?<![a-z])(?:against|versus|vs\.?|to|into|in|per|how many|kac|(?:weaker|stronger|lower|higher) than)\s+(?:the\s+|us\s+)*$|\/\s*$/;
const after = /^\s*(?:karsi|karsisinda|nezdinde)(?![a-z])/;

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

/** "Dolar mı euro mu": beside the dollar in lira other currencies are in lira too. */
export function joinLira(
  mentions: readonly TextMention[],
  text: string,
  catalogue: InstrumentCatalogue,
): readonly TextMention[] {
  const isOfLira = ({ start, end }: TextMention): boolean =>
    foldText(text.slice(start, end)).startsWith('dolar');
  const codes = mentions.map((one) => findCurrency(one, text));
  if (!mentions.some(isOfLira) || codes.some((code) => code === undefined)) return mentions;
  return mentions.map((one, at) => {
    const match = findPair(codes[at], 'TRY', catalogue);
    return match === undefined ? one : { ...one, match };
  });
}
